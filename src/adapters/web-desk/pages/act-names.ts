import type { ActNames } from "#src/bot/desk/acts.ts";

/** As the pages and their buttons are called. */
export const webActs: ActNames = {
  listRules: "“Rules”",
  listGuests: "“Guests”",
  listWaiting: "“Waitlist”",
  writeToAll: "“Message”",
  takeCaller: "“Take a booking”",
  seatWalkIn: "“Seat a walk-in”",
  callAsked: "“To call” asks somebody to do it",
  messageResult: "who could not be reached stands in “To call”",
  bookWaiting: "“They say yes: book it”",
};
