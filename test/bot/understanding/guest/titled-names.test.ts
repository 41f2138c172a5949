import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("a title is no part of the name:", () => {
  test.for([
    ["en", "Reverend Paul Dunne", "Paul Dunne"],
    ["en", "Sir Ian Dunne", "Ian Dunne"],
    ["en", "Judge Marian Cole", "Marian Cole"],
    ["de", "Frau Doktor Weber", "Frau Doktor Weber"],
    ["de", "Professor Anna Weber", "Anna Weber"],
    ["fr", "Maître Paul Garnier", "Paul Garnier"],
    ["es", "la doctora Ana Ruiz", "Ana Ruiz"],
    ["it", "l'ingegner Paolo Ferri", "Paolo Ferri"],
    ["it", "il professor Ferri", "Ferri"],
    ["nl", "professor Anna de Wit", "Anna de Wit"],
    ["pt", "o engenheiro Rui Costa", "Rui Costa"],
    ["sv", "doktor Anna Berg", "Anna Berg"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });

  test.for([
    ["fr", "oui mais au nom de Maître Garnier", "Garnier"],
    ["es", "sí pero a nombre del ingeniero Ruiz", "Ruiz"],
    ["it", "sì ma a nome dell'ingegner Ferri", "Ferri"],
    ["nl", "ja maar op naam van dokter Smit", "Smit"],
    ["pt", "sim mas em nome do doutor Rui Costa", "Rui Costa"],
    ["sv", "ja men i namnet professor Anna Berg", "Anna Berg"],
  ] as const)("beside a yes, %s: %s", ([language, text, name]) => {
    expect(nameIn(text, language, "confirm")).toBe(name);
  });
});
