import { beforeAll, describe, expect, test } from "vitest";
import type { PlaceAsked, WalkInAsked } from "#src/booking/contract/staff-bookings.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import type { Send } from "#test/support/service/ask.ts";
import {
  at,
  bookDinner,
  dinnerSlots,
  freshDate,
  freshText,
} from "#test/support/service/conformance/stage.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("what the staff take", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const office = () => service.backOffice;
  const moment = (date: string, time: string) => Temporal.Instant.from(at(date, time));
  const call = (date: string, time: string, fields: Partial<PlaceAsked> = {}): PlaceAsked => ({
    venueId: 1,
    key: freshText("call"),
    scenarioId: 11,
    startsAt: moment(date, time),
    partySize: 2,
    guest: { lastName: "Berg", phone: "+4790000000" },
    ...fields,
  });
  const placed = async (ask: PlaceAsked) => {
    const result = await office().place(ask, "ola");
    if (!result.ok) throw new Error(result.refusal);
    return result.value;
  };
  const historyOf = (id: string) => office().history({ venueId: 1, id });

  describe("by phone", () => {
    test("is a booking like the guests', under the staff member's name", async () => {
      const date = freshDate();
      const booking = await placed(call(date, "19:00", { comment: "Anniversary" }));
      expect(booking).toMatchObject({
        state: "REGISTERED",
        source: "phone",
        client: "maitred",
        scenarioName: "Dinner",
        comment: "Anniversary",
        tableIds: [1],
        endsAt: moment(date, "20:30"),
      });
      expect(await historyOf(booking.id)).toMatchObject([{ kind: "created", by: "ola" }]);
      expect((await historyOf(booking.id))[0]).not.toHaveProperty("override");
      expect((await dinnerSlots(stage(), date, 8)).get("19:00")?.available).toBe(true);
    });

    test("is placed once, however often its key comes", async () => {
      const ask = call(freshDate(), "19:00");
      const answers = await Promise.all([1, 2, 3].map(() => office().place(ask, "ola")));
      const ids = answers.map((answer) => answer.ok && answer.value.id);
      expect(new Set(ids).size).toBe(1);
      expect(await office().place({ ...ask, partySize: 3 }, "ola")).toMatchObject({
        refusal: "idempotency_key_reused",
      });
    });

    test.for([
      ["12:30", 2, ["hours"]],
      ["22:30", 2, ["lastSeating"]],
      ["19:10", 2, ["slotTimes"]],
      ["12:30", 9, ["hours", "partySize"]],
    ] as const)("at %s for %i names the rules that it breaks", async ([time, partySize, rules]) => {
      const refused = await office().place(
        call(freshDate(), time, { partySize, ...(partySize === 9 && { tableIds: [1, 2, 3] }) }),
        "ola",
      );
      expect(refused).toEqual({ ok: false, refusal: "rules_broken", rules });
    });

    test("breaks rules with an override, which its history tells", async () => {
      const date = freshDate();
      const reason = "The owner's mother";
      const booking = await placed(call(date, "12:30", { override: { reason } }));
      expect(booking).toMatchObject({ startsAt: moment(date, "12:30") });
      expect(await historyOf(booking.id)).toMatchObject([{ override: { rules: ["hours"], reason } }]);
      expect(await office().listUnseatable(1)).toEqual([]);
    });

    test("outside the hours counts as unseatable once that day is closed", async () => {
      const date = freshDate();
      const booking = await placed(call(date, "12:30", { override: { reason: "x" } }));
      const rule = await office().addRule(1, { kind: "closure", from: date, to: date }, "ola");
      expect((await office().listUnseatable(1)).map(({ id }) => id)).toEqual([booking.id]);
      if (rule.ok) await office().liftRule(1, rule.value.rule.id, "ola");
      await office().setState({ venueId: 1, id: booking.id }, "CANCELLED", "ola");
    });

    test("never gets a table that others have, override or not", async () => {
      const date = freshDate();
      for (const size of [2, 4, 4]) await placed(call(date, "19:00", { partySize: size }));
      const override = { reason: "please" };
      expect(await office().place(call(date, "19:00", { override }), "ola")).toMatchObject({
        refusal: "full",
      });
      const onTable = call(date, "20:00", { override, tableIds: [2] });
      expect(await office().place(onTable, "ola")).toMatchObject({ refusal: "table_taken" });
    });

    test("of a size that no place seats takes the tables that the staff name", async () => {
      const date = freshDate();
      const nine = { partySize: 9, override: { reason: "a christening" } };
      expect(await office().place(call(date, "19:00", nine), "ola")).toMatchObject({ refusal: "too_large" });
      expect(await placed(call(date, "19:00", { ...nine, tableIds: [1, 2, 3] }))).toMatchObject({
        tableIds: [1, 2, 3],
        tablesChosen: true,
      });
      expect(await office().listUnseatable(1)).toEqual([]);
    });

    test("is refused for what is past, and for tables and scenarios that are not there", async () => {
      const refusalOf = async (ask: PlaceAsked) => await office().place(ask, "ola");
      expect(await refusalOf(call("2020-01-02", "19:00"))).toMatchObject({ refusal: "past" });
      expect(await refusalOf(call(freshDate(), "19:00", { tableIds: [99] }))).toMatchObject({
        refusal: "unknown_table",
      });
      expect(await refusalOf(call(freshDate(), "19:00", { scenarioId: 99 }))).toMatchObject({
        refusal: "unknown_scenario",
      });
    });

    test("is on the list to call until it is confirmed", async () => {
      const date = freshDate();
      const { id } = await placed(call(date, "19:00"));
      const onList = async (time: string) =>
        (await office().listToCall(1, moment(date, time))).some((booking) => booking.id === id);
      expect([await onList("19:00"), await onList("19:01")]).toEqual([false, true]);
      await office().setState({ venueId: 1, id }, "CONFIRMED", "ola");
      expect(await onList("19:01")).toBe(false);
    });
  });

  describe("at the door", () => {
    const walkIn = (fields: Partial<WalkInAsked> = {}): WalkInAsked => ({
      venueId: 1,
      key: freshText("door"),
      partySize: 2,
      guest: { lastName: "Walk-in" },
      ...fields,
    });
    const begin = (time: string) => {
      const date = freshDate();
      service.clock.set(at(date, time));
      return date;
    };

    test("sits at once, from this minute until its turn time", async () => {
      const date = begin("18:07");
      service.clock.advance({ seconds: 20 });
      const seated = await office().seatWalkIn(walkIn(), "ola");
      expect(seated).toMatchObject({
        value: {
          state: "SEATED",
          source: "walkIn",
          scenarioId: 11,
          startsAt: moment(date, "18:07"),
          endsAt: moment(date, "19:37"),
          tableIds: [1],
        },
      });
      expect((await office().listFreePlaces(1, 2)).map(({ tableIds }) => tableIds)).toEqual([
        [2],
        [3],
        [2, 3],
      ]);
    });

    test("sees until when each place is free, and sits only so long", async () => {
      const date = begin("18:00");
      const booked = await placed(call(date, "19:00"));
      const free = await office().listFreePlaces(1, 2);
      expect(free[0]).toEqual({
        tableIds: [2],
        min: 2,
        max: 4,
        stayUntil: moment(date, "19:30"),
      });
      expect(free.find(({ tableIds }) => tableIds[0] === 1)).toMatchObject({
        nextAt: booked.startsAt,
        stayUntil: moment(date, "19:00"),
      });
      const short = await office().seatWalkIn(walkIn({ tableIds: [1], until: moment(date, "19:00") }), "ola");
      expect(short).toMatchObject({ value: { tableIds: [1], endsAt: moment(date, "19:00") } });
      expect(await office().find({ venueId: 1, id: booked.id })).toMatchObject({ tableIds: [1] });
    });

    test("is told when the house is closed, and seated all the same by an override", async () => {
      begin("18:00");
      expect(await office().listDoorRules(1, 2)).toEqual([]);
      begin("04:00");
      expect(await office().listDoorRules(1, 2)).toEqual(["hours"]);
      expect(await office().seatWalkIn(walkIn(), "ola")).toMatchObject({
        refusal: "rules_broken",
        rules: ["hours"],
      });
      const seated = await office().seatWalkIn(walkIn({ override: { reason: "friends" } }), "ola");
      expect(seated).toMatchObject({ ok: true });
    });
  });

  describe("is changed", () => {
    test("in all that a caller may want otherwise", async () => {
      const [date, other] = [freshDate(), freshDate()];
      const { id } = await placed(call(date, "19:00"));
      const changed = await office().change(
        { venueId: 1, id },
        {
          startsAt: moment(other, "20:00"),
          partySize: 3,
          guest: { firstName: "Anna", phone: "" },
          comment: "Dog",
        },
        "ola",
      );
      expect(changed).toMatchObject({
        value: {
          startsAt: moment(other, "20:00"),
          partySize: 3,
          guest: { firstName: "Anna", lastName: "Berg" },
          comment: "Dog",
          tableIds: [2],
        },
      });
      expect(changed.ok && changed.value.guest).not.toHaveProperty("phone");
      expect((await historyOf(id)).map(({ kind, by }) => [kind, by])).toEqual([
        ["created", "ola"],
        ["updated", "ola"],
      ]);
    });

    test("only by the rules, or with them set aside", async () => {
      const date = freshDate();
      const { id } = await bookDinner(stage(), date);
      const key = { venueId: 1, id };
      const startsAt = moment(date, "19:10");
      expect(await office().change(key, { startsAt }, "ola")).toMatchObject({ rules: ["slotTimes"] });
      expect(await office().change(key, { startsAt, override: { reason: "train" } }, "ola")).toMatchObject({
        value: { startsAt },
      });
      expect((await historyOf(id)).at(-1)).toMatchObject({
        override: { rules: ["slotTimes"], reason: "train" },
      });
    });

    test("for a reason that is forgotten with its guest", async () => {
      const date = freshDate();
      const reference = freshText("guest");
      const { id } = await bookDinner(stage(), date, "19:00", { extReferenceNumber: reference });
      const change = { startsAt: moment(date, "19:10"), override: { reason: "Kari asked" } };
      await office().change({ venueId: 1, id }, change, "ola");
      await office().forgetGuest(reference, []);
      expect((await historyOf(id)).at(-1)?.override).toEqual({ rules: ["slotTimes"] });
    });

    test("while it sits in its size, but not in its time; and not once it is over", async () => {
      const date = freshDate();
      const { id } = await placed(call(date, "19:00"));
      const key = { venueId: 1, id };
      await office().setState(key, "SEATED", "ola");
      expect(await office().change(key, { partySize: 3 }, "ola")).toMatchObject({
        value: { partySize: 3, tableIds: [1] },
      });
      expect(await office().change(key, { startsAt: moment(date, "20:00") }, "ola")).toMatchObject({
        refusal: "state_not_allowed",
      });
      await office().setState(key, "CLOSED", "ola");
      expect(await office().change(key, { comment: "x" }, "ola")).toMatchObject({
        refusal: "booking_read_only",
      });
    });

    test("in how long it stays, as far as nobody else needs the table", async () => {
      const date = freshDate();
      const { id } = await placed(call(date, "19:00"));
      const key = { venueId: 1, id };
      await office().assignTables(key, [1], "ola");
      const next = await placed(call(date, "21:00"));
      await office().assignTables({ venueId: 1, id: next.id }, [1], "ola");
      expect(await office().setStay(key, moment(date, "21:30"), "ola")).toEqual({
        ok: false,
        refusal: "table_taken",
        until: moment(date, "21:00"),
      });
      expect(await office().setStay(key, moment(date, "21:00"), "ola")).toMatchObject({
        value: { endsAt: moment(date, "21:00") },
      });
      expect(await office().setStay(key, moment(date, "20:00"), "ola")).toMatchObject({
        value: { endsAt: moment(date, "20:00") },
      });
      expect((await historyOf(id)).at(-1)).toMatchObject({
        kind: "stayChanged",
        endsAt: moment(date, "20:00"),
      });
      expect(await office().setStay(key, moment(date, "18:00"), "ola")).toMatchObject({ refusal: "past" });
    });
  });

  describe("is found", () => {
    test("by name without accents, by phone as it is typed, by reference, also when it is over", async () => {
      const guest = { firstName: "Søren", lastName: "Müller-Lüdenscheid", phone: "+49 170 7654321" };
      const { id } = await placed(call(freshDate(), "19:00", { guest }));
      await office().setState({ venueId: 1, id }, "CANCELLED", "ola");
      const find = async (text: string) =>
        (await office().search({ venueIds: [1, 2], text, limit: 5 })).map((booking) => booking.id);
      for (const text of ["soren mul", "LUDENSCHEID", "0170 765", "+49170", id, id.slice(0, 9)]) {
        expect([text, await find(text)]).toEqual([text, [id]]);
      }
      expect(await find("Müller Nordmann")).toEqual([]);
      expect(await find("  ")).toEqual([]);
    });
  });
});
