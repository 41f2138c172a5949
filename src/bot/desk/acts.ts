/** What an answer may tell the staff to do next. */
type Act =
  | "listRules"
  | "listGuests"
  | "listWaiting"
  | "writeToAll"
  | "takeCaller"
  | "seatWalkIn"
  | "bookWaiting";

/** What comes later by itself, and stands somewhere. */
type News =
  /** Of a table that came free for somebody who has to be called. */
  | "callAsked"
  /** Of a message to all guests of an evening. */
  | "messageResult";

/** What is typed or pressed for each, and where news come to, where the one who reads it sits. */
export type ActNames = Readonly<Record<Act | News, string>>;
