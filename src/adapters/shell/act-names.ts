import type { ActNames } from "#src/bot/desk/acts.ts";

/** As these are typed behind `npm run desk --`. */
export const shellActs: ActNames = {
  listRules: "“rules”",
  listGuests: "“guests”",
  listWaiting: "“waitlist show”",
  writeToAll: "“broadcast”",
  takeCaller: "“book”",
  seatWalkIn: "“walkin”",
  callAsked: "“attention” and the waitlist ask somebody to call",
  messageResult: "who could not be reached stands in “attention”",
  bookWaiting: "“waitlist book”",
};
