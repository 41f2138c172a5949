import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 12 };
const read = (language: string, text: string, partySize = 12) =>
  understand(text, {
    ...{ now, language, expecting: "confirm", tablePicked: true },
    draft: { ...draft, partySize },
  });

describe("of twelve, a number beside who does not come is how many do, and no time:", () => {
  test.for([
    ["en", "10 in the end, the little ones are staying with my sister-in-law"],
    ["en", "so that's 10, the kids are staying with my mum"],
    ["en", "ok so 10 then, the two of us are staying home"],
    ["en", "10 then, the grandparents can't make it"],
    ["de", "am Ende 10, die Kleinen bleiben bei meiner Schwägerin"],
    ["de", "na gut dann 10, wir zwei bleiben zu Hause"],
    ["es", "al final 10, los peques se quedan con mi cuñada"],
    ["es", "bueno pues 10, nosotros dos nos quedamos en casa"],
    ["fr", "finalement 10, les enfants restent chez ma soeur"],
    ["fr", "bon alors 10, nous deux on reste à la maison"],
    ["it", "vabbè allora 10, noi due restiamo a casa"],
    ["it", "alla fine 10, i bimbi restano con mia cognata"],
    ["nl", "uiteindelijk 10, de kinderen blijven bij mijn schoonzus"],
    ["nl", "nou dan 10, wij twee blijven thuis"],
    ["pt", "afinal 10, os miúdos ficam com a minha cunhada"],
    ["pt", "pronto, então 10, nós dois ficamos em casa"],
    ["sv", "till slut 10, barnen stannar hos min svägerska"],
    ["sv", "okej då 10, vi två stannar hemma"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, time, comment } = read(language, text);
    expect({ partySize, time, comment }).toEqual({ partySize: 10, time: undefined, comment: undefined });
  });
});

test("a number that no one's staying away explains is the hour that it was", () => {
  expect(read("en", "at 8 then, the kids are staying with my mum")).toMatchObject({ time: "20:00" });
  expect(read("en", "is 8 ok? my mum isn't coming", 6)).toMatchObject({ time: "20:00" });
});

describe("who stays away is told without a word of coming, and nothing of it is a note:", () => {
  test.for([
    ["en", "us two will stay home", 10],
    ["en", "daves wife just had the baby so hes out", 11],
    ["en", "one less, my mum's not coming", 11],
    ["en", "the baby's staying home", 11],
    ["en", "we've got one more", 13],
    ["en", "one more now", 13],
    ["de", "Daves Frau hat gerade das Baby bekommen, er ist raus", 11],
    ["de", "einer weniger, meine Mutter kommt nicht", 11],
    ["fr", "la femme de Dave vient d'avoir le bébé donc il ne vient pas", 11],
    ["it", "la moglie di Dave ha appena avuto il bambino quindi lui non viene", 11],
    ["nl", "Daves vrouw is net bevallen van de baby dus hij komt niet", 11],
    ["nl", "eentje minder, mijn moeder komt niet", 11],
    ["pt", "a mulher do Dave acabou de ter o bebé por isso ele não vem", 11],
    ["sv", "Daves fru har precis fått barn så han är inte med", 11],
    ["sv", "vi är en till nu", 13],
  ] as const)("in %s, “%s”", ([language, text, left]) => {
    const { intent, partySize, comment } = read(language, text);
    expect({ intent, partySize, comment }).toEqual({
      ...{ intent: "change", partySize: left, comment: undefined },
    });
  });
});

describe("how many the children are who are left with somebody is asked:", () => {
  test.for([
    ["en", "we left the kids with grandma"],
    ["de", "die Kinder lassen wir bei Oma"],
    ["es", "hemos dejado a los niños con la abuela"],
    ["fr", "on a laissé les enfants chez mamie"],
    ["it", "abbiamo lasciato i bambini dai nonni"],
    ["nl", "de kinderen zijn bij oma"],
    ["pt", "deixámos os miúdos com a avó"],
    ["sv", "vi lämnade barnen hos mormor"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { recounts, comment } = read(language, text);
    expect({ recounts, comment }).toEqual({ recounts: true, comment: undefined });
  });
});

describe("a dog that stays at home is no note:", () => {
  test.for([
    ["en", "my dog stays home"],
    ["de", "der Hund bleibt zu Hause"],
    ["es", "el perro se queda en casa"],
    ["fr", "le chien reste à la maison"],
    ["it", "il cane resta a casa"],
    ["nl", "de hond blijft thuis"],
    ["pt", "o cão fica em casa"],
    ["sv", "hunden stannar hemma"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { unwished, comment } = read(language, text);
    expect({ isUnwished: unwished !== undefined, comment }).toEqual({
      ...{ isUnwished: true, comment: undefined },
    });
  });
});

describe("neither who lodges somewhere nor what is lost stays away:", () => {
  test.for([
    ["en", "the kids are staying with us"],
    ["en", "my parents are staying with my sister at the hotel"],
    ["en", "my code isn't coming"],
    ["en", "we just had a baby, so somewhere quiet please"],
    ["de", "der Link kommt nicht, er geht nicht"],
    ["fr", "loin de la porte à cause du bébé"],
    ["pt", "longe da porta por causa do bebé"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, recounts } = read(language, text);
    expect({ partySize, recounts }).toEqual({ partySize: undefined, recounts: undefined });
  });
});
