import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const house = {
  id: 1,
  name: "Fjord",
  scenarioNames: ["Lunch", "Brunch", "Dinner"],
  scenarioTranslations: {
    Lunch: { de: "Mittagessen", fr: "Déjeuner", es: "Almuerzo", it: "Pranzo", pt: "Almoço", sv: "Lunch" },
    Dinner: {
      de: "Abendessen",
      fr: "Dîner",
      es: "Cena",
      it: "Cena",
      nl: "Diner",
      pt: "Jantar",
      sv: "Middag",
    },
  },
};

const read = (language: string, text: string, draft?: { readonly scenarioName: string }) =>
  understand(text, {
    now: Temporal.ZonedDateTime.from("2026-11-21T10:00:00[Europe/Oslo]"),
    language,
    expecting: draft ? "slot" : null,
    venues: [house],
    openings: () => [
      { from: "12:00", to: "15:00" },
      { from: "17:00", to: "23:00" },
    ],
    ...(draft && { draft: { date: "2026-11-22", partySize: 2, ...draft } }),
  });

test.for([
  ["en", "lunch at 10 tomorrow for 2", "10:00"],
  ["en", "lunch at 9 tomorrow for 2", "09:00"],
  ["en", "lunch at 1 tomorrow for 2", "13:00"],
  ["en", "brunch at 1 on Sunday", "13:00"],
  ["en", "brunch at 9 on Sunday", "09:00"],
  ["en", "dinner at 10", "22:00"],
  ["en", "lunch at 10 pm", "22:00"],
  ["de", "Mittagessen morgen um 10 für 2", "10:00"],
  ["fr", "déjeuner demain à 10 h pour 2", "10:00"],
  ["es", "almuerzo mañana a las 10 para 2", "10:00"],
  ["it", "pranzo domani alle 10 per 2", "10:00"],
  ["nl", "lunch morgen om 10 uur voor 2", "10:00"],
  ["pt", "almoço amanhã às 10 para 2", "10:00"],
  ["sv", "lunch imorgon klockan 10 för 2", "10:00"],
  ["sv", "middag klockan 10", "22:00"],
])("%s: “%s” is at %s, since a meal has its hours", ([language = "", text = "", time]) => {
  expect(read(language, text).time).toBe(time);
});

test("ten, said of a lunch that is looked for, is in the morning; eight may be another meal", () => {
  expect(read("en", "at 10", { scenarioName: "Lunch" }).time).toBe("10:00");
  expect(read("en", "at 8", { scenarioName: "Lunch" }).time).toBe("20:00");
});

test.for([
  ["jantar amanhã às 20 para 4", "20:00", 4],
  ["amanhã às 10 para as 8, 2 pessoas", "19:50", 2],
] as const)("pt: “%s” is at %s, for %i", ([text, time, partySize]) => {
  expect(read("pt", text)).toMatchObject({ time, partySize });
});

test.for(["so 3 oder 4", "so, da bin ich wieder"])("de: “%s” begins with no Sunday", (text) => {
  expect(read("de", text).date).toBeUndefined();
});
