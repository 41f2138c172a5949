import { askStaff } from "#src/bot/machine/core/contact-lines.ts";
import type { Context, OpenInterval, VenueFacts } from "#src/bot/machine/core/context.ts";
import { houseName } from "#src/bot/machine/core/house.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { oneAtATime } from "#src/bot/machine/core/one-at-a-time.ts";
import type { NameValue } from "#src/bot/machine/core/shown-values.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import {
  dateValue,
  localDate,
  scenarioValue,
  timeNow,
  timeValue,
  today,
} from "#src/bot/machine/core/values.ts";
import { depositCancelLines, depositLines } from "#src/bot/machine/tables/deposit.ts";
import { isForStaff } from "#src/bot/machine/tables/limits.ts";
import { type FeeTable, feeLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { formatPhone } from "#src/lib/format-phone.ts";
import { houseAt, restaurantsIn } from "./house-told.ts";
import { bookableAt, heldForLate, waysAt, wayToDine } from "./house-ways.ts";
import { stayAt } from "./how-long.ts";
import { whyKept } from "./privacy.ts";
import { scenarioAt } from "./scenario-told.ts";

/** What follows from the rules of a house and the table that is talked about, without anybody having written it down. */
export function answerByRules(
  topic: Topic,
  venue: VenueFacts,
  understood: Understood,
  state: State,
  context: Context,
): Message[] {
  switch (topic) {
    case "fees":
      return feesAt(venue, state, context);
    case "prices":
      return pricesAt(venue, context);
    case "counted":
      return countedIn(state);
    case "localTime":
      return [message("localTime", { venue: venue.name, time: timeValue(timeNow(venue.id, context)) })];
    case "stay":
      return stayAt(venue, understood, tableOf(state), state, context);
    case "lateness":
      return [heldForLate(venue)];
    case "house":
      return houseAt(venue, state.language);
    case "ways":
      return waysAt(venue);
    case "scenario":
      return scenarioAt(venue, understood, state.language, context);
    case "largest":
      return largestAt(venue, understood, state, context);
    case "starts":
      return startsAt(venue, understood, state, context);
    case "outdoors":
    case "events":
    case "menu":
      return bookableAt(topic, venue, understood, state, context);
    default:
      return [];
  }
}

/** What no venue needs to be known for: who answers here, which day is meant, what is noted, and what may change later. */
export function answerOfOurselves(
  topic: Topic,
  { date, lateIsNoted }: Understood,
  state: State,
  context: Context,
): Message[] {
  if (topic === "lateness" && lateIsNoted) return [plain("lateIsNoted")];
  if (topic === "assistant") {
    return [message("aboutMe", { house: houseName(context) }), ...askStaff(context)];
  }
  if (topic === "phoneCode") return [phoneOf(state)];
  if (isOfOurselves(topic)) return [plain(ofOurselves[topic])];
  if (topic === "confirmation") return [plain(context.mails ? "confirmedByMail" : "confirmedHere")];
  if (topic === "noted") return [whatIsNoted(state)];
  if (topic === "ownData") return whyKept(state, context);
  if (topic === "otherTable")
    return state.secondWish ? [oneAtATime(state.secondWish, draftOf(state), context)] : [];
  if (topic === "restaurants") return restaurantsIn(context);
  if (topic !== "day") return [];
  const booking = bookingOf(state);
  const booked = booking && localDate(booking.startsAt, booking.venueId, context);
  const draft = draftOf(state);
  const day = date ?? draft?.date ?? booked ?? today(draft?.venueId ?? context.venues[0]?.id, context);
  return [message("dateIs", { date: dateValue(day) })];
}

const ofOurselves = {
  adjusting: "mayAdjust",
  lateness: "mayBeLate",
  reminder: "willRemind",
  walkIns: "sureByBooking",
  ownName: "whyName",
  ownPhone: "whyPhone",
} as const satisfies Partial<Record<Topic, string>>;

const isOfOurselves = (topic: Topic): topic is keyof typeof ofOurselves => topic in ofOurselves;

/** "Is it +49?" */
function phoneOf({ guest: { phone } }: State): Message {
  return phone === undefined ? plain("phoneWithCode") : message("phoneNoted", { phone: formatPhone(phone) });
}

/** "Is the wheelchair noted?": what goes to the house with the table that is talked about. */
function whatIsNoted(state: State): Message {
  // It is said, but nothing has gone to the house before the yes.
  if (state.phase === "confirmingChange") return plain("notChangedYet");
  const comment = draftOf(state)?.comment ?? selectionOf(state)?.query.comment ?? bookingOf(state)?.comment;
  return comment === undefined ? plain("noWishNoted") : message("wishIsNoted", { comment });
}

function bookingOf(state: State): BookedTable | undefined {
  return "booking" in state ? state.booking : state.prompts.at(-1)?.booking;
}

/** The table that is talked about: one picked, or one booked. */
function tableOf(state: State): (FeeTable & { readonly answered?: number | undefined }) | undefined {
  const selection = selectionOf(state);
  if (selection) {
    const { slot, query, hold } = selection;
    return { ...slot, partySize: query.partySize, answered: hold?.noShowFee };
  }
  const booking = bookingOf(state);
  return booking && { ...booking, answered: booking.noShowFee };
}

/** What not coming or cancelling costs: of the table that is talked about, or else by the rules of the house. */
function feesAt(venue: VenueFacts, state: State, context: Context): Message[] {
  const table = tableOf(state);
  const lines =
    table?.venueId === venue.id
      ? [...feeLines(feeOf(table, context, table.answered), table, context), ...ofDeposit(state, context)]
      : policiesOf(venue, context);
  if (lines.length === 0 && !venue.noShowFees) return [];
  const found = lines.length > 0 ? lines : [plain("noFee")];
  const ahead = venue.noShowFees && !lines.some(isOfDeposit) ? [plain("nothingAhead")] : [];
  return [message("rulesOfVenue", { venue: venue.name }), ...found, ...ahead];
}

/** What is paid before the table is booked. */
function isOfDeposit({ key }: Message): boolean {
  return key.startsWith("deposit");
}

/** The deposit of the table that is picked, or what becomes of that of the one that is booked. */
function ofDeposit(state: State, context: Context): Message[] {
  const selection = selectionOf(state);
  if (selection) return depositLines(selection, context);
  const booking = bookingOf(state);
  return booking ? depositCancelLines(booking, context) : [];
}

/** Beside what the house tells of its prices. What not coming costs is by itself no answer. */
function pricesAt(venue: VenueFacts, context: Context): Message[] {
  const charges = chargesOf(venue, context);
  const isAnswer =
    venue.answers?.prices !== undefined || charges.some(({ key }) => key === "depositOfScenario");
  return isAnswer ? charges : [];
}

/** What a table costs beside what is eaten there: to who books it, and to who does not come. */
function chargesOf(venue: VenueFacts, context: Context): Message[] {
  const { noShowFees, deposits } = venue;
  const fees = noShowFees ? linesOf(noShowFees, "feeOfScenario", venue) : [];
  return context.payments && deposits ? [...linesOf(deposits, "depositOfScenario", venue), ...fees] : fees;
}

function linesOf(
  charges: NonNullable<VenueFacts["deposits"]>,
  key: "feeOfScenario" | "depositOfScenario",
  venue: VenueFacts,
): Message[] {
  return Object.entries(charges).map(([name, { amount, per, currency = venue.currency }]) =>
    message(key, {
      scenario: scenarioValue(name, venue),
      late: venue.cancellationDeadline === undefined ? "free" : "charged",
      each: { type: "money", amount, ...defined({ currency }) },
      per,
    }),
  );
}

function policiesOf(venue: VenueFacts, context: Context): Message[] {
  const { cancellationDeadline } = venue;
  const charges = chargesOf(venue, context);
  if (charges.length === 0 || cancellationDeadline === undefined) return charges;
  const hours = Temporal.Duration.from(cancellationDeadline).total({
    unit: "hours",
    relativeTo: "2026-01-01",
  });
  return [...charges, message("freeBefore", { hours })];
}

/** "Does the six include the baby?": for how many the table is, as far as it is known. */
function countedIn(state: State): Message[] {
  const partySize = draftOf(state)?.partySize ?? bookingOf(state)?.partySize;
  return partySize === undefined ? [] : [message("countedAll", { partySize })];
}

/**
 * The largest party that can be booked here, and how many the way to dine takes that is talked about; a larger one is asked of
 * the staff, where they read it.
 */
function largestAt(venue: VenueFacts, understood: Understood, state: State, context: Context): Message[] {
  const { id, name, largestParty } = venue;
  const draft = draftOf(state);
  /** Of another house, or once a party was too large for it, the way to dine that is talked about says too little. */
  const isOfTable = draft?.venueId === id && draft.partySize !== undefined;
  const scenarioName = understood.scenarioName ?? (isOfTable ? draft.scenarioName : undefined);
  if (scenarioName !== undefined && venue.partySizes?.[scenarioName]) return [wayToDine(scenarioName, venue)];
  if (largestParty === undefined) return [];
  const more = isForStaff(largestParty + 1, id, context) ? [plain("largerAsked")] : [];
  return [message("largestParty", { venue: name, most: largestParty }), ...more];
}

/** The way to dine of the table that is picked, or of all that are offered. */
function scenarioShown(state: State): string | undefined {
  const shown = "offers" in state ? state.offers : [selectionOf(state)?.slot];
  const [first, ...others] = new Set(shown.map((slot) => slot?.scenarioName));
  return others.length === 0 ? first : undefined;
}

/**
 * From when until when a table may begin, for the party that is talked about and on its day, or else today: of the way to
 * dine that was named, or of each where they differ.
 */
function startsAt(venue: VenueFacts, understood: Understood, state: State, context: Context): Message[] {
  const draft = draftOf(state);
  const booking = bookingOf(state);
  const booked = booking && localDate(booking.startsAt, booking.venueId, context);
  const day = understood.date ?? draft?.date ?? booked ?? state.askedAbout?.date ?? today(venue.id, context);
  const all = venue.startsOn?.(day, understood.partySize ?? draft?.partySize ?? booking?.partySize) ?? [];
  const wanted = understood.scenarioName ?? draft?.scenarioName ?? scenarioShown(state);
  const named = all.filter(({ scenarioName }) => scenarioName === wanted);
  const starts = named.length > 0 ? named : all;
  const line = (of: string | NameValue, { from, to }: OpenInterval) =>
    message("startsFrom", {
      venue: of,
      date: dateValue(day),
      first: timeValue(from),
      last: timeValue(to),
    });
  const [first] = starts;
  if (first === undefined) return [];
  if (starts.every(({ from, to }) => from === first.from && to === first.to))
    return [line(venue.name, first)];
  return starts.map((one) => line(scenarioValue(one.scenarioName, venue), one));
}
