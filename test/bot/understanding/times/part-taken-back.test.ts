import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner", "Lunch"],
    scenarioTranslations: {
      Lunch: { de: "Mittagessen", it: "Pranzo", nl: "Lunch", pt: "Almoço", sv: "Lunch" },
    },
  },
];
const read = (language: string, text: string) => understand(text, { now, language, expecting: null, venues });

describe("the evening goes with the day that is taken back, where another meal is named:", () => {
  test.for([
    ["en", "a table for saturday evening, no wait, sunday lunch, three of us"],
    ["de", "einen Tisch für Samstagabend, nein warte, Sonntag zum Mittagessen, zu dritt"],
    ["it", "volevo prenotare per sabato sera cioè no aspetta domenica a pranzo siamo in tre"],
    ["nl", "tafel zaterdagavond, nee wacht, zondag lunch, met z'n drieën"],
    ["pt", "mesa para sábado à noite, não espera, domingo ao almoço, somos três"],
    ["sv", "bord lördag kväll, nej vänta, söndag lunch, vi är tre"],
  ] as const)("%s: %s", ([language, text]) => {
    const { date, part, timeFrom, scenarioName } = read(language, text);
    expect({ date, part, timeFrom }).toEqual({ date: "2026-11-22", part: undefined, timeFrom: undefined });
    expect(scenarioName).toBe("Lunch");
  });

  test("it stays where only the day is another", () => {
    const { date, part } = read("en", "a table for saturday evening, no wait, sunday");
    expect({ date, part }).toEqual({ date: "2026-11-22", part: "evening" });
  });
});
