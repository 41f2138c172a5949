import type { HouseRule } from "#src/booking/contract/staff-bookings.ts";
import { listed } from "../words.ts";

/** What a booking would break, as a host says it. */
const ruleWords: Readonly<Record<Exclude<HouseRule, "hours" | "pacing">, string>> = {
  blocked: "it takes no bookings for the time being",
  lastSeating: "it is too near to closing time",
  slotTimes: "bookings do not start at that minute",
  partySize: "it does not take parties of that size",
  leadTime: "it is sooner than bookings are taken",
  horizon: "it is further ahead than bookings are taken",
};

/** "The house's rules are against it: it is not open then." */
export function brokenWords(rules: readonly HouseRule[], when: "then" | "now" = "then"): string {
  const words = rules.map((rule) => {
    if (rule === "hours") return `it is not open ${when}`;
    return rule === "pacing" ? `too many guests would start ${when}` : ruleWords[rule];
  });
  return `The house's rules are against it: ${listed(words, "and")}.`;
}

const shortRules: Readonly<Record<HouseRule, string>> = {
  blocked: "blocked",
  hours: "opening hours",
  lastSeating: "last seating",
  slotTimes: "start times",
  partySize: "party size",
  leadTime: "lead time",
  horizon: "horizon",
  pacing: "pacing",
};

/** The rules by their names: "opening hours and pacing". */
export function ruleNames(rules: readonly HouseRule[]): string {
  return listed(
    rules.map((rule) => shortRules[rule]),
    "and",
  );
}

/** Texts that take no values. */
export const takeTexts = {
  booked: "Booked",
  changed: "Changed",
  seated: "Seated",
  walkIn: "Walk-in",
  nobodyAsks:
    "No chat asks this guest whether they are coming: they stand among those to call when it is time.",
  noPhone: "There is no phone number with it.",
  partyNotUnderstood: "How many people? Write a number such as 4.",
  nameNeeded: "Whose name is it under?",
  timeNotUnderstood: "That time was not understood. Write it as 19:00.",
  untilNotUnderstood:
    "That was not understood. Write when they leave, such as 21:30, or how much longer: +30 or -15.",
  needsReason: "Whoever is seated all the same needs a reason.",
  reasonNeeded: "Say why, for the colleagues who read it later.",
  full: "No table is free for that.",
  tooLarge:
    "No table and no joined tables are for so many. Name those that you put together, such as 5+6; for a booking that stands, choose its tables first.",
  past: "That time is past.",
  tooLong: "That is longer than a party can stay.",
  chooseTime: "Free times",
  nothingFree: "Nothing is free that day, nor in the week after it.",
  nothingFreeThatDay: "Nothing is free that day. The next free times",
  nothingFreeNow: "No table is free for that many right now.",
  freeNow: "Free now, and until when",
  stillSitting: "Past their time and not marked as closed",
  nothingToChange:
    "Say what is to change: the party, the day, the time, the name, the phone number or the note.",
  hereAlready:
    "The guests are here already, so the time stays as it is: extend or shorten their stay instead.",
  triedBefore: "This was booked a moment ago. For another booking, please use the command again.",
  noneFound: "No booking fits. Try a part of the name, the phone number or the reference.",
  searchNeeded: "Type a part of the name, the phone number or the reference.",
  onlyTwoWeeks:
    "Only bookings made through this assistant are searched, from two weeks back to two weeks ahead.",
  toConfirm: "To call for confirmation",
  note: "Note",
} as const;
