import type { ActNames } from "#src/bot/desk/acts.ts";
import { platformTexts } from "#src/bot/desk/words.ts";

/** As these are typed in Discord, or pressed. */
export const discordActs: ActNames = {
  listRules: "/house rules",
  listGuests: "/guest list",
  listWaiting: "/waitlist show",
  writeToAll: "/broadcast",
  takeCaller: "/book",
  seatWalkIn: "/walkin",
  callAsked: "a message here asks somebody to call",
  messageResult: "the result stands in the staff's channel",
  bookWaiting: `“${platformTexts.bookCaller}”`,
};
