import type { BackOffice, BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { StaffChange } from "#src/booking/contract/staff-bookings.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Result } from "#src/lib/result.ts";
import { guestName, toBookingView, withoutContactDetails } from "../booking-view.ts";
import { wallTime } from "../day.ts";
import type { BookingAsked, DeskParts } from "../desk-parts.ts";
import { findBooking } from "../find-booking.ts";
import { notHere } from "../not-here.ts";
import { nowWords } from "../notice-marks.ts";
import { findScenario } from "../set-rules.ts";
import { signed } from "../signed.ts";
import { writeDown } from "../trail.ts";
import type { Done, Refused } from "../view.ts";
import { texts } from "../words.ts";
import { isAboutTime, titleOf } from "./book.ts";
import { offerTimes } from "./free-times.ts";
import { momentOn, parseTime, readDay, readParty, refuse, toGuestName } from "./read-ask.ts";
import { obstacleWords, toRefused } from "./refusals.ts";
import type { Draft, Offer, SlotRef } from "./take-view.ts";
import { takeTexts } from "./words.ts";

/** What becomes of a booking; what is left out stays. */
export interface ChangeAsked extends BookingAsked {
  readonly party?: string;
  /** As `parseDay` takes it. */
  readonly day?: string;
  readonly time?: string;
  readonly scenario?: string;
  readonly name?: string;
  readonly phone?: string;
  /** "none" takes it away. */
  readonly note?: string;
  /** A start that was offered; it says day, time and scenario. */
  readonly slot?: SlotRef;
  /** The house's rules are set aside, for this reason. */
  readonly reason?: string;
}

interface Target {
  readonly backOffice: BackOffice;
  readonly venue: VenueFacts;
  readonly booking: BackOfficeBooking;
}

/** Changes a booking, and tells the guest in their chat when it becomes another visit. */
export async function changeBooking(parts: DeskParts, ask: ChangeAsked): Promise<Done | Offer | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { venue } = found.value;
  const key = { venueId: venue.id, id: found.value.booking.id };
  const booking = await backOffice.find(key);
  if (booking === undefined) return { type: "refused", reason: "notFound", text: texts.goneMeanwhile };
  const target = { backOffice, venue, booking };
  const change = readChange(parts, ask, target);
  if (!change.ok) return change.refused;
  await parts.guestLine.expect(key);
  const changed = await backOffice.change(key, change.value, ask.by.id);
  if (changed.ok) return await toDone(parts, ask, booking, changed.value, venue);
  if (isAboutTime(changed)) {
    const canOverride = changed.refusal === "rules_broken";
    const offer = await toOffer(target, change.value, obstacleWords(changed), ask);
    return { ...offer, ...(canOverride && { override: slotOf(booking, change.value) }) };
  }
  return { ...toRefused(changed.refusal), booking: toBookingView(booking, venue, parts) };
}

function readChange(
  parts: DeskParts,
  ask: ChangeAsked,
  { backOffice, venue, booking }: Target,
): Result<StaffChange, { readonly refused: Refused }> {
  const { name, phone, note, reason } = ask;
  if (reason?.trim() === "") return refuse("notUnderstood", takeTexts.reasonNeeded);
  const party = ask.party === undefined ? undefined : readParty(ask.party);
  if (party?.ok === false) return party;
  const scenario = ask.scenario === undefined ? undefined : findScenario(ask.scenario, venue, backOffice);
  if (scenario?.ok === false) return scenario;
  const startsAt = readStart(parts, ask, venue, booking);
  if (!startsAt.ok) return startsAt;
  const guest = {
    ...(name !== undefined && name.trim() !== "" && toGuestName(name)),
    ...defined({ phone }),
  };
  const change: StaffChange = {
    ...defined({
      partySize: party?.value,
      scenarioId: ask.slot?.scenarioId ?? scenario?.value,
      startsAt: startsAt.value,
      comment: note?.trim().toLowerCase() === "none" ? "" : note,
    }),
    ...(Object.keys(guest).length > 0 && { guest }),
  };
  if (Object.keys(change).length === 0) return refuse("notUnderstood", takeTexts.nothingToChange);
  return {
    ok: true,
    value: { ...change, ...(reason !== undefined && { override: { reason: reason.trim() } }) },
  };
}

