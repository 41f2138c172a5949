import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { KnownVenue } from "#src/bot/understanding/understanding-context.ts";
import { now } from "#test/bot/understanding/stated.ts";

const venues: readonly KnownVenue[] = [
  {
    id: 1,
    name: "Furu & Fjord",
    scenarioNames: ["Dinner", "Tasting menu", "Terrace", "Late kitchen"],
    scenarioTranslations: {
      "Tasting menu": {
        de: "Degustationsmenü",
        fr: "Menu dégustation",
        es: "Menú degustación",
        it: "Menu degustazione",
        nl: "Proeverijmenu",
        pt: "Menu de degustação",
        sv: "Avsmakningsmeny",
      },
    },
  },
  { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner", "Brunch", "Cellar table"] },
];

const read = (text: string, language: string, expecting: null | "slot" = null) =>
  understand(text, { now, language, expecting, venues });

test.for([
  ["en", "what is the tasting menu?"],
  ["en", "when do you do the tasting menu"],
  ["en", "do you have a tasting menu"],
  ["de", "was ist denn das degustationsmenü"],
  ["de", "an welchen tagen gibts das degustationsmenü"],
  ["fr", "c'est quoi le menu dégustation"],
  ["fr", "le menu dégustation c'est quels jours ?"],
  ["es", "en qué consiste el menú degustación"],
  ["es", "qué días hacéis el menú degustación"],
  ["it", "no il menu degustazione dicevo, quando lo fate?"],
  ["it", "buonasera volevo sapere se lunedì siete aperti per il menu degustazione"],
  ["it", "cos'è il menu degustazione"],
  ["nl", "wat houdt het proeverijmenu in"],
  ["nl", "wanneer doen jullie het proeverijmenu"],
  ["pt", "o que é o menu de degustação"],
  ["pt", "em que dias têm o menu de degustação"],
  ["sv", "vad är avsmakningsmenyn för något"],
  ["sv", "vilka dagar har ni avsmakningsmeny"],
] as const)("what a way to dine is, and when, is asked of it: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({
    intent: "question",
    topics: ["scenario"],
    scenarioName: "Tasting menu",
  });
});

test.for([
  ["en", "whats the late kitchen?", "slot", "Late kitchen"],
  ["en", "is there a brunch", null, "Brunch"],
  ["en", "what's the cellar table", null, "Cellar table"],
] as const)("%s, %s, while %s is asked", ([language, text, expecting, scenarioName]) => {
  expect(read(text, language, expecting)).toMatchObject({ topics: ["scenario"], scenarioName });
});

test("what it costs is asked beside it, without a mark", () => {
  const asked = read("esse menu de degustação é o quê? e quanto é", "pt", "slot");
  expect(asked).toMatchObject({ topics: ["scenario", "prices"], scenarioName: "Tasting menu" });
});

test("what it costs is asked beside it", () => {
  expect(read("whats the tasting menu, how much is it", "en").topics).toEqual(["scenario", "prices"]);
});

test.for([
  ["en", "can i do the tasting on friday for 2"],
  ["fr", "la dégustation vendredi pour 2"],
  ["it", "quindi venerdì posso fare il degustazione in due?"],
  ["es", "la degustación el viernes para 2"],
] as const)("it is wished for by its word alone: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ partySize: 2, scenarioName: "Tasting menu" });
  expect(read(text, language).topics).toBeUndefined();
});

test.for([
  ["en", "do you have brunch on sunday for 2?"],
  ["en", "do you have dogs on the terrace?"],
] as const)("who asks for a table, or of something else, asks nothing of it: %s, %s", ([language, text]) => {
  expect(read(text, language).topics ?? []).not.toContain("scenario");
});

test.for([
  ["en", "tasting menu on wednesday, second seating, for 2", "latest"],
  ["en", "tasting menu on wednesday, first sitting, for 2", "earliest"],
  ["de", "am mittwoch zu zweit, die zweite runde bitte", "latest"],
  ["fr", "mercredi pour 2, le deuxième service", "latest"],
  ["es", "el miércoles para 2, segundo turno", "latest"],
  ["it", "mercoledì in due, secondo turno", "latest"],
  ["nl", "woensdag voor 2, de tweede ronde", "latest"],
  ["pt", "quarta para 2, o segundo turno", "latest"],
  ["sv", "onsdag för 2, andra sittningen", "latest"],
] as const)("a seating is an end of the evening: %s, %s", ([language, text, dayEnd]) => {
  expect(read(text, language)).toMatchObject({ partySize: 2, dayEnd });
});

test("a seating of another day is none of the times that are offered", () => {
  const offers = [{ time: "17:00" }, { time: "18:15" }, { time: "19:15" }];
  const context = {
    now,
    language: "it",
    expecting: "slot",
    venues,
    offers,
    draft: { date: "2026-11-30" },
  } as const;
  const understood = understand("va bene allora mercoledì degustazione, secondo turno", context);
  expect(understood).toMatchObject({ date: "2026-11-25", dayEnd: "latest", scenarioName: "Tasting menu" });
  expect(understood.choice).toBeUndefined();
});
