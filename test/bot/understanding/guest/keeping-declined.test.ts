import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-29", time: "13:00", partySize: 2 };
const read = (language: string, text: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("who need not be remembered drops no table that they were asked about:", () => {
  test.for([
    ["en", "no need to save my details. See you Sunday!"],
    ["en", "no need to save my details"],
    ["en", "please don't keep my data, see you on Sunday"],
    ["es", "no hace falta que guarde mis datos. ¡Hasta el domingo!"],
    ["es", "no guarde mis datos"],
    ["fr", "pas besoin de garder mes coordonnées. À dimanche !"],
    ["fr", "ne gardez pas mes données"],
    ["it", "non serve salvare i miei dati. A domenica!"],
    ["pt", "não precisa guardar os meus dados. Até domingo!"],
    ["de", "meine Daten brauchen Sie nicht zu speichern. Bis Sonntag!"],
    ["de", "bitte nicht meine Daten speichern"],
    ["nl", "mijn gegevens hoeven niet bewaard te worden. Tot zondag!"],
    ["sv", "ni behöver inte spara mina uppgifter. Vi ses på söndag!"],
    ["nb", "dere trenger ikke lagre opplysningene mine. Vi ses søndag!"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, topics, date } = read(language, text);
    expect({ intent, topics, date }).toEqual({ intent: "question", topics: ["ownData"] });
  });
});

test.for([
  ["yes, book it, and no need to keep my number", "affirm"],
  ["no", "deny"],
  ["no. See you Sunday!", "deny"],
] as const)("“%s” is the answer that it is", ([text, intent]) => {
  expect(read("en", text).intent).toBe(intent);
});
