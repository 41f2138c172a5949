import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const offers = ["18:00", "18:30", "19:00", "20:00", "21:00"].map((time) => ({ time }));
const draft = { date: "2026-11-20", partySize: 4 };
const picked = (language: string, text: string) =>
  understand(text, { now, language, expecting: "slot", offers, draft }).choice;

describe("of the times shown, one is picked by its place:", () => {
  test.for([
    ["en", "the second of those", 2],
    ["en", "the third from the top", 3],
    ["en", "the second to last", 4],
    ["en", "the last but one", 4],
    ["de", "die letzte davon", -1],
    ["de", "das zweite von oben", 2],
    ["de", "ich nehm die dritte", 3],
    ["de", "vorletzte", 4],
    ["fr", "le dernier de la liste", -1],
    ["fr", "l'avant-dernier", 4],
    ["fr", "le créneau du milieu", 3],
    ["es", "el último de esos", -1],
    ["es", "el penúltimo", 4],
    ["es", "el de arriba", 1],
    ["it", "l'ultimo di quelli", -1],
    ["it", "il penultimo", 4],
    ["nl", "de laatste daarvan", -1],
    ["nl", "de een na laatste", 4],
    ["pt", "o último desses", -1],
    ["pt", "o penúltimo", 4],
    ["sv", "den näst sista", 4],
    ["sv", "tar den tredje", 3],
    ["sv", "tvåan", 2],
  ] as const)("in %s, “%s”", ([language, text, choice]) => {
    expect(picked(language, text)).toBe(choice);
  });

  test.for([
    ["en", "not the last one"],
    ["en", "is the second one outside?"],
    ["en", "the second of December"],
    ["de", "die dritte von unten"],
    ["fr", "le dernier, non"],
    ["sv", "nej inte den andra"],
  ] as const)("but not in %s, by “%s”", ([language, text]) => {
    expect(picked(language, text)).toBeUndefined();
  });
});
