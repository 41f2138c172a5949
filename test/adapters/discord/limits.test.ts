import { describe, expect, test } from "vitest";
import { toAnswerBody } from "#src/adapters/discord/outbound.ts";
import type { DeskAnswer } from "#src/bot/desk/view.ts";
import { mistakesIn } from "#test/support/discord/rules.ts";

const many = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const uuid = (at: number) => `0b9c2f0e-6a53-4f0e-9d8e-${String(at).padStart(12, "0")}`;
const long = "*_~`|\\ ".repeat(300);
const startsAt = (at: number) =>
  Temporal.Instant.from("2026-11-21T17:00:00Z")
    .add({ minutes: at * 15 })
    .toString();

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
      waitEntry: 19,
      offer: 21,
      freeTables: 21,
      records: 0,
      talk: 4,
    });
  });
});
