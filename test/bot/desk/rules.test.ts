import { describe, expect, test } from "vitest";
import { kari } from "#test/support/desk/desk-fixture.ts";
import { embeddedDesks } from "#test/support/desk/embedded-desk.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const openDesk = embeddedDesks();
const fjord = testVenues.filter(({ id }) => id === 1);

describe("closing the house", () => {
  test("says what was done, and which bookings stay and are to be called", async () => {
    const { desk, book, audit, service } = await openDesk();
    const { id } = await book("19:00", { comment: "Nut allergy" }, "2026-11-27");
    await book("19:00", {}, "2026-11-29");
    const answer = await desk.rules.close({
      by: kari,
      venueId: 1,
      from: "fri",
      to: "sat",
      reason: " staff party ",
    });
    expect(answer).toMatchObject({
      type: "ruleDone",
      text: "Fjord: Closed from Friday 27 November 2026 to Saturday 28 November 2026 (staff party). It touches 1 booking.",
      affected: {
        venueId: 1,
        title: "Fjord: Bookings that this touches",
        summary: "1 booking. They stay booked: please call them.",
        groups: [
          {
            title: "Friday 27 November 2026",
            rows: [{ time: "19:00", name: "Kari Nordmann", phone: "+4791234567", wish: "Nut allergy" }],
          },
        ],
      },
    });
    expect(await service.backOffice.find({ venueId: 1, id })).toMatchObject({ state: "REGISTERED" });
    const [rule] = await service.backOffice.listRules(1);
    expect(rule).toMatchObject({ kind: "closure", from: "2026-11-27", to: "2026-11-28", by: "test:1" });
    expect(audit.entries).toMatchObject([{ action: "addRule", rule: { venueId: 1, id: rule?.id } }]);
  });

  test("takes one day, or one scenario, and says when nobody is touched", async () => {
    const { desk, service } = await openDesk({ venues: fjord });
    expect(await desk.rules.close({ by: kari, from: "tomorrow" })).toEqual({
      type: "ruleDone",
      text: "Fjord: Closed on Sunday 22 November 2026. It touches no booking.",
    });
    expect(await desk.rules.close({ by: kari, from: "fri", to: "mon", scenario: " lunch " })).toMatchObject({
      text: "Fjord: Lunch closed from Friday 27 November 2026 to Monday 30 November 2026. It touches no booking.",
    });
    expect(await service.backOffice.listRules(1)).toContainEqual(
      expect.objectContaining({ scenarioId: 12, to: "2026-11-30" }),
    );
  });

  test.for([
    [{ from: "someday" }, "dateNotUnderstood", "That day was not understood"],
    [{ from: "fri", to: "later" }, "dateNotUnderstood", "That day was not understood"],
    [{ from: "2026-12-24", to: "2026-12-23" }, "notUnderstood", "The last day is before the first"],
    [
      { from: "fri", scenario: "Brunch" },
      "notUnderstood",
      'no scenario "Brunch". There are: Dinner, Lunch and Terrace',
    ],
    [{ from: "2026-11-20" }, "notAllowed", "over already"],
  ] as const)("%j is refused as %s", async ([ask, reason, words]) => {
    const { desk, service, audit } = await openDesk({ venues: fjord });
    const answer = await desk.rules.close({ by: kari, ...ask });
    expect(answer).toMatchObject({ type: "refused", reason, text: expect.stringContaining(words) });
    expect(await service.backOffice.listRules(1)).toEqual([]);
    expect(audit.entries).toEqual([]);
  });

  test("is one venue's: where there are several it has to be named", async () => {
    const { desk } = await openDesk();
    expect(await desk.rules.close({ by: kari, from: "fri" })).toMatchObject({
      reason: "ambiguous",
      text: "Which venue is it: Fjord or Harbour? Please name it.",
    });
    expect(await desk.rules.close({ by: kari, venueId: 9, from: "fri" })).toMatchObject({
      reason: "unknownVenue",
    });
  });
});

describe("blocking a scenario", () => {
  test("holds until it is lifted", async () => {
    const { desk, service } = await openDesk({ venues: fjord });
    expect(await desk.rules.block({ by: kari, scenario: "dinner", reason: "no cook" })).toMatchObject({
      text: "Fjord: Dinner takes no new bookings until this is lifted (no cook). It touches no booking.",
    });
    const [rule] = await service.backOffice.listRules(1);
    expect(await desk.rules.lift({ by: kari, rule: rule?.id ?? "" })).toEqual({
      type: "ruleDone",
      text: "Lifted: Fjord: Dinner takes no new bookings until this is lifted (no cook).",
    });
    expect(await service.backOffice.listRules(1)).toEqual([]);
  });

  test("refuses a scenario that the venue does not have", async () => {
    const { desk } = await openDesk();
    expect(await desk.rules.block({ by: kari, venueId: 2, scenario: "Dinner" })).toMatchObject({
      text: 'Harbour has no scenario "Dinner". There are: Late.',
    });
  });
});

