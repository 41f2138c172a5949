/** What a guest may ask about the house itself; of two that share a word, the one that says more comes first. */
export const topics = [
  "assistant",
  "day",
  /** What becomes of the table of who comes late. */
  "lateness",
  "adjusting",
  "ownName",
  /** What is kept of a guest, and why. */
  "ownData",
  "ownPhone",
  /** Which country the number is of: "is it +49?" */
  "phoneCode",
  /** How a table is confirmed: "do I get an e-mail?" */
  "confirmation",
  /** Whether they are reminded of the visit. */
  "reminder",
  /** Whether a table has to be booked, or one may just come. */
  "walkIns",
  /** What becomes of those who are not at this table: "what about the other seven?" */
  "otherTable",
  "noted",
  /** Whether somebody is one of the party that is known: "does that include the baby?" */
  "counted",
  /** Whose clock the hours are by: "is that your time or mine?" */
  "localTime",
  "fees",
  "stay",
  "largest",
  /** Which restaurants there are. */
  "restaurants",
  /** What one of them is: "what kind of place is Harbor & Vine?" */
  "house",
  /** In which ways one can dine: "what's the difference between the bar and the dining room?" */
  "ways",
  /** What one of them is, and when: "what's the tasting menu?" */
  "scenario",
  "starts",
  "hours",
  "address",
  "contact",
  "photos",
  /** Whether they look for people to work there. */
  "jobs",
  "prams",
  /** Where a baby is changed. */
  "changing",
  "playArea",
  "toilets",
  /** How loud it is. */
  "quiet",
  /** Whether a cake of their own may be brought. */
  "cake",
  /** Whether each may pay for themselves. */
  "bill",
  "invoice",
  "tips",
  "vouchers",
  "view",
  /** Whether it is warm outside. */
  "heating",
  "minimumSpend",
  "takeaway",
  /** Of a car. */
  "charging",
  "sports",
  "parking",
  "transport",
  "corkage",
  "children",
  "dogs",
  "access",
  "payment",
  "events",
  "diets",
  "dress",
  "wifi",
  "smoking",
  "outdoors",
  "music",
  "prices",
  "menu",
] as const;

export type Topic = (typeof topics)[number];

/** What a house has or has not, whoever comes; a place outside or a brunch may be asked for as a booking. */
export const unbookable: ReadonlySet<Topic> = new Set([
  "hours",
  "jobs",
  "changing",
  "playArea",
  "toilets",
  "quiet",
  "heating",
  "cake",
  "bill",
  "tips",
  "vouchers",
  "minimumSpend",
  "takeaway",
  "charging",
  "sports",
  "parking",
  "transport",
  "payment",
  "corkage",
  "dress",
  "wifi",
  "smoking",
  "music",
]);
