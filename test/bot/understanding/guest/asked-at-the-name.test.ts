import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("what is asked, or only agreed to, where a name is asked for", () => {
  test.for([
    ["de", "ist das new yorker zeit"],
    ["de", "ok dann so"],
    ["de", "ist das ortszeit"],
    ["de", "ist der Tisch draußen"],
    ["en", "do you need my surname too"],
    ["fr", "il faut le nom de famille aussi ?"],
    ["es", "¿hace falta el apellido también?"],
    ["it", "vuole anche il cognome?"],
    ["nl", "heeft u ook de achternaam nodig?"],
    ["pt", "quer também o apelido?"],
    ["sv", "behöver ni efternamnet också?"],
    ["de", "brauchen Sie auch den Nachnamen?"],
    ["de", "dann halt so"],
    ["de", "passt so"],
  ] as const)("names nobody, %s: %s", ([language, text]) => {
    expect(nameIn(text, language)).toBe("");
  });
});
