import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { ConfirmingChange, State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { startChange } from "./change-booking.ts";
import { withoutFormer } from "./comments.ts";
import { fillDraft, shiftOf } from "./fill-draft.ts";
import { proceed } from "./look-for-table.ts";
import { isNotedFor, saidOfOther } from "./named-booking.ts";

/**
 * What is wanted of another booking than `than`: what was to be changed of that one, and what is said with it. The day says
 * which one it is.
 */
export function ofOther(than: BookedTable, wanted: Draft, understood: Understood): Draft {
  const { date, dateTo: _to, openReadings: _readings, partySize, ...said } = understood;
  const shift = shiftOf(understood);
  /** "Two have called off for the 10th" counts from those of the 10th. */
  const isCounted = shift?.partyChange === undefined;
  return {
    ...fillDraft(wanted, { ...said, ...(isCounted && defined({ partySize })) }),
    ...defined({ shift }),
    other: { than, ...(date !== undefined && { date }) },
  };
}

/**
 * What is said after a booking with the day of another one: "three have called off for the 10th", "the table on the 10th is for two".
 * Where the guest has none on that day, it is the draft `orElse`.
 */
export function ofDayNamed(
  than: BookedTable,
  understood: Understood,
  orElse: Draft,
  context: Context,
): Draft | undefined {
  const { intent, date, openReadings, moves } = understood;
  const mayName = (intent === "change" || intent === "inform") && !moves && openReadings === undefined;
  if (!mayName || date === undefined || than.state === "CANCELLED") return undefined;
  if (date === localDate(than.startsAt, than.venueId, context)) return undefined;
  return { ...ofOther(than, {}, understood), other: { than, date, orElse } };
}

/**
 * "No, not the lunch, the birthday table", while a change of the lunch is shown: the one of which that is noted, with the same change.
 * Where there is none, it is the wish that it reads as.
 */
export function ofNamed(
  than: BookedTable,
  wanted: Draft,
  understood: Understood,
  orElse: Draft,
): Draft | undefined {
  const { comment: _, ...said } = understood;
  const named = understood.notNamed === undefined ? undefined : saidOfOther(understood);
  if (named === undefined) return undefined;
  return { ...ofOther(than, wanted, said), other: { than, named, orElse: fillDraft(orElse, understood) } };
}

/** What a change that is shown would make of its booking, without what the booking is already. */
export function changedIn({ query, startsAt }: ConfirmingChange, context: Context): Draft {
  const { changing, partySize, comment, holder } = query;
  const { venueId } = changing;
  const day = localDate(startsAt, venueId, context);
  const time = localTime(startsAt, venueId, context);
  const isSameDay = day === localDate(changing.startsAt, venueId, context);
  const isSameTime = time === localTime(changing.startsAt, venueId, context);
  const wish = comment === undefined ? "" : withoutFormer(comment, changing.comment);
  return {
    ...(partySize !== changing.partySize && { partySize }),
    ...(!isSameDay && { date: day }),
    ...(!isSameTime && { time: { type: "at", time } }),
    ...(wish !== "" && { comment: wish }),
    ...(holder && { holder }),
  };
}

/** Goes on with the other booking that is meant; where it is not clear which, all of them are shown. */
export function changeOther(
  state: State,
  bookings: readonly BookedTable[],
  { other, ...draft }: Draft & { readonly other: NonNullable<Draft["other"]> },
  context: Context,
): Step<State> {
  const others = bookings.filter((booking) => !isSameBooking(booking, other.than));
  const isMeant = (booking: BookedTable) =>
    (other.date === undefined || localDate(booking.startsAt, booking.venueId, context) === other.date) &&
    (other.named === undefined || isNotedFor(booking, other.named));
  const [only, ...more] = others.filter(isMeant);
  if (only && more.length === 0) return startChange(state, only, draft, context);
  if (!only && other.orElse) return proceed(state, other.orElse, context);
  const same = bookings.find((booking) => isSameBooking(booking, other.than));
  // "The one on Saturday", where none is, is the day that this one is moved to.
  if (!only && same && other.date !== undefined)
    return startChange(state, same, { ...draft, date: other.date }, context);
  const listed = others.length > 1 ? others : bookings;
  return enter({ ...carryOver(state), phase: "choosingBooking", purpose: "change", bookings: listed, draft });
}
