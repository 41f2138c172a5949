import { expect, test } from "vitest";
import { planPrompt, planReminder, planStaffNotice } from "#src/bot/aftercare/confirmation/plan-prompt.ts";

const usual = {
  confirmBefore: Temporal.Duration.from("PT24H"),
  confirmGrace: Temporal.Duration.from("PT30M"),
  confirmLatest: Temporal.Duration.from("PT0S"),
  remindAfter: Temporal.Duration.from("PT6H"),
  quietHours: { from: Temporal.PlainTime.from("22:00"), to: Temporal.PlainTime.from("08:00") },
};

const quiet = (from: string, to: string) => ({
  quietHours: { from: Temporal.PlainTime.from(from), to: Temporal.PlainTime.from(to) },
});
const latest = (duration: string) => ({ confirmLatest: Temporal.Duration.from(duration) });
const before = (duration: string) => ({ confirmBefore: Temporal.Duration.from(duration) });
const grace = (duration: string) => ({ confirmGrace: Temporal.Duration.from(duration) });

/** Times are local to the zone: `23.11. 19:00` style, as `2026-11-23T19:00`. */
interface Row {
  readonly name: string;
  readonly visit: string;
  readonly made: string;
  /** When it is planned; the same as `made` where left out. */
  readonly now?: string;
  readonly with?: Partial<typeof usual>;
  readonly timeZone?: string;
  readonly at: string | undefined;
}

