import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-28", partySize: 4 };
const venues = [{ id: 1, name: "Furu & Fjord", scenarioNames: [] }];
const offers = ["18:30", "19:00", "20:30"].map((time) => ({ time, date: "2026-11-28" }));

const atOffers = (text: string, language: string) =>
  understand(text, { now, language, expecting: "slot", draft, offers, venues });

const tom = { firstName: "Tom", lastName: "Hale" };

test.for([
  ["en", "seven inside is fine then, my name is Tom Hale", { ...tom, comment: "inside is fine" }],
  ["en", "seven. My name is Tom Hale", tom],
  ["en", "seven please, a high chair", { comment: "a high chair" }],
  ["en", "7, inside", { comment: "inside" }],
  ["en", "7 at Furu", { venueId: 1 }],
  ["en", "yes seven, thanks. Is there parking?", { topics: ["parking"] }],
  ["de", "sieben drinnen passt dann, ich heiße Tom Hale", { ...tom, comment: "drinnen passt" }],
  ["fr", "sept heures dehors alors, je m'appelle Tom Hale", { ...tom, comment: "dehors" }],
  ["es", "a las siete dentro entonces, me llamo Tom Hale", { ...tom, comment: "dentro" }],
  ["it", "alle sette dentro allora, mi chiamo Tom Hale", { ...tom, comment: "dentro" }],
  ["pt", "às sete lá dentro então, chamo-me Tom Hale", { ...tom, comment: "lá dentro" }],
  ["nl", "zeven binnen is dan prima, mijn naam is Tom Hale", { ...tom, comment: "binnen is dan prima" }],
  ["sv", "sju inne går bra då, jag heter Tom Hale", { ...tom, comment: "inne går bra" }],
  ["nb", "sju inne går fint da, jeg heter Tom Hale", { ...tom, comment: "inne går fint" }],
] as const)("an offered hour that the message begins with is taken: %s %s", ([language, text, beside]) => {
  expect(atOffers(text, language)).toMatchObject({ time: "19:00", ...beside });
});

test.for([
  ["en", "eight inside is fine, my name is Tom Hale"],
  ["en", "seven people, inside"],
  ["en", "not seven, inside"],
  ["en", "seven inside would be too cramped"],
  ["en", "2, Tom Hale"],
  ["de", "sieben Leute, drinnen"],
  ["fr", "sept personnes, dehors"],
  ["nb", "sju stykker, inne"],
] as const)("and nothing else is: %s %s", ([language, text]) => {
  expect(atOffers(text, language).time).toBeUndefined();
});
