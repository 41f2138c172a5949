import { beforeAll, describe, expect, test } from "vitest";
import type { DeskRule, DeskRuleDraft } from "#src/booking/contract/back-office.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, type Send, succeed } from "#test/support/service/ask.ts";
import { at, bookDinner, dinnerSlots, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService, keys, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("what the staff decide above the venue file", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const add = async (draft: DeskRuleDraft, venueId = 1) => {
    const result = await service.backOffice.addRule(venueId, draft, "ola");
    if (!result.ok) throw new Error(`refused: ${result.refusal}`);
    return result.value;
  };
  const lift = (id: string) => service.backOffice.liftRule(1, id, "kari");
  const affectedBy = async (draft: DeskRuleDraft) => {
    const { rule, affected } = await add(draft);
    return { rule, ids: affected.map(({ id }) => id) };
  };
  const dinnersOn = async (date: string) => (await dinnerSlots(stage(), date)).size;
  const moment = (date: string, time: string) => Temporal.Instant.from(at(date, time));
  const tablesOf = async (id: string) => (await service.backOffice.find({ venueId: 1, id }))?.tableIds;

  describe("a closure", () => {
    test("of the house takes away every slot of its days, and nothing of the days around", async () => {
      const [before, date, after] = [freshDate(), freshDate(), freshDate()];
      const { rule } = await add({ kind: "closure", from: date, to: date, reason: "broken oven" });
      expect(await dinnersOn(date)).toBe(0);
      const [day] = await succeed(send, "listAvailability", { query: { fromDate: date } });
      expect(day).toMatchObject({ venueStatus: "CLOSED", reservableState: "NOT_AVAILABLE" });
      expect([await dinnersOn(before), await dinnersOn(after)]).not.toContain(0);
      const body = { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
      expect((await ask(send, "createBooking", { body })).status).toBe(409);
      await lift(rule.id);
      expect(await dinnersOn(date)).toBeGreaterThan(0);
    });

    test("of one scenario leaves the others alone", async () => {
      const date = freshDate();
      await add({ kind: "closure", from: date, to: date, scenarioId: 12 });
      const slots = (scenarioId: number) =>
        succeed(send, "listTimeSlots", { query: { date, guestCount: 2, scenarioId } });
      expect(await slots(12)).toEqual([]);
      expect(await slots(11)).not.toEqual([]);
    });

    test("tells which bookings of its days stand, and leaves them booked", async () => {
      const [first, second] = [freshDate(), freshDate()];
      const dinner = await bookDinner(stage(), first, "20:00", {}, keys.ben);
      const other = await bookDinner(stage(), second);
      const cancelled = await bookDinner(stage(), first, "17:00");
      await service.backOffice.setState({ venueId: 1, id: cancelled.id }, "CANCELLED", "ola");
      const { affected } = await add({ kind: "closure", from: first, to: first });
      expect(affected).toEqual([expect.objectContaining({ id: dinner.id, client: "ben", guest })]);
      expect(await service.backOffice.find({ venueId: 1, id: dinner.id })).toMatchObject({
        state: "REGISTERED",
      });
      expect((await affectedBy({ kind: "closure", from: first, to: second })).ids).toEqual([other.id]);
    });

    test("counts an evening that runs past midnight to the day on which it began", async () => {
      const date = "2028-05-03";
      const body = {
        guestCount: 2,
        timeFrom: at("2028-05-04", "01:00", "America/New_York"),
        scenarioName: "Late",
        guest,
      };
      const { id } = await succeed(send, "createBooking", { params: { venueId: 2 }, body });
      const next = await add({ kind: "closure", from: "2028-05-04", to: "2028-05-04" }, 2);
      expect(next.affected).toEqual([]);
      const { affected } = await add({ kind: "closure", from: date, to: date }, 2);
      expect(affected.map((booking) => booking.id)).toEqual([id]);
    });
  });

  test("a block takes no new bookings of the scenario and keeps those that stand", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date);
    const { rule, affected } = await add({ kind: "block", scenarioId: 11 });
    expect(affected).toEqual([]);
    const body = { guestCount: 2, timeFrom: at(date, "20:00"), scenarioName: "Dinner", guest };
    expect((await ask(send, "createBooking", { body })).status).toBe(409);
    const params = { bookingId: booking.id };
    await succeed(send, "updateBooking", { params, body: { ...booking, comment: "by the window" } });
    await lift(rule.id);
    expect((await ask(send, "createBooking", { body })).status).toBe(201);
  });

  describe("an outage of tables", () => {
    test("seats the parties there elsewhere, and says who has no place any more", async () => {
      const date = freshDate();
      const couple = await bookDinner(stage(), date);
      const four = await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      const others = await bookDinner(stage(), date, "19:00", { guestCount: 4 });
      expect(await tablesOf(couple.id)).toEqual([1]);
      const outage = {
        kind: "outage",
        tableIds: [1],
        from: moment(date, "18:00"),
        until: moment(date, "20:00"),
      } as const;
      const { ids, rule } = await affectedBy(outage);
      expect(ids).toEqual([couple.id]);
      expect(await tablesOf(couple.id)).toEqual([]);
      await service.backOffice.setState({ venueId: 1, id: four.id }, "CANCELLED", "ola");
      const unseatable = await service.backOffice.listUnseatable(1);
      expect(unseatable.map(({ id }) => id)).not.toContain(couple.id);
      await lift(rule.id);
      const { ids: nobody } = await affectedBy({ ...outage, tableIds: (await tablesOf(others.id)) ?? [] });
      expect(nobody).toEqual([]);
      expect((await tablesOf(others.id))?.length).toBe(1);
    });

    test("gives their place back to those who lost it when it is lifted", async () => {
      const date = freshDate();
      const eight = await bookDinner(stage(), date, "19:00", { guestCount: 8 });
      const { rule, ids } = await affectedBy({
        kind: "outage",
        tableIds: [3],
        from: moment(date, "00:00"),
        until: moment(date, "23:59"),
      });
      expect([ids, await tablesOf(eight.id)]).toEqual([[eight.id], []]);
      await lift(rule.id);
      expect(await tablesOf(eight.id)).toEqual([2, 3]);
    });

    test("takes no new party to the table as long as it lasts, and not a minute longer", async () => {
      const date = freshDate();
      await add({
        kind: "outage",
        tableIds: [2],
        from: moment(date, "17:00"),
        until: moment(date, "19:00"),
      });
      const slots = await dinnerSlots(stage(), date, 8);
      expect([slots.get("18:30")?.available, slots.get("19:00")?.available]).toEqual([false, true]);
    });

    test("strands a party whose table the staff chose", async () => {
      const date = freshDate();
      const { id } = await bookDinner(stage(), date);
      await service.backOffice.assignTables({ venueId: 1, id }, [3], "ola");
      const { ids } = await affectedBy({
        kind: "outage",
        tableIds: [3],
        from: moment(date, "17:00"),
        until: moment(date, "23:00"),
      });
      expect([ids, await tablesOf(id)]).toEqual([[id], [3]]);
      await service.backOffice.setState({ venueId: 1, id }, "CANCELLED", "ola");
    });
  });

  describe("refused is", () => {
    const from = Temporal.Instant.from("2026-12-01T18:00:00Z");
    const refusals: readonly (readonly [string, DeskRuleDraft, string])[] = [
      ["a closure that is past", { kind: "closure", from: "2026-11-18", to: "2026-11-19" }, "already_over"],
      [
        "one that ends before it begins",
        { kind: "closure", from: "2026-12-19", to: "2026-12-18" },
        "already_over",
      ],
      [
        "one of a scenario that is not there",
        { kind: "closure", from: "2026-12-24", to: "2026-12-24", scenarioId: 99 },
        "unknown_scenario",
      ],
      ["a block of one", { kind: "block", scenarioId: 99 }, "unknown_scenario"],
      [
        "an outage of a table that is not there",
        { kind: "outage", tableIds: [1, 99], from, until: from.add({ hours: 1 }) },
        "unknown_table",
      ],
      [
        "one of no table",
        { kind: "outage", tableIds: [], from, until: from.add({ hours: 1 }) },
        "unknown_table",
      ],
      ["one of no time", { kind: "outage", tableIds: [1], from, until: from }, "already_over"],
      [
        "one that is past",
        {
          kind: "outage",
          tableIds: [1],
          from: from.subtract({ hours: 24 * 30 }),
          until: from.subtract({ hours: 24 * 20 }),
        },
        "already_over",
      ],
    ];
    test.for(refusals)("%s", async ([, draft, refusal]) => {
      expect(await service.backOffice.addRule(1, draft, "ola")).toEqual({ ok: false, refusal });
    });

    test("anything at a venue that is not there", async () => {
      expect(await service.backOffice.addRule(99, { kind: "block", scenarioId: 11 }, "ola")).toEqual({
        ok: false,
        refusal: "not_found",
      });
      expect(await service.backOffice.listRules(99)).toEqual([]);
      expect(await service.backOffice.liftRule(99, "none", "ola")).toEqual({
        ok: false,
        refusal: "not_found",
      });
    });
  });

  test("rules are listed with who set them and when, until they are lifted or over", async () => {
    const [date, until] = ["2027-11-05", Temporal.Instant.from("2027-11-06T12:00:00Z")];
    const drafts: readonly DeskRuleDraft[] = [
      { kind: "closure", from: date, to: date, scenarioId: 21, reason: "private party" },
      { kind: "outage", tableIds: [1], from: until.subtract({ hours: 48 }), until },
      { kind: "block", scenarioId: 21, reason: "the cook is ill" },
    ];
    const now = service.clock.now();
    const rules: DeskRule[] = [];
    for (const draft of drafts) {
      rules.push((await add(draft, 2)).rule);
      service.clock.advance({ seconds: 1 });
    }
    const listed = async () =>
      (await service.backOffice.listRules(2)).filter(({ id }) => rules.some((rule) => rule.id === id));
    expect(await listed()).toEqual(
      drafts.map((draft, index) => ({
        ...draft,
        id: rules[index]?.id,
        venueId: 2,
        by: "ola",
        at: now.add({ seconds: index }),
      })),
    );
    service.clock.set("2027-11-06T11:59:00Z");
    expect((await listed()).map(({ kind }) => kind)).toEqual(["outage", "block"]);
    service.clock.set(until);
    const [, , block] = rules;
    expect(await listed()).toEqual([block]);
    expect(await service.backOffice.liftRule(2, block?.id ?? "", "kari")).toEqual({ ok: true, value: block });
    expect(await listed()).toEqual([]);
    expect(await service.backOffice.liftRule(2, block?.id ?? "", "kari")).toMatchObject({
      refusal: "not_found",
    });
    service.clock.set(now);
  });

  test("the tables of a house have a name, their number where the file has none", () => {
    expect(service.backOffice.listTables(1)).toEqual([
      { id: 1, name: "1" },
      { id: 2, name: "2" },
      { id: 3, name: "3" },
    ]);
    expect(service.backOffice.listTables(99)).toEqual([]);
  });
});
