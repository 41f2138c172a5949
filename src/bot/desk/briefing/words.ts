/** Texts that take no values. */
export const briefingTexts = {
  briefing: "Briefing",
  wrapUp: "Wrap-up",
  largeParties: "Large parties",
  wishes: "Allergies and wishes",
  regulars: "Regulars",
  missed: "Did not come",
  missedBefore: "Did not come the day before",
  unmarked: "Nobody marked whether these came",
  tomorrow: "The next day",
  callTomorrow: "Call these guests for the next day",
} as const;
