export const listTexts = {
  tooManyDays: "That is more than a year: please choose fewer days.",
  understood: "Read as",
  notRead: "not read",
  row: "Line",
  wouldBook: "would be booked",
  booked: "booked",
  known: "here already",
  over: "over or cancelled",
  impossible: "not possible",
  nothingDone: "Nothing is done yet.",
} as const;
