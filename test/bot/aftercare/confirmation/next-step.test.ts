import { expect, test } from "vitest";
import { aftercareEnvSchema, toAftercareConfig } from "#src/bot/aftercare/config.ts";
import { answerIn, nextStep } from "#src/bot/aftercare/confirmation/next-step.ts";
import type { LedgerEntry } from "#src/bot/aftercare/ports.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

const at = (text: string) => Temporal.Instant.from(`2026-11-${text}:00Z`);

/** A table in Oslo on 25 November at 19:00, booked on the 20th. */
const startsAt = "2026-11-25T18:00:00Z";
const table: BookedTable = {
  id: "b1",
  venueId: 1,
  scenarioName: "Dinner",
  startsAt,
  partySize: 2,
  state: "REGISTERED",
};

interface Known extends Partial<Omit<LedgerEntry, "booking">> {
  readonly booking?: Partial<BookedTable>;
}

function entry({ booking, ...known }: Known = {}): LedgerEntry {
  return {
    booking: { ...table, ...booking },
    conversationId: "test:1",
    bookedAt: at("20T10:00"),
    timedAt: at("20T10:00"),
    unreachable: false,
    revision: 0,
    ...known,
  };
}

const asked: Known = {
  booking: { state: "UNCONFIRMED" },
  promptedAt: at("24T18:00"),
  promptedFor: startsAt,
};
const reminded: Known = { ...asked, remindedAt: at("25T07:00") };
const movedAt = at("21T10:00");

test.for<readonly [string, Known, string, ReturnType<typeof nextStep>]>([
  ["a new booking is asked about a day before", {}, "20T10:00", { step: "prompt", at: at("24T18:00") }],
  [
    "an unconfirmed one too",
    { booking: { state: "UNCONFIRMED" } },
    "20T10:00",
    { step: "prompt", at: at("24T18:00") },
  ],
  ["a confirmed one is not", { booking: { state: "CONFIRMED" } }, "20T10:00", undefined],
  [
    "unless it was moved since",
    { booking: { state: "CONFIRMED" }, timedAt: movedAt },
    "21T10:00",
    { step: "prompt", at: at("24T18:00") },
  ],
  ["nor a cancelled one", { booking: { state: "CANCELLED" } }, "20T10:00", undefined],
  ["nor one that is seated", { booking: { state: "SEATED" } }, "20T10:00", undefined],
  ["nor one that has begun", {}, "25T18:00", undefined],
  ["nor one that was answered", { answer: "coming", answeredFor: startsAt }, "20T10:00", undefined],
  [
    "an answer for another time does not count",
    { answer: "coming", answeredFor: "2026-11-23T18:00:00Z" },
    "20T10:00",
    { step: "prompt", at: at("24T18:00") },
  ],
  ["a guest who cannot be reached is not asked", { unreachable: true }, "20T10:00", undefined],
  [
    "a question is followed by a reminder, after the night",
    asked,
    "24T21:30",
    { step: "reminder", at: at("25T07:00") },
  ],
  [
    "a question about another time is not",
    { ...asked, promptedFor: "2026-11-26T18:00:00Z", timedAt: movedAt },
    "24T18:00",
    { step: "prompt", at: at("24T18:00") },
  ],
  ["a reminder is followed by the staff", reminded, "25T08:00", { step: "tellStaff", at: at("25T12:30") }],
  [
    "where there is no time for a reminder, the staff are next",
    { ...asked, promptedAt: at("25T14:00") },
    "25T14:00",
    { step: "tellStaff", at: at("25T16:00") },
  ],
  ["the staff are told once", { ...reminded, staffToldAt: at("25T12:30") }, "25T13:00", undefined],
  [
    "who was asked and is moved while confirmed is asked again",
    { ...reminded, booking: { state: "CONFIRMED", startsAt: "2026-11-27T18:00:00Z" }, timedAt: movedAt },
    "25T08:00",
    { step: "prompt", at: at("26T18:00") },
  ],
])("%s", ([, known, now, expected]) => {
  const config = toAftercareConfig(aftercareEnvSchema.parse({}), Temporal.Duration.from("PT15M"));
  const step = nextStep(entry(known), { now: at(now), timeZone: "Europe/Oslo", config });
  expect(step && { step: step.step, at: step.at.toString() }).toEqual(
    expected && { step: expected.step, at: expected.at.toString() },
  );
});

interface Heard {
  readonly name: string;
  readonly before?: Known;
  readonly after: Known;
  readonly heardIn?: "chat" | "service";
  readonly answer?: "coming" | "notComing";
}

const confirmed: Known = { booking: { state: "CONFIRMED" } };
const askedAgain: Known = { ...confirmed, promptedAt: movedAt, promptedFor: startsAt };

test.for<Heard>([
  {
    name: "a cancelled booking is a no",
    before: {},
    after: { booking: { state: "CANCELLED" } },
    answer: "notComing",
  },
  { name: "a booking that becomes confirmed is a yes", before: {}, after: confirmed, answer: "coming" },
  { name: "wherever that was", before: {}, after: confirmed, heardIn: "service", answer: "coming" },
  { name: "one that the service confirms by itself is none", after: confirmed },
  {
    name: "one that was confirmed and is moved is none",
    before: confirmed,
    after: { ...confirmed, timedAt: movedAt },
  },
  {
    name: "one that was asked again and is confirmed in the chat is a yes",
    before: confirmed,
    after: askedAgain,
    answer: "coming",
  },
  {
    name: "one that was asked again and is still confirmed is none",
    before: confirmed,
    after: askedAgain,
    heardIn: "service",
  },
  { name: "an unconfirmed booking is none", before: {}, after: { booking: { state: "UNCONFIRMED" } } },
])("$name", ({ before, after, heardIn = "chat", answer }) => {
  expect(answerIn(before && entry(before), entry(after), heardIn)).toBe(answer);
});
