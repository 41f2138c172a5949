import { z } from "zod";
import { newId } from "#src/lib/ids.ts";
import { type Case, casesOf } from "../case.ts";
import { expectThat, NotTried, refused, refusedWith, shaped, succeeded, unwrapped } from "../expectations.ts";
import { type BookingShape, bookingShape } from "../shapes.ts";
import { guest, pathOf, readBooking, type Stage } from "../stage.ts";

const { specified, decided } = casesOf("Bookings", true);

const wish = { comment: "By the window", extProperties: { source: "conformance" } };

/** The free slots, the first of which bookings of a trial take. */
async function freeSlots({ place }: Pick<Stage, "place">) {
  return (await place()).slots.filter(({ available }) => available);
}

async function find({ line }: Stage, query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const list = shaped(z.array(bookingShape), unwrapped(await line.ask("GET", "/bookings", { query })));
  return list.map(({ id }) => id);
}

/** What a complete resource is sent back as. */
const sentBack = (booking: BookingShape, changes: Readonly<Record<string, unknown>>) => ({
  body: { ...booking, ...changes },
});

export const bookingCases: readonly Case[] = [
  specified("books the slot of an id, as REGISTERED, and says what was booked", async (stage) => {
    const [slot] = await freeSlots(stage);
    const booking = await stage.book(wish);
    expectThat(booking.status === "REGISTERED", `its state is ${booking.status}`);
    expectThat(booking.guestCount === 2, `it is for ${booking.guestCount}`);
    const isSameMoment = Date.parse(booking.timeFrom) === Date.parse(slot?.timeFrom ?? "");
    expectThat(isSameMoment, `it begins at ${booking.timeFrom}, and the slot at ${slot?.timeFrom}`);
    expectThat(booking.guest?.lastName === guest.lastName, "the guest's name is not in the answer");
    expectThat(booking.comment === wish.comment, "the comment is not in the answer");
    expectThat(booking.extProperties?.source === "conformance", "the extProperties are not in the answer");
  }),
  specified("reads a booking as it was answered", async (stage) => {
    const booking = await stage.book(wish);
    const read = await readBooking(stage, booking);
    for (const field of ["id", "status", "guestCount", "timeFrom", "comment", "extReferenceId"] as const)
      expectThat(read[field] === booking[field], `its ${field} is another`);
  }),
  specified("finds a booking by either reference", async (stage) => {
    const { id, extReferenceId, extReferenceNumber } = await stage.book();
    expectThat(extReferenceId != null && extReferenceNumber != null, "the references are not in the answer");
    expectThat((await find(stage, { extReferenceId })).join() === id, "not found by extReferenceId");
    expectThat((await find(stage, { extReferenceNumber })).join() === id, "not found by extReferenceNumber");
  }),
  specified("replaces the whole booking by PUT, and leaves its state", async (stage) => {
    const booking = await stage.book(wish);
    const put = await stage.line.ask(
      "PUT",
      pathOf(booking),
      sentBack(booking, { comment: "On the terrace" }),
    );
    const changed = shaped(bookingShape, unwrapped(put));
    expectThat(changed.comment === "On the terrace", "the comment is not the new one");
    expectThat(changed.status === booking.status, `its state is ${changed.status}`);
    expectThat((await readBooking(stage, booking)).comment === "On the terrace", "it reads as before");
  }),
  specified("changes no state by PUT", async (stage) => {
    const booking = await stage.book();
    await stage.line.ask("PUT", pathOf(booking), sentBack(booking, { status: "CONFIRMED" }));
    const { status } = await readBooking(stage, booking);
    expectThat(status === booking.status, `it became ${status}`);
  }),
  specified("moves a booking to another slot, and answers it without data around it", async (stage) => {
    const [, other] = await freeSlots(stage);
    if (!other) throw new NotTried("the day has one free slot alone");
    const booking = await stage.book();
    const moved = await stage.line.ask("PATCH", `${pathOf(booking)}/timeslot`, {
      body: { timeslotId: other.id },
    });
    const { timeFrom } = shaped(bookingShape, succeeded(moved));
    expectThat(Date.parse(timeFrom) === Date.parse(other.timeFrom), `it begins at ${timeFrom}`);
  }),
  decided("deletes a temporary booking, which one without a guest is", async (stage) => {
    const hold = await stage.book({ guest: undefined });
    succeeded(await stage.line.ask("DELETE", pathOf(hold)));
    refusedWith(await stage.line.ask("GET", pathOf(hold)), 404);
  }),
  specified("deletes no reservation", async (stage) => {
    const booking = await stage.book();
    refused(await stage.line.ask("DELETE", pathOf(booking)));
    expectThat((await readBooking(stage, booking)).status === "REGISTERED", "it does not stand any more");
  }),
  decided("books by the start and the scenario's name just as well", async (stage) => {
    const [slot] = await freeSlots(stage);
    const named = { timeSlotId: undefined, timeFrom: slot?.timeFrom, scenarioName: slot?.scenarioName };
    const { timeFrom } = await stage.book(named);
    expectThat(Date.parse(timeFrom) === Date.parse(slot?.timeFrom ?? ""), `it begins at ${timeFrom}`);
  }),
  decided("answers a repeated Idempotency-Key with the first answer", async (stage) => {
    const headers = { "Idempotency-Key": newId() };
    const body = { extReferenceId: newId(), extReferenceNumber: newId() };
    const [first, second] = [await stage.create(body, headers), await stage.create(body, headers)];
    const ids = [first, second].map((answer) => shaped(bookingShape, unwrapped(answer)).id);
    expectThat(ids[0] === ids[1], "placed two bookings");
  }),
  decided("answers a created booking with 201", async (stage) => {
    const { status } = await stage.create();
    expectThat(status === 201, `answered ${status}`);
  }),
  decided("passes over fields that it does not know", async (stage) => {
    await stage.book({ isBirthday: true });
  }),
  decided("refuses a slot's id that it never gave", async (stage) => {
    refused(await stage.create({ timeSlotId: "this-is-no-slot" }));
  }),
  decided("refuses a booking of nobody, and of no number, with 400", async (stage) => {
    refusedWith(await stage.create({ guestCount: 0 }), 400);
    refusedWith(await stage.create({ guestCount: "two" }), 400);
  }),
];
