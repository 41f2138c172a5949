import { expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { said } from "#test/support/machine/facts.ts";

const calendar = said("question", { calendar: true });

test("who wants to see the days is asked for how many, and then for the day", () => {
  const chat = new Chat().step(calendar);
  expect(chat.lines()).toEqual(["askPartySize"]);
  expect(chat.step(said("inform", { partySize: 4 })).lines()).toEqual(["askDate"]);
});

test("where that is known, they are looked up", () => {
  const chat = new Chat().step(said("book", { partySize: 4 })).step(calendar);
  expect(chat.effect("findDays")).toMatchObject({ partySize: 4, fromDate: "2026-11-21" });
});

test("a day of two that are asked between is not noted yet", () => {
  const chat = new Chat().step(
    said("book", { partySize: 4, date: "2026-11-27", openReadings: { dates: ["2026-11-27", "2026-11-28"] } }),
  );
  expect(chat.lines()).toEqual(["whichDate"]);
  chat.step(said("inform", { part: "evening", timeFrom: "17:00", timeTo: "23:00" }));
  expect(chat.line("notedTable")?.values).toEqual({
    moment: { type: "moment", times: ["17:00", "23:00"] },
    partySize: 4,
  });
});
