import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };
const read = (text: string, language: string) =>
  understand(text, { now, language, draft, expecting: "name", tablePicked: true });

describe("which name is needed is asked, and told,", () => {
  test.for([
    ["en", "do you need my surname too"],
    ["en", "is first name enough?"],
    ["de", "brauchen Sie auch den Nachnamen?"],
    ["de", "reicht der Vorname?"],
    ["fr", "vous avez besoin du prénom aussi ?"],
    ["fr", "il faut le nom de famille aussi ?"],
    ["es", "¿hace falta el apellido también?"],
    ["it", "serve anche il cognome?"],
    ["it", "basta il nome?"],
    ["nl", "heeft u ook de achternaam nodig?"],
    ["nl", "is de voornaam genoeg?"],
    ["pt", "é preciso o apelido?"],
    ["pt", "basta o primeiro nome?"],
    ["sv", "behöver ni efternamnet också?"],
    ["sv", "räcker det med förnamn?"],
  ] as const)("in %s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "question", asksNeeds: true });
  });

  test.for([
    ["en", "is your name enough of a brand?"],
    ["en", "first name is Kim"],
    ["de", "der Nachname ist Kern"],
    ["fr", "mon prénom est Chloé"],
    ["nl", "mijn voornaam is Lotte"],
  ] as const)("but not in %s: %s", ([language, text]) => {
    expect(read(text, language).asksNeeds).toBeUndefined();
  });
});
