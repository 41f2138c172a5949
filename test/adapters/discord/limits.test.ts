import { describe, expect, test } from "vitest";
import { toAnswerBody } from "#src/adapters/discord/outbound.ts";
import type { DaySheetView, DeskAnswer, FloorView, SheetRow, SheetView } from "#src/bot/desk/view.ts";
import { aBooking } from "#test/support/desk/desk-fixture.ts";
import { openDiscord } from "#test/support/discord/discord-fixture.ts";
import { mistakesIn } from "#test/support/discord/rules.ts";

const many = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const uuid = (at: number) => `0b9c2f0e-6a53-4f0e-9d8e-${String(at).padStart(12, "0")}`;
const long = "*_~`|\\ ".repeat(300);
const startsAt = (at: number) =>
  Temporal.Instant.from("2026-11-21T17:00:00Z")
    .add({ minutes: at * 15 })
    .toString();

const row = (at: number): SheetRow => ({
  booking: { venueId: 2_147_483_647, id: uuid(at) },
  time: "19:00",
  startsAt: startsAt(at),
  party: "500 people",
  partySize: 500,
  name: long.slice(0, 200),
  state: "booked",
  stateCode: "REGISTERED",
  phone: long.slice(0, 100),
  tables: long.slice(0, 100),
  scenario: long.slice(0, 100),
  late: "80 minutes late",
  why: "not booked in a chat, not confirmed",
  toCall: true,
  regular: "4th visit, 1 no-show",
  allergies: long,
  wish: long,
  note: long,
  actions: ["confirm", "cancel"],
});

const sheet = (venueId: number): DaySheetView => ({
  venueId,
  venueName: long.slice(0, 100),
  date: "2026-11-21",
  title: long.slice(0, 200),
  summary: "500 bookings, 5,000 covers, 400 not confirmed yet",
  notes: [long.slice(0, 200)],
  groups: many(8, () => ({ title: long.slice(0, 300), line: long.slice(0, 600), rows: many(60, row) })),
});

/** Of all that are found the desk shows 25. */
const found = (venueId: number): SheetView => ({
  ...sheet(venueId),
  groups: many(2, () => ({
    title: long.slice(0, 300),
    rows: many(2, (at) => ({ ...row(at), toCall: false })),
  })),
});

const floor = (venueId: number): FloorView => ({
  venueId,
  venueName: long.slice(0, 100),
  title: long,
  summary: long,
  tables: [],
  areas: many(6, () => ({
    title: long.slice(0, 100),
    places: many(80, () => ({
      tables: long,
      tableCount: 1,
      is: "taken",
      name: long,
      party: "500 people",
      how: long,
    })),
  })),
});

/** As much of each as the desk ever answers with, in letters that have to be escaped. */
const fullest: readonly DeskAnswer[] = [
  {
    type: "waitlist",
    venueId: 2_147_483_647,
    date: "2026-11-21",
    title: long,
    lines: many(200, () => long),
    entries: many(25, (at) => ({ entryId: uuid(at), label: long })),
  },
  {
    type: "waitEntry",
    outcome: "shown",
    text: long,
    venueId: 2_147_483_647,
    date: "2026-11-21",
    entryId: uuid(1),
    title: long,
    facts: many(8, (at) => ({ label: `Fact ${at}`, value: long })),
    stamp: "x".repeat(20),
    times: many(15, (at) => ({ startsAt: startsAt(at), label: "Offer 19:00" })),
    actions: ["bookCaller", "skip", "remove"],
  },
  {
    type: "offer",
    venueId: 2_147_483_647,
    title: long,
    text: long,
    draft: { party: 500, name: "x".repeat(200), phone: "+4790012345", note: long },
    times: many(20, (at) => ({ slot: { scenarioId: 3, startsAt: startsAt(at) }, label: long })),
    override: { scenarioId: 3, startsAt: startsAt(30) },
  },
  {
    type: "freeTables",
    venueId: 2_147_483_647,
    title: long,
    text: long,
    draft: { party: 500 },
    places: many(20, (at) => ({ place: { tableIds: [at, at + 1] }, label: long })),
    override: { tableIds: [40] },
  },
  {
    type: "records",
    title: long,
    lines: many(300, (at) => ({ text: long, by: `discord:8035111022467891${at % 10}` })),
    none: "",
  },
  { type: "daySheets", sheets: [sheet(2_147_483_647)] },
  { type: "attention", sheets: [sheet(1), ...many(30, (at) => sheet(at + 2))] },
  { type: "found", sheets: [found(1), found(2), found(3), found(4), found(5), found(6)] },
  { type: "floors", floors: [floor(1), ...many(30, (at) => floor(at + 2))] },
  {
    type: "talk",
    enquiryId: "t1zz",
    title: long,
    facts: many(3, (at) => ({ label: `Fact ${at}`, value: long })),
    lines: many(200, () => ({ at: "Sat 21 Nov, 10:31", tone: "guest", title: long, text: long })),
    actions: ["accept", "decline", "answer", "close"],
  },
];

describe("the fullest answers of the desk are messages that Discord takes", () => {
  test.for(fullest.map((answer) => [answer.type, answer] as const))("%s", ([, answer]) => {
    const { files: _, ...body } = toAnswerBody(answer);
    expect(mistakesIn("webhookEdit", { ...body, allowed_mentions: { parse: [] } })).toEqual([]);
  });

  test("nothing that can be pressed is lost", () => {
    const pressable = fullest.map((answer) => {
      const { components } = toAnswerBody(answer);
      return [answer.type, components.flatMap((row) => row.components).length];
    });
    expect(Object.fromEntries(pressable)).toEqual({
      waitlist: 2,
      // A menu that opens, one that ticks off, and two to turn pages; of many venues a button each.
      daySheets: 4,
      attention: 25,
      // Of more venues than there are rows, the first ones' menus.
      found: 5,
      floors: 0,
      waitEntry: 19,
      offer: 21,
      freeTables: 21,
      records: 0,
      talk: 4,
    });
  });
});

test("what completes an option is no more and no longer than Discord takes", async () => {
  const names = [...many(40, (at) => `${at} 😀 ${long.slice(0, 150)}`), "*", "\u200b"];
  const bookings = names.map((name, at) => aBooking({ id: uuid(at), name }));
  const { server } = await openDiscord({ bookings });
  const choices = await server.staff().types("/booking show", { id: "" });
  expect(choices).toHaveLength(25);
  for (const { name, value } of choices) {
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(100);
    expect(name.isWellFormed()).toBe(true);
    expect(String(value)).toMatch(/^0b9c2f0e-/);
  }
});
