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
