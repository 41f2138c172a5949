/** Values of what is noted beside a question. */
export const noted = {
  noted: {},
  notedNext: {},
  notedName: { name: "Anna Berg" },
  notedMoment: { moment: { type: "moment", date: "2026-11-22", times: ["19:00"] } },
  notedTable: { moment: { type: "moment", times: ["18:00", "20:00"] }, partySize: 4 },
  notedParty: { partySize: 4 },
  largestParty: { venue: "Furu & Fjord", most: 12 },
  largerAsked: {},
  startsFrom: {
    venue: "Furu & Fjord",
    date: { type: "date", date: "2026-11-22" },
    first: { type: "time", time: "12:00" },
    last: { type: "time", time: "21:30" },
  },
  scenarioBookable: { venue: "Furu & Fjord", scenario: "Terrace" },
  mayAdjust: {},
  mayBeLate: {},
  willRemind: {},
  wishIsNoted: { comment: "a high chair" },
  noWishNoted: {},
} as const;
