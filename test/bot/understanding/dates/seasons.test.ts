import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now, stated } from "#test/bot/understanding/stated.ts";

const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"] },
];
const read = (language: string, text: string) =>
  understand(text, { now, language, venues, expecting: null, country: "NO" });

describe("the days around a feast are asked about:", () => {
  test.for([
    ["en", "are you open between Christmas and New Year?", "2026-12-26", "2026-12-31"],
    ["en", "is furu closed between Christmas and New Year?", "2026-12-26", "2026-12-31"],
    ["en", "are you open over Christmas?", "2026-12-24", "2026-12-26"],
    ["en", "are you open over the holidays?", "2026-12-24", "2027-01-01"],
    ["en", "are you open over Easter?", "2027-03-26", "2027-03-29"],
    ["de", "habt ihr zwischen den Jahren offen?", "2026-12-26", "2026-12-31"],
    ["de", "habt ihr zwischen Weihnachten und Neujahr geöffnet?", "2026-12-26", "2026-12-31"],
    ["de", "ist Furu über Weihnachten geschlossen?", "2026-12-24", "2026-12-26"],
    ["de", "habt ihr über Ostern geöffnet?", "2027-03-26", "2027-03-29"],
    ["fr", "vous êtes ouverts entre Noël et le Nouvel An ?", "2026-12-26", "2026-12-31"],
    ["fr", "Furu est fermé entre Noël et le Nouvel An ?", "2026-12-26", "2026-12-31"],
    ["fr", "êtes-vous ouverts le week-end de Pâques ?", "2027-03-26", "2027-03-29"],
    ["es", "¿abrís entre Navidad y Año Nuevo?", "2026-12-26", "2026-12-31"],
    ["es", "¿abren en Semana Santa?", "2027-03-25", "2027-03-28"],
    ["it", "siete aperti tra Natale e Capodanno?", "2026-12-26", "2026-12-31"],
    ["it", "Furu è chiuso durante Pasqua?", "2027-03-26", "2027-03-29"],
    ["pt", "abrem entre o Natal e o Ano Novo?", "2026-12-26", "2026-12-31"],
    ["pt", "estão abertos na Semana Santa?", "2027-03-26", "2027-03-28"],
    ["nl", "zijn jullie open tussen kerst en oud en nieuw?", "2026-12-26", "2026-12-31"],
    ["nl", "is Furu dicht met Pasen?", "2027-03-26", "2027-03-29"],
    ["sv", "har ni öppet i mellandagarna?", "2026-12-26", "2026-12-31"],
    ["sv", "har ni öppet under påsken?", "2027-03-26", "2027-03-29"],
    ["nb", "har dere åpent i romjulen?", "2026-12-26", "2026-12-31"],
    ["nb", "er Furu stengt mellom jul og nyttår?", "2026-12-26", "2026-12-31"],
    ["nb", "har dere åpent i påsken?", "2027-03-25", "2027-03-29"],
  ] as const)("%s: %s", ([language, text, date, dateTo]) => {
    const { intent, topics, asksMore, firstName, ...asked } = read(language, text);
    expect({ intent, topics, asksMore, firstName, date: asked.date, dateTo: asked.dateTo }).toEqual({
      intent: "question",
      topics: ["hours"],
      date,
      dateTo,
    });
  });

  test.for([
    ["en", "are you open on Christmas Day?", "2026-12-25"],
    ["en", "are you open at Easter?", "2027-03-28"],
    ["es", "¿abren en Año Nuevo?", "2027-01-01"],
    ["pt", "vocês abrem no Ano Novo?", "2027-01-01"],
    ["fr", "vous êtes ouverts le Vendredi Saint ?", "2027-03-26"],
    ["sv", "har ni öppet på nyår?", "2026-12-31"],
  ] as const)("and a day by itself is one: %s: %s", ([language, text, date]) => {
    const { topics, date: day, dateTo } = read(language, text);
    expect({ topics, day, dateTo }).toEqual({ topics: ["hours"], day: date, dateTo: undefined });
  });
});

test("a table is wished for on one of them", () => {
  expect(stated("a table for 4 between Christmas and New Year", { language: "en" })).toMatchObject({
    partySize: 4,
    date: "2026-12-26",
    dateTo: "2026-12-31",
  });
});

test("of those that have begun, the ones ahead are meant", () => {
  const on = now.with({ month: 12, day: 28 });
  const { date, dateTo } = understand("are you open between Christmas and New Year?", {
    now: on,
    language: "en",
    expecting: null,
  });
  expect({ date, dateTo }).toEqual({ date: "2026-12-28", dateTo: "2026-12-31" });
});
