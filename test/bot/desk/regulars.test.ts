import { describe, expect, test } from "vitest";
import { regularWords } from "#src/bot/desk/sheet/regulars.ts";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openDesk = embeddedDesks();

describe("regulars", () => {
  test.for([
    [1, 0, "2nd visit"],
    [2, 0, "3rd visit"],
    [3, 1, "4th visit, 1 no-show"],
    [10, 0, "11th visit"],
    [20, 2, "21st visit, 2 no-shows"],
    [0, 1, "1 no-show"],
  ] as const)("%i visits and %i no-shows", ([came, noShows, words]) => {
    expect(regularWords({ came, noShows })).toBe(words);
  });

  test("are known by their reference or their number, however it is written", async () => {
    const house = await openDesk();
    const phone = { firstName: "Anna", phone: "+47 900 00 001" };
    const earlier = ["2026-11-22", "2026-11-23", "2026-11-24"];
    for (const date of earlier) {
      await house.book("19:00", { guest: phone, extReferenceNumber: "ANNA-1234" }, date);
    }
    const missed = await house.book("20:00", { guest: { ...phone, phone: "004790000001" } }, "2026-11-24");
    const calledOff = await house.book("20:30", { guest: phone }, "2026-11-24");
    house.service.clock.set("2026-11-24T20:00:00Z");
    await house.service.backOffice.setState({ venueId: 1, id: missed.id }, "NO_SHOW", "staff");
    await house.service.backOffice.setState({ venueId: 1, id: calledOff.id }, "CANCELLED", "staff");
    await house.book("19:00", { guest: { firstName: "Anna", phone: "+4790000001" } }, "2026-11-26");
    await house.book("19:30", { guest: { firstName: "Bo" }, extReferenceNumber: "ANNA-1234" }, "2026-11-26");
    await house.book("20:00", { guest: { firstName: "New", phone: "+47 900 00 009" } }, "2026-11-26");
    await house.book("20:30", { guest: { firstName: "Nobody" } }, "2026-11-26");

    const answer = await house.desk.daySheet({ by: kari, venueId: 1, date: "2026-11-26" });
    const shifts = answer.type === "daySheets" ? answer.sheets[0].groups : [];
    const rows = shifts.filter(({ line }) => line !== undefined).flatMap((group) => group.rows);
    expect(rows.map(({ name, regular }) => [name, regular])).toEqual([
      ["Anna", "4th visit, 1 no-show"],
      ["Bo", "4th visit"],
      ["New", undefined],
      ["Nobody", undefined],
    ]);
  });
});
