import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const atReminder = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", draft });

describe("asked whether they come, these are a no", () => {
  test.for([
    ["en", "can't, sorry"],
    ["en", "sadly not"],
    ["en", "we're out, sorry"],
    ["es", "no vamos a poder"],
    ["it", "non riusciamo"],
    ["pt", "não vamos conseguir"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(["deny", "cancel"]).toContain(atReminder(text, language).intent);
  });
});

describe("one of them who is ill calls nothing off, and is met with a kind word", () => {
  test.for([
    ["en", "my wife's ill"],
    ["en", "my husband's sick"],
    ["de", "meine Frau ist krank"],
    ["fr", "ma femme est malade"],
    ["es", "mi mujer está enferma"],
    ["it", "mia moglie sta male"],
    ["nl", "mijn vrouw is ziek"],
    ["pt", "a minha mulher está doente"],
    ["sv", "min fru är sjuk"],
    ["sv", "barnen är sjuka"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atReminder(text, language)).toMatchObject({ intent: "other", feeling: "sorrow" });
  });
});

test("“vi är sjuka” is all of them", () => {
  expect(atReminder("vi är sjuka", "sv").intent).toBe("cancel");
});

describe("which booking it is about is asked for", () => {
  test.for([
    ["en", "which booking is that?"],
    ["de", "welche Reservierung ist das?"],
    ["fr", "c'est quelle réservation ?"],
    ["es", "¿qué reserva es?"],
    ["it", "quale prenotazione?"],
    ["nl", "welke reservering is dat?"],
    ["pt", "que reserva é essa?"],
    ["sv", "vilken bokning är det?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atReminder(text, language).intent).toBe("list");
  });
});
