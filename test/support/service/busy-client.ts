import fc from "fast-check";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import type { Booking } from "#src/booking/contract/booking.ts";

/** Asks for something new. */
interface Beginning {
  readonly type: "book" | "hold and book" | "hold" | "wait";
  readonly date: string;
  /** Which start of the evening, 0 being the first. */
  readonly time: number;
  readonly guestCount: number;
}

/** Changes one of the bookings that the client has: the `which`th, going round. */
type Change =
  | { readonly type: "move"; readonly which: number; readonly date: string; readonly time: number }
  | { readonly type: "resize"; readonly which: number; readonly guestCount: number }
  | { readonly type: "cancel"; readonly which: number }
  | { readonly type: "confirm"; readonly which: number };

export type Deed = Beginning | Change;

/** Deeds at Fjord's dinner on some dates, more bookings than the house can take. */
export function deedsOn(dates: readonly string[]): fc.Arbitrary<Deed> {
  const date = fc.constantFrom(...dates);
  const time = fc.nat(8);
  const which = fc.nat();
  const guestCount = fc.constantFrom(1, 2, 2, 2, 3, 4, 4, 6, 8);
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constantFrom("book", "book", "hold and book", "hold", "wait"),
        date,
        time,
        guestCount,
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("move"), which, date, time }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("resize"), which, guestCount }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("cancel"), which }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("confirm"), which }) },
  );
}

const params = { venueId: 1 };
const guest = { firstName: "Kari" };

/**
 * Does these deeds one after another, and gives back every booking as the service last acknowledged it. A refusal is
 * an answer; a fault is thrown.
 */
export async function doAll(
  client: BookingClient,
  deeds: readonly Deed[],
): Promise<ReadonlyMap<string, Booking>> {
  const known = new Map<string, Booking>();
  const keep = (answer: { readonly ok: boolean; readonly value?: Booking }) => {
    if (answer.value !== undefined) known.set(answer.value.id, answer.value);
    return answer.value;
  };
  const pick = (which: number) => {
    const open = [...known.values()].filter(({ status }) => status !== "CANCELLED");
    return open[which % open.length];
  };
  const pathOf = (booking: Booking) => ({ ...params, bookingId: booking.id });

  const slotAt = async (date: string, time: number, guestCount: number) => {
    const slots = await client.listTimeSlots({ params, query: { date, guestCount, scenarioId: "11" } });
    return slots.ok ? slots.value[time]?.id : undefined;
  };

  const begin = async (deed: Beginning) => {
    const timeSlotId = await slotAt(deed.date, deed.time, deed.guestCount);
    if (timeSlotId === undefined) return;
    const body = { timeSlotId, guestCount: deed.guestCount };
    if (deed.type === "wait") return await client.createWaitlistEntry({ params, body: { ...body, guest } });
    if (deed.type === "book") return keep(await client.createBooking({ params, body: { ...body, guest } }));
    const held = keep(await client.createBooking({ params, body }));
    if (held === undefined || deed.type === "hold") return;
    return keep(await client.updateBooking({ params: pathOf(held), body: { ...held, guest } }));
  };

  const change = async (deed: Change) => {
    const booking = pick(deed.which);
    if (booking === undefined) return;
    const path = { params: pathOf(booking) };
    switch (deed.type) {
      case "move": {
        const timeslotId = await slotAt(deed.date, deed.time, booking.guestCount);
        if (timeslotId === undefined) return;
        return keep(await client.updateBookingTimeSlot({ ...path, body: { timeslotId } }));
      }
      case "resize":
        return keep(
          await client.updateBooking({ ...path, body: { ...booking, guestCount: deed.guestCount } }),
        );
      case "cancel":
        return keep(await client.updateBookingState({ ...path, body: { state: "CANCELLED" } }));
      case "confirm":
        return keep(await client.updateBookingState({ ...path, body: { state: "CONFIRMED" } }));
    }
  };

  for (const deed of deeds) await ("which" in deed ? change(deed) : begin(deed));
  return known;
}