describe("taking tables out", () => {
  test("names those that have no place meanwhile", async () => {
    const { desk, book } = await openDesk({ venues: fjord });
    await book("19:00", { guestCount: 8 });
    const answer = await desk.rules.takeTablesOut({
      by: kari,
      tables: "2 + 3",
      from: "18:00",
      until: "23:30",
      reason: "wet paint",
    });
    expect(answer).toMatchObject({
      text: "Fjord: Tables 2 + 3 out from Sat 21 Nov, 18:00 until Sat 21 Nov, 23:30 (wet paint). It touches 1 booking.",
      affected: { groups: [{ rows: [{ party: "8 people" }] }] },
    });
    expect(await desk.attention({ by: kari })).toMatchObject({
      type: "attention",
      sheets: [
        {
          title: "Fjord: Bookings that no longer fit",
          groups: [{ title: "Saturday 21 November 2026", rows: [{ party: "8 people" }] }],
        },
      ],
    });
  });

  test.for([
    [{ tables: "9" }, 'No table is called "9"'],
    [{ tables: "+" }, "Name the tables that are out"],
    [{ from: "soon" }, "That time was not understood"],
    [{ until: "late" }, "That time was not understood"],
    [{ from: "22:00", until: "sat 21:00" }, "The end is not after the start"],
    [{ from: "2026-11-20 18:00", until: "23:00" }, "over already"],
  ] as const)("%j is refused", async ([ask, words]) => {
    const { desk, service } = await openDesk({ venues: fjord });
    const answer = await desk.rules.takeTablesOut({
      by: kari,
      tables: "2",
      from: "18:00",
      until: "23:00",
      ...ask,
    });
    expect(answer).toMatchObject({ type: "refused", text: expect.stringContaining(words) });
    expect(await service.backOffice.listRules(1)).toEqual([]);
  });
});

describe("what is set", () => {
  test("is listed with who set it when, and completed while somebody types", async () => {
    const { desk } = await openDesk();
    await desk.rules.close({ by: kari, venueId: 1, from: "2026-12-24", reason: "Christmas" });
    await desk.rules.takeTablesOut({ by: kari, venueId: 2, tables: "1", from: "now", until: "23:00" });
    expect(await desk.rules.list({ by: kari })).toEqual({
      type: "records",
      title: "Closed, blocked and out of use",
      lines: [
        {
          text: "Fjord: Closed on Thursday 24 December 2026 (Christmas). Set Sat 21 Nov, 10:00, by",
          by: "test:1",
          name: "Kari",
          ref: expect.any(String),
        },
        {
          text: "Harbour: Table 1 out from Sat 21 Nov, 04:00 until Sat 21 Nov, 23:00. Set Sat 21 Nov, 04:00, by",
          by: "test:1",
          name: "Kari",
          ref: expect.any(String),
        },
      ],
      none: "Nothing is closed, blocked or out of use.",
    });
    expect(await desk.suggest.rules({ text: "christ" })).toEqual([
      { value: expect.any(String), label: "Fjord: Closed on Thursday 24 December 2026 (Christmas)" },
    ]);
    expect(await desk.suggest.rules({ text: "", venueId: 2 })).toMatchObject([
      { label: "Table 1 out from Sat 21 Nov, 04:00 until Sat 21 Nov, 23:00" },
    ]);
    expect(desk.suggest.scenarios({ text: "l" }).map(({ value }) => value)).toEqual(["Lunch", "Late"]);
  });

  test("is gone from the list once it is over", async () => {
    const { desk, service } = await openDesk({ venues: fjord });
    await desk.rules.takeTablesOut({ by: kari, tables: "1", from: "now", until: "11:00" });
    service.clock.advance({ hours: 1 });
    expect(await desk.rules.list({ by: kari })).toMatchObject({ lines: [] });
  });

  test("is lifted once; the second is told so", async () => {
    const { desk, service, audit } = await openDesk();
    await desk.rules.close({ by: kari, venueId: 1, from: "2026-12-24" });
    const [rule] = await service.backOffice.listRules(1);
    const lift = () => desk.rules.lift({ by: kari, rule: rule?.id ?? "" });
    expect(await lift()).toMatchObject({ type: "ruleDone" });
    expect(await lift()).toMatchObject({ type: "refused", text: expect.stringContaining("no such rule") });
    expect(audit.entries.map(({ action }) => action)).toEqual(["addRule", "liftRule"]);
  });

  test("with nothing to look after, says so", async () => {
    const { desk, audit } = await openDesk();
    expect(await desk.attention({ by: kari, venueId: 1 })).toMatchObject({
      sheets: [{ summary: "Every booking has its place.", groups: [] }],
    });
    expect(await desk.attention({ by: kari, venueId: 9 })).toMatchObject({ reason: "unknownVenue" });
    expect(await desk.rules.list({ by: kari, venueId: 9 })).toMatchObject({ reason: "unknownVenue" });
    expect(audit.entries.map(({ action }) => action)).toEqual(["readAttention"]);
  });
});
