/** Values of what is noted beside a question. */
export const noted = {
  notedName: { name: "Anna Berg" },
  notedMoment: { moment: { type: "moment", date: "2026-11-22", times: ["19:00"] } },
  notedTable: { moment: { type: "moment", times: ["18:00", "20:00"] }, partySize: 4 },
  notedParty: { partySize: 4 },
} as const;
