import { expect } from "vitest";
import { decently } from "#src/bot/understanding/intent/notes/same-wish.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A stated year may name a day that has passed, so that the guest can be told. */
const statedYear = /\d{4}|\d[^\d]\d{1,2}[^\d]\d\d/;

/** What holds for every message, whatever it says. */
export function expectSound(understood: Understood, text: string, now: Temporal.ZonedDateTime): void {
  expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
  expectSoundDays(understood, text, now);
  expectSoundTimes(understood);
  const { partySize } = understood;
  if (partySize !== undefined) {
    expect(Number.isInteger(partySize)).toBe(true);
    expect(partySize).toBeGreaterThanOrEqual(1);
    expect(partySize).toBeLessThanOrEqual(250);
  }
  expectOwnWords(understood, text);
}

function expectSoundDays(
  { date, dateTo, openReadings }: Understood,
  text: string,
  now: Temporal.ZonedDateTime,
): void {
  const days = [date, dateTo, ...(openReadings?.dates ?? [])].filter((day) => day !== undefined);
  for (const day of days) expect(Temporal.PlainDate.from(day).toString()).toBe(day);
  const today = now.toPlainDate().toString();
  if (date !== undefined && date < today && (dateTo ?? date) < today)
    expect(normalise(text)).toMatch(statedYear);
  if (dateTo !== undefined) expect(dateTo > (date ?? dateTo)).toBe(true);
}

function expectSoundTimes({
  time,
  timeFrom,
  timeTo,
  timeShift,
  shiftMinutes,
  openReadings,
}: Understood): void {
  const times = [time, timeFrom, timeTo, ...(openReadings?.times ?? [])].filter((one) => one !== undefined);
  for (const one of times) expect(one).toMatch(clock);
  if (time !== undefined) expect([timeFrom, timeTo]).toEqual([undefined, undefined]);
  if (shiftMinutes !== undefined) expect(timeShift).toBeDefined();
  for (const readings of [openReadings?.dates, openReadings?.times])
    if (readings !== undefined) expect(new Set(readings).size).toBeGreaterThanOrEqual(2);
}

/** A name and a wish are the guest's own words, at most with other capitals and apostrophes, and without curses. */
function expectOwnWords({ comment, firstName, lastName }: Understood, text: string): void {
  const said = plainly(normalise(text));
  for (const wish of comment?.split(", ") ?? []) expect(said).toContain(plainly(wish));
  for (const name of [firstName, lastName].filter((one) => one !== undefined))
    expect(said.toLowerCase()).toContain(plainly(name).toLowerCase());
}

const plainly = (words: string): string => decently(words).replaceAll(/['’]/gu, " ");
