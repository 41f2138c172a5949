import { describe, expect, test } from "vitest";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { type DeskMark, deskMarks, nextMarks } from "#src/bot/desk/marks.ts";
import { aBooking, kari, openDesk } from "#test/support/desk/desk-fixture.ts";
import { type EmbeddedDesk, embeddedDesks } from "#test/support/desk/embedded-desk.ts";

const openEmbeddedDesk = embeddedDesks();
const atSeven = "2026-11-21T18:00:00Z";

async function mark({ desk }: Pick<EmbeddedDesk, "desk">, id: string, ...marks: readonly DeskMark[]) {
  for (const as of marks.slice(0, -1)) await desk.mark({ by: kari, id, as, sure: true });
  const as = marks.at(-1) ?? "seated";
  return await desk.mark({ by: kari, id, as, sure: true });
}

describe("marking a booking", () => {
  test("takes an evening from the door to the bill, writes each step down, and tells no guest", async () => {
    const house = await openEmbeddedDesk();
    const { id } = await house.book();
    house.service.clock.set(atSeven);
    const states: BookingState[] = [];
    for (const as of deskMarks.slice(0, 4)) {
      const answer = await mark(house, id, as);
      if (answer.type === "done") states.push(answer.booking.state);
    }
    expect(states).toEqual(["WAITING", "SEATED", "BILL_PRINTED", "CLOSED"]);
    expect(house.audit.entries.map(({ action }) => action)).toEqual([
      "markWaiting",
      "markSeated",
      "markBillPrinted",
      "markClosed",
    ]);
    expect(house.guestLine.told.size).toBe(0);
    const history = await house.service.backOffice.history({ venueId: 1, id });
    expect(history.map(({ by }) => by)).toEqual(["anna", ...Array.from({ length: 4 }, () => "test:1")]);
  });

  test("says what was done, by whom and when, and what is next", async () => {
    const house = await openEmbeddedDesk();
    const { id } = await house.book();
    house.service.clock.set(atSeven);
    expect(await mark(house, id, "seated")).toMatchObject({
      type: "done",
      change: "moved",
      text: "Seated.",
      mark: "Seated by Kari, Sat 21 Nov, 19:00",
      mustCall: false,
      booking: { state: "SEATED", actions: ["billPrinted", "closed"] },
    });
  });

  test.for([
    [
      ["seated", "seated"],
      "alreadyDone",
      "Seated already. It can still be marked bill printed, closed or no-show",
    ],
    [["seated", "waiting"], "readOnly", "Seated. It can still be marked bill printed, closed or no-show"],
    [["billPrinted", "seated"], "readOnly", "the bill is printed. It can still be marked closed or no-show"],
    [["closed", "seated"], "readOnly", "The visit is over. Nothing about it can be changed any more"],
    [["closed", "noShow"], "readOnly", "The visit is over. Nothing about it"],
    [["noShow", "noShow"], "alreadyDone", "Did not come already. Nothing about it"],
  ] as const)("never goes back: %j is refused with what is possible", async ([marks, reason, words]) => {
    const house = await openEmbeddedDesk();
    const { id } = await house.book();
    house.service.clock.set(atSeven);
    const answer = await mark(house, id, ...marks);
    expect(answer).toMatchObject({ type: "refused", reason, text: expect.stringContaining(words) });
    expect(house.audit.entries).toHaveLength(1);
  });

  test("two people at once do it once; the second is told so", async () => {
    const house = await openEmbeddedDesk();
    const { id } = await house.book();
    const both = await Promise.all([mark(house, id, "seated"), mark(house, id, "seated")]);
    expect(both.map(({ type }) => type).toSorted()).toEqual(["done", "refused"]);
    expect(both).toContainEqual(expect.objectContaining({ reason: "alreadyDone" }));
    expect(house.audit.entries).toHaveLength(1);
  });

  test.for([
    ["2026-11-21T14:59:00Z", "waiting", "doubted"],
    ["2026-11-21T14:59:00Z", "seated", "doubted"],
    ["2026-11-20T18:00:00Z", "closed", "doubted"],
    ["2026-11-21T15:00:00Z", "seated", "done"],
  ] as const)("at %s, for nineteen in Oslo, %s is %s", async ([now, as, type]) => {
    const house = await openEmbeddedDesk({ now });
    const { id } = await house.book();
    const answer = await house.desk.mark({ by: kari, id, as });
    expect(answer).toMatchObject({ type, booking: type === "done" ? {} : { state: "REGISTERED" } });
    if (answer.type !== "doubted") return;
    expect(answer.text).toBe(
      "Nothing is marked yet: this visit begins on Sat 21 Nov, 19:00. Mark it all the same?",
    );
    expect(house.audit.entries).toEqual([]);
    expect(await house.desk.mark({ by: kari, id, as, sure: true })).toMatchObject({ type: "done" });
  });

  test("nobody is a no-show before the visit begins", async () => {
    const house = await openEmbeddedDesk();
    const { id } = await house.book();
    const early = await mark(house, id, "noShow");
    expect(early).toMatchObject({ type: "refused", text: expect.stringContaining("has not begun yet") });
    expect(await house.desk.askMark({ by: kari, id, as: "noShow" })).toMatchObject({ type: "refused" });
    house.service.clock.set(atSeven);
    expect(await house.desk.askMark({ by: kari, id, as: "noShow" })).toMatchObject({ type: "booking" });
    expect(await mark(house, id, "noShow")).toMatchObject({ type: "done", booking: { actions: [] } });
  });

  test("those who sit at their table are not cancelled, nor told so in their chat", async () => {
    const house = await openEmbeddedDesk();
    const { id } = await house.book();
    await mark(house, id, "seated");
    expect(await house.desk.cancel({ by: kari, id })).toMatchObject({
      type: "refused",
      text: "Seated. The guests are here already: mark the booking closed when they leave. That was Kari, Sat 21 Nov, 10:00.",
    });
    expect(house.guestLine.told.size).toBe(0);
  });

  test("is the restaurant's own system's to do where the bookings are there", async () => {
    const { desk, audit } = openDesk({ bookings: [aBooking()] });
    const refused = {
      type: "refused",
      reason: "notHere",
      text: expect.stringContaining("own booking system"),
    };
    expect(await desk.mark({ by: kari, id: "b1", as: "seated" })).toMatchObject(refused);
    expect(await desk.askMark({ by: kari, id: "b1", as: "noShow" })).toMatchObject(refused);
    expect(await desk.chooseTables({ by: kari, id: "b1", tables: "5" })).toMatchObject(refused);
    expect(await desk.history({ by: kari, id: "b1" })).toMatchObject(refused);
    expect(await desk.rules.close({ by: kari, from: "today" })).toMatchObject(refused);
    expect(await desk.rules.list({ by: kari })).toMatchObject(refused);
    expect(await desk.rules.lift({ by: kari, rule: "r" })).toMatchObject(refused);
    expect(await desk.attention({ by: kari })).toMatchObject(refused);
    expect(await desk.suggest.tables({ text: "" })).toEqual([]);
    expect(await desk.suggest.rules({ text: "" })).toEqual([]);
    expect(audit.entries).toEqual([]);
  });
});

describe("the marks that are offered", () => {
  test.for([
    ["CONFIRMED", "2026-11-21T16:59:59Z", []],
    ["CONFIRMED", "2026-11-21T17:00:00Z", ["waiting", "seated"]],
    ["CONFIRMED", "2026-11-21T17:59:59Z", ["waiting", "seated"]],
    ["CONFIRMED", atSeven, ["waiting", "seated", "noShow"]],
    ["REGISTERED", atSeven, ["waiting", "seated", "noShow"]],
    ["UNCONFIRMED", "2026-11-22T18:00:00Z", ["waiting", "seated", "noShow"]],
    ["WAITING", atSeven, ["seated"]],
    ["SEATED", atSeven, ["billPrinted", "closed"]],
    ["BILL_PRINTED", atSeven, ["closed"]],
    ["CLOSED", atSeven, []],
    ["NO_SHOW", atSeven, []],
    ["CANCELLED", atSeven, []],
  ] as const)("for a booking that is %s at %s are %j", ([state, now, marks]) => {
    const booking = { state, startsAt: Temporal.Instant.from(atSeven) };
    expect(nextMarks(booking, Temporal.Instant.from(now))).toEqual(marks);
  });
});
