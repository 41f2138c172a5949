import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft, openings: lunchAndDinner } as const;

const comment = (text: string, language: string) => understand(text, { ...atSummary, language }).comment;

describe("beside another hour no more is noted than the wish", () => {
  test.for([
    ["en", "inside then, around nine", "inside"],
    ["de", "dann halt drinnen, ungefähr um acht", "drinnen"],
    ["de", "drinnen egal so gegen neun", "drinnen"],
    ["fr", "à l'intérieur peu importe vers neuf heures", "à l'intérieur"],
    ["es", "dentro da igual sobre las nueve", "dentro"],
    ["it", "allora dentro fa lo stesso verso le nove", "dentro"],
    ["nl", "doe toch maar binnen, om een uur of acht", "binnen"],
    ["pt", "lá dentro tanto faz por volta das nove", "lá dentro"],
    ["sv", "inne spelar ingen roll runt nio", "inne"],
    ["sv", "inomhus då, vid åttatiden ungefär", "inomhus"],
  ] as const)("in %s: “%s”", ([language, text, wish]) => {
    expect(comment(text, language)).toBe(wish);
  });
});

describe("what only leads to it is no part of a note", () => {
  test.for([
    ["en", "I meant to say we bring a pram", "we bring a pram"],
    ["de", "eins noch: wir bringen einen Kinderwagen mit", "wir bringen einen Kinderwagen mit"],
    [
      "de",
      "ich wollte noch sagen, dass meine Frau eine Nussallergie hat",
      "meine Frau eine Nussallergie hat",
    ],
    ["fr", "je voulais dire que ma femme est allergique aux noix", "ma femme est allergique aux noix"],
    ["es", "quería decir que mi mujer es celíaca", "mi mujer es celíaca"],
    ["it", "volevo dire che mio marito è celiaco", "mio marito è celiaco"],
    ["nl", "ik wilde nog zeggen dat mijn man een notenallergie heeft", "mijn man een notenallergie heeft"],
    ["pt", "queria dizer que a minha mulher é celíaca", "a minha mulher é celíaca"],
    ["sv", "jag ville säga att min fru är allergisk mot nötter", "min fru är allergisk mot nötter"],
  ] as const)("in %s: “%s”", ([language, text, wish]) => {
    expect(comment(text, language)).toBe(wish);
  });
});

describe("what the guests have to do later is noted whole", () => {
  test.for([
    ["en", "we have a train at ten", "we have a train at ten"],
    ["es", "tenemos teatro a las 22:00", "tenemos teatro a las 22:00"],
    ["it", "abbiamo il treno alle 22", "abbiamo il treno alle 22"],
    ["nl", "we hebben een trein om tien uur", "we hebben een trein om tien uur"],
    ["pt", "temos de apanhar o comboio às dez", "temos de apanhar o comboio às dez"],
    ["sv", "vi har ett tåg klockan tio", "vi har ett tåg klockan tio"],
  ] as const)("in %s: “%s”", ([language, text, wish]) => {
    expect(comment(text, language)).toBe(wish);
  });

  test.for([
    ["es", "tenemos un perro", "un perro"],
    ["sv", "vi har en hund", "en hund"],
  ] as const)("and what they have is named alone in %s: “%s”", ([language, text, wish]) => {
    expect(comment(text, language)).toBe(wish);
  });
});

describe("what one of those who are counted needs is noted in the first message", () => {
  test.for([
    [
      "en",
      "dinner on Friday, four of us plus a baby who needs a high chair, on the terrace if possible",
      "needs a high chair",
    ],
    ["en", "table friday for 4 and a toddler who needs a booster seat", "needs a booster seat"],
    [
      "fr",
      "nous sommes quatre et un bébé qui a besoin d'une chaise haute, vendredi",
      "qui a besoin d'une chaise haute",
    ],
    [
      "es",
      "para cenar el viernes somos cuatro y un bebé que necesita trona a ser posible en la terraza",
      "necesita trona",
    ],
    ["pt", "jantar na sexta somos quatro e um bebé que precisa de cadeirinha", "precisa de cadeirinha"],
  ] as const)("in %s: “%s”", ([language, text, wish]) => {
    const read = understand(text, { now, language, expecting: null, openings: lunchAndDinner });
    expect(read).toMatchObject({ comment: expect.stringContaining(wish), partySize: 5 });
  });

  test("but what is only asked is not", () => {
    const read = understand("who has high chairs?", { now, language: "en", expecting: null });
    expect(read).not.toHaveProperty("comment");
  });
});
