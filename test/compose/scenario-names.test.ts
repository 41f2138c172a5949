import { expect, test } from "vitest";
import { parseVenues } from "#src/booking/service/venue/parse-venues.ts";
import { createEmbeddedVenueBook, createRemoteVenueBook } from "#src/compose/venue-facts.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const plan = `
    plan:
      tables: [{ id: 1, min: 1, max: 4 }]
      scenarios:
        - id: 1
          name: Dinner
          names: { de: Abendessen, pt-BR: Jantar }
          hours: [{ from: "18:00", to: "23:00" }]
          turnTime: { 1-4: PT2H }
          tables: [1]
          partySize: { max: 4 }`;
const names = `
    scenarioNames: { Dinner: { de: Abendessen, pt-BR: Jantar } }`;

/** Replies know no regions. */
const known = { Dinner: { de: "Abendessen", pt: "Jantar" } };

function venuesOf(rest: string) {
  const parsed = parseVenues(`venues:\n  - id: 1\n    name: Furu\n    timeZone: Europe/Oslo${rest}`);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.venues;
}

test("names in other languages stand beside a scenario of the plan", () => {
  const [furu] = createEmbeddedVenueBook(() => venuesOf(plan)).venues();
  expect(furu).toMatchObject({ scenarioNames: ["Dinner"], scenarioTranslations: known });
});

test("or in the profile of a house whose scenarios another service has", async () => {
  const dinner = { id: 1, name: "Dinner", types: [], description: "" };
  const listed = { id: 1, name: "Furu", scenarioNames: ["Dinner"], scenarios: [dinner] };
  const client = { listVenues: () => Promise.resolve({ ok: true as const, value: [listed] }) };
  const book = createRemoteVenueBook(() => venuesOf(names), client, createQuietLog());
  await book.refresh();
  expect(book.venues()).toMatchObject([{ scenarioNames: ["Dinner"], scenarioTranslations: known }]);
});
