import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { ActNames } from "../acts.ts";
import { wallTime } from "../day.ts";
import { dayAndTime } from "../signed.ts";
import { people, shortDate, timeOfDay } from "../words.ts";
import type { WaitingEntry } from "./waiting-line.ts";

/** Texts that take no values. */
export const waitTexts = {
  title: "Waitlist",
  nobodyWaits: "Nobody waits for a table of that day.",
  aGuest: "A guest",
  party: "Party",
  wants: "Would take",
  since: "Waits since",
  place: "Place in line",
  state: "State",
  contact: "Reached",
  byPhone: "by phone",
  byPhoneNoNumber: "not in a chat, no number left",
  inChat: "in the chat",
  offered: "The guest is asked.",
  skipped: "Stands behind the others now.",
  takenBack: "The offer is taken back, the guest was told, and stands behind the others.",
  removed: "Taken off the waitlist.",
  guestTold: "The guest is told in the chat.",
  callThem: "Nobody tells this guest in a chat.",
  askRemove: "Take this guest off the waitlist? Guests in a chat are told at once.",
  notFree: "That start is not free for this guest now.",
  notWanted: "These are the starts that are free, and that the guest would take.",
  quiet: "These are the quiet hours: who waits for another day is not woken.",
  unreadable: "The booking service does not say what is free right now. Please try again in a moment.",
  noOffer: "No table is kept for this guest right now.",
  chooseTime: "That time was not understood. Write it as 19:00.",
  rangeNeeded: "Write the times that would do, such as 18:30 and 20:00.",
  rangeBackwards: "The last time is before the first: please look at the times again.",
  noWaitlist: "For those times nobody can wait: the house is closed then, or takes no waitlist.",
  unknown:
    "The booking service did not answer, so it is not certain whether this was done. Please try again.",
  booked: "Booked, and off the waitlist.",
  tableGone: "That table is gone. The guest keeps their place.",
  onlyWhoIsCalled: "Guests in a chat say yes there themselves.",
  changed: "It is not as it was shown.",
} as const;

/** Texts that say what to do next, by its name where they are read. */
export const callNext = ({ listWaiting }: ActNames) => `Call now, a table is kept (${listWaiting})`;
export const callNow = ({ bookWaiting }: ActNames) =>
  `The table is kept. Call the guest now; when they say yes, ${bookWaiting} takes it.`;
export const addedToLine = ({ callAsked }: ActNames) =>
  `Added to the waitlist. When a table is free, ${callAsked}.`;
export const noSuchEntry = ({ listWaiting }: ActNames) =>
  `There is no such entry on the waitlist: ${listWaiting} lists them.`;

export function nameOfEntry({ guestName }: Pick<WaitingEntry, "guestName">): string {
  return guestName ?? waitTexts.aGuest;
}

const clock = (moment: Temporal.Instant, venue: VenueFacts): string => timeOfDay(wallTime(moment, venue));

/** "18:30–19:30". */
export function wanted({ from, to }: Pick<WaitingEntry, "from" | "to">, venue: VenueFacts): string {
  return `${clock(from, venue)}–${clock(to, venue)}`;
}

/** How an entry stands: "offered 19:00 until 18:45". */
export function stateOf(entry: WaitingEntry, venue: VenueFacts): string {
  const { offer, isOver, lastAct, passedAt } = entry;
  if (isOver) return overWords(entry, venue);
  if (offer?.settled === "accepted") return `has said yes to ${startOf(offer, venue)}`;
  if (offer?.made && offer.settled === undefined) {
    const by =
      lastAct?.act === "offered" && lastAct.reference === offer.reference
        ? ` by ${lastAct.by.displayName}`
        : "";
    return `offered ${startOf(offer, venue)}${by}, until ${clock(offer.made.until, venue)}`;
  }
  if (offer && !offer.made) return `is being offered ${startOf(offer, venue)}`;
  if (passedAt === undefined) return "waiting";
  return lastAct?.act === "skipped"
    ? `waiting, skipped by ${lastAct.by.displayName}, ${dayAndTime(lastAct.at, venue)}`
    : `waiting, let an offer pass, ${dayAndTime(passedAt, venue)}`;
}

function startOf({ slot }: NonNullable<WaitingEntry["offer"]>, venue: VenueFacts): string {
  return clock(Temporal.Instant.from(slot.startsAt), venue);
}

function overWords({ answer, lastAct }: WaitingEntry, venue: VenueFacts): string {
  if (lastAct?.act === "removed") {
    return `taken off by ${lastAct.by.displayName}, ${dayAndTime(lastAct.at, venue)}`;
  }
  if (answer?.said === "yes") return `has a table, ${dayAndTime(answer.at, venue)}`;
  if (answer?.said === "no") return `declined, ${dayAndTime(answer.at, venue)}`;
  return "waits no more";
}

/** What a colleague did last, for one who comes too late; empty where it was none. */
export function whoWas({ lastAct }: WaitingEntry, venue: VenueFacts): string {
  if (!lastAct || lastAct.act === "added") return "";
  const did = { offered: "made an offer", skipped: "skipped this guest", removed: "took this guest off" };
  return ` ${lastAct.by.displayName} ${did[lastAct.act]}, ${dayAndTime(lastAct.at, venue)}.`;
}

/** One line of the list. */
export function lineOf(entry: WaitingEntry, venue: VenueFacts): string {
  const { place, partySize, slot, joinedAt, caller, phone } = entry;
  const number = place === undefined ? "–" : `${place}.`;
  const call = caller
    ? [phone === undefined ? waitTexts.byPhoneNoNumber : `${waitTexts.byPhone} ${phone}`]
    : [];
  const facts = [
    nameOfEntry(entry),
    people(partySize),
    `${wanted(entry, venue)} ${slot.scenarioName}`,
    `since ${dayAndTime(joinedAt, venue)}`,
    ...call,
  ];
  return `${number} ${facts.join(", ")}: ${stateOf(entry, venue)}`;
}

/** For a menu, or while somebody types. */
export function labelOf(entry: WaitingEntry, venue: VenueFacts): string {
  const day = shortDate(wallTime(entry.from, venue).toPlainDate());
  const facts = [`${day} ${wanted(entry, venue)}`, nameOfEntry(entry), people(entry.partySize)];
  return [...facts, stateOf(entry, venue)].join(", ");
}
