/** What an answer may tell the staff to do next. */
type Act =
  | "listRules"
  | "listGuests"
  | "listWaiting"
  | "writeToAll"
  | "takeCaller"
  | "seatWalkIn"
  | "bookWaiting";

/** What is typed or pressed for each, where the one who reads it sits. */
export type ActNames = Readonly<Record<Act, string>>;
