import { describe, expect, test } from "vitest";
import { lunchAndDinner, stated } from "../stated.ts";

const draft = { date: "2026-11-19", time: "20:00", partySize: 2 };
const read = (language: string, text: string) => stated(text, { language, draft, openings: lunchAndDinner });

describe("beside the hour that is not possible the other one is meant:", () => {
  test.each([
    ["en", "we can't make it at 8, could we do 9?"],
    ["en", "can't make our table at 8 but could do 9pm"],
    ["en", "could we do 9? we won't make it at 8"],
    ["de", "wir können um 8 nicht kommen, geht auch 9?"],
    ["fr", "on ne peut pas venir à 20h, 21h c'est possible ?"],
    ["es", "no podemos ir a las 8, ¿puede ser a las 9?"],
    ["it", "non possiamo venire alle 8, si può fare alle 9?"],
    ["pt", "não conseguimos ir às 8, pode ser às 9?"],
    ["nl", "we kunnen niet om 8 uur komen, kan het om 9 uur?"],
    ["sv", "vi kan inte komma klockan 8, går det klockan 9?"],
    ["nb", "vi kan ikke komme klokka 8, går det klokka 9?"],
    ["da", "vi kan ikke komme klokken 8, går det klokken 9?"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ time: "21:00" });
  });
});

describe("beside the day that is not possible the other one is meant:", () => {
  test.each([
    ["en", "we can't come Friday, does Sunday work?"],
    ["de", "wir können Freitag nicht, geht Sonntag?"],
    ["fr", "on ne pourra pas venir vendredi, dimanche c'est possible ?"],
    ["es", "no podemos el viernes, ¿puede ser el domingo?"],
    ["it", "non riusciamo venerdì, si può fare domenica?"],
    ["pt", "não dá na sexta, pode ser domingo?"],
    ["nl", "we halen vrijdag niet, kan zondag?"],
    ["sv", "vi kan inte på fredag, går söndag?"],
    ["nb", "vi kan ikke fredag, går søndag?"],
    ["da", "vi kan ikke på fredag, går søndag?"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ date: "2026-11-22" });
  });
});

describe("what is not possible alone is still of its day, and a bound is one:", () => {
  test.each([
    ["en", "we can't make it on Friday", { date: "2026-11-20" }],
    ["en", "we can't come before 7, and 9 at the latest", { timeFrom: "19:00", timeTo: "21:00" }],
    ["de", "wir können Freitag nicht kommen", { date: "2026-11-20" }],
  ])("%s: %s", (language, text, values) => {
    expect(read(language, text)).toMatchObject(values);
  });
});

describe("an hour that is too early or too late is the reason for another one:", () => {
  test.each([
    ["en", "my wife says 8pm is too late for the little one, can we come at 7?"],
    ["de", "Meine Frau sagt 20 Uhr ist zu spät für den Kleinen, können wir um 19 Uhr kommen?"],
    ["fr", "ma femme me dit que 20h c trop tard pour le petit, on peut venir à 19h ?"],
    ["fr", "20h c'est trop tard on peut venir à 19h ?"],
    ["es", "mi mujer dice que a las 8 es muy tarde para el niño, ¿podemos ir a las 7?"],
    ["it", "mia moglie dice che le 20 è troppo tardi per il piccolo, possiamo venire alle 19?"],
    ["nl", "mijn vrouw zegt dat 20 uur te laat is voor de kleine, kunnen we om 19 uur komen?"],
    ["pt", "a minha mulher diz que às 20h é tarde demais para o pequeno, podemos ir às 19h?"],
    ["sv", "min fru säger att 20 är för sent för den lille, kan vi komma kl 19?"],
    ["nb", "kona sier at klokka 20 er for sent for minstemann, kan vi komme klokka 19?"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ time: "19:00" });
  });
});

describe("what is asked, supposed or denied to be too late is none:", () => {
  test.each([
    ["en", "8 isn't too late for us, 7 would be fine too"],
    ["de", "20 Uhr ist nicht zu spät, 19 Uhr geht auch"],
    ["en", "is 8 too late? otherwise 7"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ time: "20:00" });
  });
});

describe("a day at work is the reason for another one:", () => {
  test.each([
    ["en", "tomorrow I'm at work, can we do Sunday same time"],
    ["de", "ach mist, morgen bin ich auf der Arbeit, geht auch Sonntag selbe Uhrzeit"],
    ["fr", "ah zut demain je suis au travail, on peut mettre dimanche même heure"],
    ["es", "mañana trabajo, podemos poner el domingo a la misma hora"],
    ["it", "domani sono al lavoro, possiamo mettere domenica stessa ora"],
    ["nl", "oei morgen zit ik op mijn werk, mag het zondag worden, zelfde tijd"],
    ["pt", "amanhã estou no trabalho, dá para pôr domingo à mesma hora"],
    ["sv", "imorgon är jag på jobbet, kan vi ta söndag samma tid"],
  ])("%s: %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ date: "2026-11-22" });
  });
});

describe("whom one day does not suit comes on the other:", () => {
  test.each([
    ["es", "el viernes mi madre no puede, ¿puede ser el domingo?"],
    ["it", "venerdì mia madre non può, va bene domenica?"],
    ["pt", "sexta a minha mãe não pode, pode ser domingo?"],
    ["de", "Freitag kann meine Mutter nicht, geht Sonntag?"],
  ])("%s: %s", (language, text) => {
    const meant = read(language, text);
    expect(meant).toMatchObject({ date: "2026-11-22" });
    expect(meant).not.toHaveProperty("partySize");
  });

  test("but who does not come on that day is one fewer", () => {
    expect(read("es", "mi madre no puede, el jueves venimos igual")).toMatchObject({ partySize: 1 });
  });
});
