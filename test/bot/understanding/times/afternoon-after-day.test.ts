import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("an hour of the afternoon after a day needs no word where hours are counted on to 24:", () => {
  test.for([
    ["sv", "fredag 19"],
    ["sv", "bord fredag 19"],
    ["de", "Freitag 19"],
    ["de", "Freitag, 19"],
    ["nl", "vrijdag 19"],
    ["da", "fredag 19"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language })).toEqual({ date: "2026-11-20", time: "19:00" });
  });

  test.for([
    ["en", "Friday 19"],
    ["es", "viernes 19"],
  ] as const)("and elsewhere where the time is asked for: in %s, “%s”", ([language, text]) => {
    expect(stated(text, { language, expecting: "time" })).toEqual({ date: "2026-11-20", time: "19:00" });
  });

  test.for([
    ["sv", "fredag 20", { date: "2026-11-20" }],
    ["sv", "fredag den 18", { date: "2026-12-18" }],
    ["de", "Freitag der 18.", { date: "2026-12-18" }],
    ["sv", "lördag 18 personer", { date: "2026-11-21", partySize: 18 }],
    ["nl", "zaterdag 20 man", { date: "2026-11-21", partySize: 20 }],
    ["en", "Friday 19", { date: "2027-02-19" }],
  ] as const)(
    "but a day that comes soon, or one with its article, is that: in %s, “%s”",
    ([language, text, values]) => {
      expect(stated(text, { language })).toEqual(values);
    },
  );
});

describe("an hour between a day and a party is the table's:", () => {
  test.for([
    ["en", "Friday 20 for 4", "20:00"],
    ["en", "Friday 8 for 4 please", "20:00"],
    ["de", "Freitag 20 für 4", "20:00"],
    ["fr", "vendredi 20 pour 4", "20:00"],
    ["es", "viernes 21 para 4", "21:00"],
    ["it", "venerdì 20 per 4", "20:00"],
    ["nl", "tafel vrijdag 20 voor 4", "20:00"],
    ["nl", "vrijdag 8 voor 4", "20:00"],
    ["pt", "sexta 21 para 4", "21:00"],
    ["sv", "fredag 21 för 4", "21:00"],
    ["nb", "fredag 21 for 4", "21:00"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    const now = Temporal.ZonedDateTime.from("2026-11-23T10:00:00+01:00[Europe/Oslo]");
    expect(stated(text, { language, now })).toEqual({ date: "2026-11-27", time, partySize: 4 });
  });

  test.for([
    ["nl", "vrijdag om 20 voor 8", { date: "2026-11-20", time: "19:40" }],
    ["nl", "zaterdag 20 voor 8", { date: "2026-11-21", time: "19:40" }],
    ["pt", "sexta às 20 para as 8", { date: "2026-11-20", time: "19:40" }],
    ["en", "Friday 20 for 4", { date: "2026-11-20", partySize: 4 }],
    ["en", "Friday 4 for 4 nights", { date: "2026-12-04" }],
  ] as const)(
    "but minutes, and a day that comes soon, are those: in %s, “%s”",
    ([language, text, values]) => {
      expect(stated(text, { language })).toEqual(values);
    },
  );
});