/** A day alone keeps the time, a time alone the day; undefined where neither is named. */
function readStart(
  parts: DeskParts,
  { slot, day: dayText, time: timeText }: ChangeAsked,
  venue: VenueFacts,
  booking: BackOfficeBooking,
): Result<Temporal.Instant | undefined, { readonly refused: Refused }> {
  if (slot) return { ok: true, value: Temporal.Instant.from(slot.startsAt) };
  if (dayText === undefined && timeText === undefined) return { ok: true, value: undefined };
  const starts = wallTime(booking.startsAt, venue);
  const day =
    dayText === undefined
      ? { ok: true as const, value: starts.subtract({ hours: 4 }).toPlainDate() }
      : readDay(parts, venue, dayText);
  if (!day.ok) return day;
  const time = timeText === undefined ? starts.toPlainTime() : parseTime(timeText);
  if (time === undefined) return refuse("notUnderstood", takeTexts.timeNotUnderstood);
  return { ok: true, value: momentOn(day.value, time, venue) };
}

function slotOf(booking: BackOfficeBooking, change: StaffChange): SlotRef {
  const { scenarioId = booking.scenarioId, startsAt = booking.startsAt } = change;
  return { scenarioId, startsAt: startsAt.toString() };
}

async function toOffer(
  { backOffice, venue, booking }: Target,
  change: StaffChange,
  obstacle: string,
  { name, phone, note }: ChangeAsked,
): Promise<Offer> {
  const { partySize = booking.partySize, startsAt = booking.startsAt, scenarioId } = change;
  const day = wallTime(startsAt, venue).subtract({ hours: 4 }).toPlainDate();
  const found = await offerTimes(backOffice, {
    venue,
    day,
    partySize,
    bookingId: booking.id,
    near: startsAt,
    ...defined({ scenarioId }),
  });
  const draft: Draft = { party: partySize, ...defined({ name, phone, note }) };
  return {
    type: "offer",
    venueId: venue.id,
    bookingId: booking.id,
    title: titleOf(venue, { ...draft, name: name ?? guestName(booking) }),
    text: `${obstacle} ${found.text}`,
    draft,
    times: found.times,
  };
}

async function toDone(
  parts: DeskParts,
  { by }: ChangeAsked,
  before: BackOfficeBooking,
  booking: BackOfficeBooking,
  venue: VenueFacts,
): Promise<Done> {
  const key = { venueId: venue.id, id: booking.id };
  await writeDown(parts, "changeBooking", by, { booking: key });
  const view = toBookingView(booking, venue, parts);
  const mark = markOf(parts, by, { before, booking, venue });
  const marked = { ...key, startsAt: booking.startsAt.toString() };
  await parts.noticeMarks.show(marked, booking.state, {
    text: mark,
    change: "changed",
    actions: view.actions,
  });
  const told = await tellGuest(parts, before, booking);
  return {
    type: "done",
    change: "moved",
    text: [`${takeTexts.changed}.`, ...told.words].join(" "),
    mark,
    mustCall: told.mustCall,
    booking: view,
  };
}

/** What the notices show: who changed it, and what the visit is now where it is another. */
function markOf(
  { clock }: DeskParts,
  by: ChangeAsked["by"],
  { before, booking, venue }: { before: BackOfficeBooking; booking: BackOfficeBooking; venue: VenueFacts },
): string {
  const done = signed(takeTexts.changed, by, clock, venue);
  if (isSameVisit(before, booking)) return done;
  const { startsAt, partySize } = booking;
  return `${done}: ${nowWords({ startsAt: startsAt.toString(), partySize }, venue)}`;
}

function isSameVisit(before: BackOfficeBooking, booking: BackOfficeBooking): boolean {
  return (
    before.startsAt.equals(booking.startsAt) &&
    before.partySize === booking.partySize &&
    before.scenarioId === booking.scenarioId
  );
}

/** Another name or note is no news to the guest; another visit is. */
async function tellGuest(
  { guestLine, log }: DeskParts,
  before: BackOfficeBooking,
  booking: BackOfficeBooking,
): Promise<{ readonly words: readonly string[]; readonly mustCall: boolean }> {
  if (isSameVisit(before, booking)) return { words: [], mustCall: false };
  try {
    const isTold = await guestLine.tell("moved", withoutContactDetails(booking));
    // Whoever called knows what was said on the phone.
    if (!isTold && booking.source !== undefined) return { words: [], mustCall: false };
    return { words: [isTold ? texts.guestTold : texts.guestNotInChat], mustCall: !isTold };
  } catch (error) {
    const { venueId, id: bookingId } = booking;
    log.error({ venueId, bookingId, ...faultOf(error) }, "could not tell the guest of their new visit");
    return { words: [texts.guestNotReached], mustCall: true };
  }
}
