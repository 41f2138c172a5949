import { beforeAll, expect, test } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { type Send, succeed } from "#test/support/service/ask.ts";
import {
  at,
  bookDinner,
  dinnerSlots,
  freshDate,
  holdDinner,
} from "#test/support/service/conformance/stage.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("tables that the staff choose", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    return () => service.stop();
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const assignTables = async (id: string, tableIds: readonly number[] | undefined) => {
    const result = await service.backOffice.assignTables({ venueId: 1, id }, tableIds, "ola");
    return result.ok ? result.value.tableIds : result.refusal;
  };
  const setState = (id: string, state: "SEATED" | "CANCELLED" | "CLOSED") =>
    service.backOffice.setState({ venueId: 1, id }, state, "ola");
  const tablesOf = async (id: string) => (await service.backOffice.find({ venueId: 1, id }))?.tableIds;

  test("are the party's, and nobody moves it for another one", async () => {
    const date = freshDate();
    const couple = await bookDinner(stage(), date);
    expect(await assignTables(couple.id, [2])).toEqual([2]);
    expect(await service.backOffice.find({ venueId: 1, id: couple.id })).toMatchObject({
      tablesChosen: true,
    });
    expect((await dinnerSlots(stage(), date, 8)).get("19:00")?.available).toBe(false);
    await bookDinner(stage(), date, "19:00", { guestCount: 4 });
    expect(await tablesOf(couple.id)).toEqual([2]);
  });

  test("may be any, several, and none that the plan would choose", async () => {
    const { id } = await bookDinner(stage(), freshDate());
    expect(await assignTables(id, [3, 1, 3])).toEqual([1, 3]);
  });

  test("are given back, and the house moves the party on paper again", async () => {
    const date = freshDate();
    const { id } = await bookDinner(stage(), date);
    await assignTables(id, [3]);
    expect(await assignTables(id, undefined)).toEqual([3]);
    expect(await service.backOffice.find({ venueId: 1, id })).not.toHaveProperty("tablesChosen");
    await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    expect(await tablesOf(id)).toEqual([1]);
  });

  test("make those who stood there on paper move, in the same moment", async () => {
    const date = freshDate();
    const [one, two] = [await bookDinner(stage(), date), await bookDinner(stage(), date)];
    const theirs = [await tablesOf(one.id), await tablesOf(two.id)];
    expect(theirs).toEqual([[1], [2]]);
    expect(await assignTables(one.id, [2])).toEqual([2]);
    expect([[1], [3]]).toContainEqual(await tablesOf(two.id));
  });

  test("are refused where somebody would be left without a place", async () => {
    const date = freshDate();
    const couple = await bookDinner(stage(), date);
    const fours = [
      await bookDinner(stage(), date, "19:00", { guestCount: 4 }),
      await bookDinner(stage(), date, "19:00", { guestCount: 4 }),
    ];
    const before = await Promise.all([couple, ...fours].map(({ id }) => tablesOf(id)));
    expect(await assignTables(couple.id, [2])).toBe("table_taken");
    expect(await Promise.all([couple, ...fours].map(({ id }) => tablesOf(id)))).toEqual(before);
    expect((await service.backOffice.history({ venueId: 1, id: couple.id })).length).toBe(1);
  });

  test("are known before they are chosen, and nothing is written", async () => {
    const date = freshDate();
    const seated = await bookDinner(stage(), date);
    await setState(seated.id, "SEATED");
    const other = await bookDinner(stage(), date);
    const ask = { venueId: 1, id: other.id };
    const standing = await tablesOf(other.id);
    const choices = await service.backOffice.listTableChoices(ask);
    expect(await tablesOf(other.id)).toEqual(standing);
    const tables = service.backOffice.listTables(1).map(({ id }) => id);
    expect(choices).toEqual(tables.filter((id) => id !== 1));
    const given: boolean[] = [];
    for (const id of tables) given.push((await assignTables(other.id, [id])) !== "table_taken");
    expect(tables.filter((_, index) => given[index])).toEqual(choices);
    await setState(other.id, "CANCELLED");
    expect(await service.backOffice.listTableChoices(ask)).toEqual([]);
    expect(await service.backOffice.listTableChoices({ ...ask, id: "nothing" })).toEqual([]);
  });

  test("are refused where a party sits, where the staff put one, and where the table is out", async () => {
    const date = freshDate();
    const seated = await bookDinner(stage(), date);
    await setState(seated.id, "SEATED");
    const fixed = await bookDinner(stage(), date);
    await assignTables(fixed.id, [2]);
    const other = await bookDinner(stage(), date);
    expect([await assignTables(other.id, [1]), await assignTables(other.id, [2])]).toEqual([
      "table_taken",
      "table_taken",
    ]);
    const from = Temporal.Instant.from(at(date, "12:00"));
    await service.backOffice.addRule(
      1,
      { kind: "outage", tableIds: [3], from, until: from.add({ hours: 10 }) },
      "ola",
    );
    expect(await assignTables(other.id, [3])).toBe("table_taken");
  });

  test("may be next to a party that comes later or has left", async () => {
    const date = freshDate();
    const early = await bookDinner(stage(), date, "17:00");
    const late = await bookDinner(stage(), date, "18:30");
    expect([await assignTables(early.id, [3]), await assignTables(late.id, [3])]).toEqual([[3], [3]]);
    await setState(early.id, "CLOSED");
    expect(await assignTables((await bookDinner(stage(), date, "17:00")).id, [3])).toEqual([3]);
  });

  test("are taken over from a hold that has lapsed", async () => {
    const date = freshDate();
    await holdDinner(stage(), date, "19:00", { guestCount: 8 });
    service.clock.advance({ minutes: 16 });
    const { id } = await bookDinner(stage(), date, "21:00", { guestCount: 2 });
    expect(await assignTables(id, [3])).toEqual([3]);
    const eight = await bookDinner(stage(), date, "18:30", { guestCount: 8 });
    expect(await tablesOf(eight.id)).toEqual([2, 3]);
  });

  test("move a party that sits already", async () => {
    const { id } = await bookDinner(stage(), freshDate());
    await setState(id, "SEATED");
    expect(await assignTables(id, [3])).toEqual([3]);
    expect(await assignTables(id, undefined)).toEqual([3]);
  });

  test("are for the time and the size that the booking has", async () => {
    const date = freshDate();
    const booking = await bookDinner(stage(), date);
    await assignTables(booking.id, [3]);
    const params = { bookingId: booking.id };
    const kept = await succeed(send, "updateBooking", { params, body: { ...booking, comment: "hello" } });
    expect(await service.backOffice.find({ venueId: 1, id: booking.id })).toMatchObject({
      tableIds: [3],
      tablesChosen: true,
    });
    const body = { ...kept, timeFrom: at(date, "20:00") };
    await succeed(send, "updateBooking", { params, body });
    const moved = await service.backOffice.find({ venueId: 1, id: booking.id });
    expect(moved).not.toHaveProperty("tablesChosen");
    expect(moved?.tableIds).toEqual([1]);
  });

  test("are written down, with who chose them", async () => {
    const { id } = await bookDinner(stage(), freshDate());
    await assignTables(id, [2]);
    await assignTables(id, undefined);
    const [, chosen, released] = await service.backOffice.history({ venueId: 1, id });
    expect(chosen).toMatchObject({ kind: "tablesChosen", by: "ola", tableIds: [2], toState: "REGISTERED" });
    expect(released).toMatchObject({ kind: "tablesChosen", by: "ola", tableIds: [] });
  });

  test("are refused when the house does not have them, and for what is over, lapses or is not there", async () => {
    const [date, other] = [freshDate(), freshDate()];
    const { id } = await bookDinner(stage(), date);
    expect([await assignTables(id, [9]), await assignTables(id, [])]).toEqual([
      "unknown_table",
      "unknown_table",
    ]);
    expect(await assignTables((await holdDinner(stage(), other)).id, [1])).toBe("state_not_allowed");
    await setState(id, "CANCELLED");
    expect([await assignTables(id, [1]), await assignTables("none", [1])]).toEqual([
      "booking_read_only",
      "not_found",
    ]);
    expect(await service.backOffice.assignTables({ venueId: 99, id }, [1], "ola")).toMatchObject({
      refusal: "not_found",
    });
  });

  test("are given to one of many who want them at once", async () => {
    const date = freshDate();
    const bookings = [];
    for (const time of ["17:00", "17:30", "18:00"]) bookings.push(await bookDinner(stage(), date, time));
    const answers = await Promise.all(bookings.map(({ id }) => assignTables(id, [2])));
    expect(answers.filter((answer) => answer !== "table_taken")).toEqual([[2]]);
    expect(service.log.lines).toEqual([]);
  });
});