const rows: readonly Row[] = [
  {
    name: "a day before the visit",
    visit: "2026-11-23T19:00",
    made: "2026-11-20T10:00",
    at: "2026-11-22T19:00",
  },
  {
    name: "a booking made exactly then keeps to it",
    visit: "2026-11-23T19:00",
    made: "2026-11-22T19:00",
    at: "2026-11-22T19:00",
  },
  {
    name: "a later booking after the grace",
    visit: "2026-11-23T19:00",
    made: "2026-11-22T19:01",
    at: "2026-11-22T19:31",
  },
  {
    name: "a booking for tonight after the grace",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T12:00",
    at: "2026-11-23T12:30",
  },
  {
    name: "not when the grace reaches the visit",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T18:30",
    at: undefined,
  },
  {
    name: "just before the visit still",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T18:29",
    at: "2026-11-23T18:59",
  },
  { name: "not after the visit began", visit: "2026-11-23T19:00", made: "2026-11-23T18:50", at: undefined },
  {
    name: "not nearer than the latest",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T16:31",
    with: latest("PT2H"),
    at: undefined,
  },
  {
    name: "as near as the latest",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T16:30",
    with: latest("PT2H"),
    at: "2026-11-23T17:00",
  },
  {
    name: "the latest that is longer than before leaves no time",
    visit: "2026-11-23T19:00",
    made: "2026-11-20T10:00",
    with: latest("PT48H"),
    at: undefined,
  },
  {
    name: "in the quiet hours: the last minute before them",
    visit: "2026-11-23T23:00",
    made: "2026-11-20T10:00",
    at: "2026-11-22T21:59",
  },
  {
    name: "after midnight in the quiet hours: the evening before",
    visit: "2026-11-24T01:30",
    made: "2026-11-20T10:00",
    at: "2026-11-22T21:59",
  },
  {
    name: "at their first minute",
    visit: "2026-11-23T22:00",
    made: "2026-11-20T10:00",
    at: "2026-11-22T21:59",
  },
  {
    name: "at their last minute",
    visit: "2026-11-23T07:59",
    made: "2026-11-20T10:00",
    at: "2026-11-21T21:59",
  },
  {
    name: "at their end they are over",
    visit: "2026-11-23T08:00",
    made: "2026-11-20T10:00",
    at: "2026-11-22T08:00",
  },
  {
    name: "a booking late in the evening: before the quiet hours",
    visit: "2026-11-23T19:00",
    made: "2026-11-22T21:45",
    at: "2026-11-22T21:59",
  },
  {
    name: "in the very last minute: at once",
    visit: "2026-11-23T19:00",
    made: "2026-11-22T21:59:30",
    at: "2026-11-22T21:59:30",
  },
  {
    name: "a booking in the quiet hours: at their end",
    visit: "2026-11-23T19:00",
    made: "2026-11-22T23:00",
    at: "2026-11-23T08:00",
  },
  {
    name: "a booking at their first moment: at their end",
    visit: "2026-11-23T19:00",
    made: "2026-11-22T22:00",
    at: "2026-11-23T08:00",
  },
  {
    name: "a booking after midnight: at their end",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T02:00",
    at: "2026-11-23T08:00",
  },
  {
    name: "a booking shortly before their end: after the grace",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T07:45",
    at: "2026-11-23T08:15",
  },
  {
    name: "a visit at their end is too soon",
    visit: "2026-11-23T08:00",
    made: "2026-11-22T23:00",
    at: undefined,
  },
  {
    name: "a visit a minute after their end is not",
    visit: "2026-11-23T08:01",
    made: "2026-11-22T23:00",
    at: "2026-11-23T08:00",
  },
  {
    name: "a visit nearer to their end than the latest is",
    visit: "2026-11-23T09:00",
    made: "2026-11-22T23:00",
    with: latest("PT2H"),
    at: undefined,
  },
  {
    name: "a visit in the quiet hours gets none then",
    visit: "2026-11-23T02:00",
    made: "2026-11-23T00:30",
    at: undefined,
  },
  {
    name: "quiet hours of one day",
    visit: "2026-11-23T14:00",
    made: "2026-11-20T10:00",
    with: quiet("13:00", "15:00"),
    at: "2026-11-22T12:59",
  },
  {
    name: "no quiet hours",
    visit: "2026-11-23T23:00",
    made: "2026-11-20T10:00",
    with: quiet("00:00", "00:00"),
    at: "2026-11-22T23:00",
  },
  {
    name: "quiet hours from midnight",
    visit: "2026-11-23T03:00",
    made: "2026-11-20T10:00",
    with: quiet("00:00", "08:00"),
    at: "2026-11-21T23:59",
  },
  {
    name: "quiet hours until midnight",
    visit: "2026-11-23T23:00",
    made: "2026-11-20T10:00",
    with: quiet("22:00", "00:00"),
    at: "2026-11-22T21:59",
  },
  {
    name: "a moment that passed is due at once",
    visit: "2026-11-23T19:00",
    made: "2026-11-20T10:00",
    now: "2026-11-22T20:00",
    at: "2026-11-22T20:00",
  },
  {
    name: "or at the end of the quiet hours",
    visit: "2026-11-23T19:00",
    made: "2026-11-20T10:00",
    now: "2026-11-22T23:30",
    at: "2026-11-23T08:00",
  },
  {
    name: "or not at all, after the visit",
    visit: "2026-11-23T19:00",
    made: "2026-11-20T10:00",
    now: "2026-11-23T19:00",
    at: undefined,
  },
  {
    name: "no grace",
    visit: "2026-11-23T19:00",
    made: "2026-11-23T12:00",
    with: grace("PT0S"),
    at: "2026-11-23T12:00",
  },
  {
    name: "a week before",
    visit: "2026-11-30T19:00",
    made: "2026-11-20T10:00",
    with: before("P7D"),
    at: "2026-11-23T19:00",
  },
  {
    name: "24 hours over the end of summer time are 24 hours",
    visit: "2026-10-25T19:00",
    made: "2026-10-20T10:00",
    at: "2026-10-24T20:00",
  },
  {
    name: "a day over the end of summer time is a day",
    visit: "2026-10-25T19:00",
    made: "2026-10-20T10:00",
    with: before("P1D"),
    at: "2026-10-24T19:00",
  },
  {
    name: "24 hours over the beginning of summer time",
    visit: "2026-03-29T19:00",
    made: "2026-03-20T10:00",
    at: "2026-03-28T18:00",
  },
  {
    name: "quiet hours that end in the hour that summer time leaves out",
    visit: "2026-03-29T12:00",
    made: "2026-03-29T01:00",
    with: quiet("22:00", "02:30"),
    at: "2026-03-29T03:30",
  },
  {
    name: "the evening before the end of summer time",
    visit: "2026-10-25T23:30",
    made: "2026-10-20T10:00",
    at: "2026-10-24T21:59",
  },
  {
    name: "in the venue's own zone",
    visit: "2026-11-23T19:00",
    made: "2026-11-20T10:00",
    timeZone: "America/New_York",
    at: "2026-11-22T19:00",
  },
  {
    name: "over the date line",
    visit: "2026-11-23T23:00",
    made: "2026-11-20T10:00",
    timeZone: "Pacific/Auckland",
    at: "2026-11-22T21:59",
  },
];

