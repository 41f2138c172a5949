import type { DayStarts } from "#src/booking/contract/figures.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { drawMonth } from "#src/pictures/draw-month.ts";
import { drawable } from "#src/pictures/svg.ts";
import { beginningOf, businessDay, todayAt, wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import { toPicture } from "../picture.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue } from "../set-rules.ts";
import { readParty } from "../take/read-ask.ts";
import { writeDown } from "../trail.ts";
import type { Refused } from "../view.ts";
import { count, people, shortDate } from "../words.ts";
import { figureTexts } from "./figure-words.ts";
import type { DayIs, Month, MonthDay } from "./month-view.ts";

export interface MonthAsked {
  readonly by: StaffMember;
  /** Needed where the house has several. */
  readonly venueId?: number;
  /** Left out, two. */
  readonly party?: string;
  /** "2026-12", "dec"; left out, this one. */
  readonly month?: string;
}

/** What a month has for a party, day by day, from one look at its start times. */
export async function readMonth(parts: DeskParts, ask: MonthAsked): Promise<Month | Refused> {
  const { backOffice, clock } = parts;
  if (backOffice === undefined) return notHere;
  const chosen = chooseVenue(ask.venueId, parts.venues());
  if (!chosen.ok) return chosen.refused;
  const venue = chosen.value;
  const party = readParty(ask.party ?? "2");
  if (!party.ok) return party.refused;
  const today = todayAt(clock, venue);
  const month = parseMonth(ask.month, today);
  if (month === undefined) {
    return { type: "refused", reason: "dateNotUnderstood", text: figureTexts.monthNotUnderstood };
  }
  const dates = Array.from({ length: month.daysInMonth }, (_, day) => month.toPlainDate({ day: day + 1 }));
  const [starts, covers] = await Promise.all([
    backOffice.listStarts(
      venue.id,
      dates.map((date) => date.toString()),
      party.value,
    ),
    coversOf(backOffice, venue, month),
  ]);
  const days = starts.map((day) => toDay(day, covers.get(day.date) ?? 0, today));
  await writeDown(parts, "readMonth", ask.by, { venueId: venue.id });
  const name = `${monthAndYear.format(month.toPlainDate({ day: 1 }))}, ${people(party.value)}`;
  const alt = days.map(({ text }) => text).join("\n");
  const drawing = () =>
    drawMonth({
      title: drawable(venue.name, figureTexts.month),
      subtitle: name,
      weekdays: figureTexts.weekdays,
      before: month.toPlainDate({ day: 1 }).dayOfWeek - 1,
      days: days.map(({ is, covers: booked }, index) => ({
        is,
        day: String(index + 1),
        lines: [dayWords[is], ...(booked === 0 ? [] : [`${booked} ${figureTexts.coversShort}`])],
      })),
      legend: figureTexts.coversLegend,
      description: alt,
    });
  return {
    type: "month",
    venueId: venue.id,
    title: `${venue.name}, ${name}`,
    days,
    ...toPicture(parts, `month-${venue.id}-${month}`, alt, drawing),
  };
}

const monthAndYear = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "2026-12", or a month by its name: this one or the next of that name. Undefined for anything else. */
function parseMonth(
  text: string | undefined,
  today: Temporal.PlainDate,
): Temporal.PlainYearMonth | undefined {
  const word = (text ?? "").trim().toLowerCase();
  const current = today.toPlainYearMonth();
  if (word === "") return current;
  const [, year, number] = /^(\d{4})-(\d{1,2})$/.exec(word) ?? [];
  if (year !== undefined) {
    const month = Number(number);
    return month >= 1 && month <= 12
      ? Temporal.PlainYearMonth.from({ year: Number(year), month })
      : undefined;
  }
  const index = word.length < 3 ? -1 : months.findIndex((name) => word.startsWith(name));
  return index < 0 ? undefined : current.add({ months: (index + 1 - current.month + 12) % 12 });
}

async function coversOf(
  backOffice: NonNullable<DeskParts["backOffice"]>,
  venue: VenueFacts,
  month: Temporal.PlainYearMonth,
): Promise<ReadonlyMap<string, number>> {
  const first = month.toPlainDate({ day: 1 });
  const visits = await backOffice.listVisits({
    venueId: venue.id,
    from: beginningOf(first, venue),
    until: beginningOf(first.add({ months: 1 }), venue),
    waitlistReferences: [],
  });
  const covers = new Map<string, number>();
  for (const { startsAt, partySize, state } of visits) {
    if (state === "CANCELLED" || state === "NO_SHOW") continue;
    const date = businessDay(wallTime(startsAt, venue)).toString();
    covers.set(date, (covers.get(date) ?? 0) + partySize);
  }
  return covers;
}

/** Of its start times, no more than one in so many is free. */
const fewOf = 4;

function toDay(day: DayStarts, covers: number, today: Temporal.PlainDate): MonthDay {
  const date = Temporal.PlainDate.from(day.date);
  const is = stateOf(day, date, today);
  const left =
    is === "free" || is === "few" ? ` (${day.free} of ${count(day.offered, "time", "times")})` : "";
  const booked = covers === 0 ? "" : `, ${count(covers, "cover", "covers")}`;
  return { date: day.date, is, covers, text: `${shortDate(date)}: ${dayWords[is]}${left}${booked}` };
}

function stateOf(
  { isOpen, offered, free }: DayStarts,
  date: Temporal.PlainDate,
  today: Temporal.PlainDate,
): DayIs {
  if (Temporal.PlainDate.compare(date, today) < 0) return "over";
  if (!isOpen) return "closed";
  if (offered === 0) return "none";
  if (free === 0) return "full";
  return free * fewOf <= offered ? "few" : "free";
}

const dayWords: Readonly<Record<DayIs, string>> = {
  free: "free",
  few: "few left",
  full: "full",
  closed: "closed",
  none: "no times",
  over: "over",
};
