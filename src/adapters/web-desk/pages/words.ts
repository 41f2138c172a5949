import type { DeskAction } from "#src/bot/desk/view.ts";
import { markWords, platformTexts } from "#src/bot/desk/words.ts";

/** What buttons, fields and menus say; all else is the desk's own words. */
export const words = {
  desk: "Desk",
  menu: "Pages",
  skip: "To the content",
  search: "Name, phone or reference",
  chooseVenue: platformTexts.chooseVenue,
  otherVenue: "Other venue",
  leave: "Leave",
  today: "Today",
  take: "Take",
  day: "Day",
  earlier: "Previous day",
  later: "Next day",
  goThere: "Show",
  more: "More",
  called: "Called",
  back: "Back",
  backToDay: "Back to the day",
  booking: "The booking",
  notFound: "There is no such page.",
  forOwners: "This is for owners.",
  fillIn: "Please fill in:",
  tooLong: "That is too long.",
  lost: "The line to the house is lost: what you see may be old. It is being looked for again.",
  history: "History",
  everybody: "Everybody of the day",
  file: "As a file for spreadsheets",
  people: "People",
  table: "Table",
  noTable: "Without a table",
  moveHint: "Drag a booking to another table, or to another time. On a touch screen, hold it first.",
  moveAsk: "Move it there?",
  moveTold: "A guest who booked in a chat is told of another time.",
  moveYes: "Yes, move it",
  moveNo: "No, leave it",
  fitsNot: "does not fit",
  theirRequest: "They asked for something that only you can grant",
} as const;

/** What may be done with a booking, as its button says it. */
export const actionLabels: Readonly<Record<DeskAction, string>> = {
  ...markWords,
  confirm: platformTexts.confirm,
  cancel: platformTexts.cancel,
  show: platformTexts.show,
};