const instant = (local: string, timeZone: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();

const local = (moment: Temporal.Instant | undefined, timeZone: string) =>
  moment?.toZonedDateTimeISO(timeZone).toPlainDateTime().toString();

test.for(rows)("the question goes out: $name", (row) => {
  const { timeZone = "Europe/Oslo", now = row.made } = row;
  const at = planPrompt(
    { startsAt: instant(row.visit, timeZone), madeAt: instant(row.made, timeZone) },
    { now: instant(now, timeZone), timeZone, config: { ...usual, ...row.with } },
  );
  expect(local(at, timeZone)).toBe(row.at && Temporal.PlainDateTime.from(row.at).toString());
});

test.for([
  {
    name: "after six hours",
    asked: "2026-11-22T10:00",
    visit: "2026-11-23T10:00",
    at: "2026-11-22T16:00:00",
  },
  {
    name: "in the quiet hours: at their end, not soon after the question",
    asked: "2026-11-22T19:00",
    visit: "2026-11-23T19:00",
    at: "2026-11-23T08:00:00",
  },
  {
    name: "at their end too where it is late",
    asked: "2026-11-22T15:00",
    visit: "2026-11-23T19:00",
    now: "2026-11-22T22:10",
    at: "2026-11-23T08:00:00",
  },
  {
    name: "not at all where the visit is before their end",
    asked: "2026-11-22T19:00",
    visit: "2026-11-23T07:30",
    at: undefined,
  },
  { name: "not after the visit began", asked: "2026-11-23T14:00", visit: "2026-11-23T19:00", at: undefined },
  {
    name: "not nearer than the latest",
    asked: "2026-11-23T12:00",
    visit: "2026-11-23T19:00",
    with: latest("PT2H"),
    at: undefined,
  },
] satisfies (Omit<Row, "made"> & { asked: string })[])("the reminder goes out: $name", (row) => {
  const timeZone = "Europe/Oslo";
  const at = planReminder(
    { startsAt: instant(row.visit, timeZone), promptedAt: instant(row.asked, timeZone) },
    { now: instant(row.now ?? row.asked, timeZone), timeZone, config: { ...usual, ...row.with } },
  );
  expect(local(at, timeZone)).toBe(row.at);
});

test.for([
  {
    name: "six hours after the last question",
    asked: "2026-11-22T08:00",
    visit: "2026-11-23T19:00",
    at: "2026-11-22T14:00:00",
  },
  { name: "also at night", asked: "2026-11-22T19:00", visit: "2026-11-23T19:00", at: "2026-11-23T01:00:00" },
  {
    name: "halfway when the visit is near",
    asked: "2026-11-23T15:00",
    visit: "2026-11-23T19:00",
    at: "2026-11-23T17:00:00",
  },
])("the staff are told: $name", ({ asked, visit, at }) => {
  const timeZone = "Europe/Oslo";
  const moment = planStaffNotice(
    { startsAt: instant(visit, timeZone), askedAt: instant(asked, timeZone) },
    { timeZone, config: usual },
  );
  expect(local(moment, timeZone)).toBe(at);
});
