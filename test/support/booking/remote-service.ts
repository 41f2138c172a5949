import { type Booking, bookingDraftSchema, hasGuest } from "#src/booking/contract/booking.ts";
import { settableStateSchema } from "#src/booking/contract/booking-state.ts";
import { json, problem, type Received, type Reply } from "./http-server.ts";

export interface RemoteService {
  /** Bookings in the order of their creation, cancelled ones included. */
  readonly bookings: Booking[];
  /** How many waitlist entries were made. */
  readonly waitlisted: () => number;
  readonly respond: (request: Received) => Reply;
  /** Lets a slot take no more than so many bookings. */
  limit(timeSlotId: string, bookings: number): void;
  /** What happens inside the house: the staff change a booking, or it is gone. */
  change(id: string, fields: Partial<Booking> | "gone"): void;
}

export interface RemoteServiceOptions {
  /** Whether it recognises a repeated request by its key. */
  readonly honoursKey: boolean;
  /** What it answers to a booking without a guest; it takes it unless told otherwise. */
  readonly holds?: Reply;
  /** What it answers to a deletion; it deletes unless told otherwise. */
  readonly deletions?: Reply;
  /** What it answers to the guest of a hold; it takes the guest unless told otherwise. */
  readonly conversions?: Reply;
}

/**
 * A small booking service in memory, with the rules that placing depends on, and switches for what services
 * differ in.
 */
export function createRemoteService({ honoursKey, ...options }: RemoteServiceOptions): RemoteService {
  const bookings: Booking[] = [];
  const answers = new Map<string, { readonly body: string; readonly reply: Reply }>();
  const limits = new Map<string, number>();
  let created = 0;
  let waitlisted = 0;

  const isFull = (timeSlotId = "") => {
    const taken = bookings.filter((each) => each.status !== "CANCELLED" && each.timeSlotId === timeSlotId);
    return taken.length >= (limits.get(timeSlotId) ?? Number.POSITIVE_INFINITY);
  };

  const create = (venueId: number, body: string): Reply => {
    const draft = bookingDraftSchema.parse(JSON.parse(body));
    if (options.holds && !hasGuest(draft)) return options.holds;
    if (isFull(draft.timeSlotId)) return problem(409, "slot_unavailable");
    created += 1;
    const booking: Booking = {
      timeFrom: "2026-11-22T18:00:00Z",
      ...draft,
      id: `b${created}`,
      status: "REGISTERED",
      venueId,
    };
    bookings.push(booking);
    return json(201, { data: booking });
  };

  const createWaitlistEntry = (body: string): Reply => {
    waitlisted += 1;
    return json(201, { ...bookingDraftSchema.parse(JSON.parse(body)), id: `w${waitlisted}` });
  };

  const once = (key: string, body: string, work: () => Reply): Reply => {
    const known = honoursKey ? answers.get(key) : undefined;
    if (known !== undefined) {
      return known.body === body ? known.reply : problem(422, "idempotency_key_reused");
    }
    const reply = work();
    answers.set(key, { body, reply });
    return reply;
  };

  const change = (id: string, fields: Partial<Booking> | "gone"): Booking | undefined => {
    const index = bookings.findIndex((each) => each.id === id);
    const booking = bookings[index];
    if (booking === undefined) return undefined;
    if (fields === "gone") bookings.splice(index, 1);
    else bookings[index] = { ...booking, ...fields };
    return bookings[index];
  };

  const write = (booking: Booking, { method, body }: Received): Reply => {
    if (booking.status === "CANCELLED") return problem(409, "booking_read_only");
    if (method === "DELETE") {
      if (options.deletions) return options.deletions;
      change(booking.id, "gone");
      return json(200, {});
    }
    if (method === "PATCH") {
      const status = settableStateSchema.parse(JSON.parse(body).state);
      return json(200, { data: change(booking.id, { status }) });
    }
    const draft = bookingDraftSchema.parse(JSON.parse(body));
    if (options.conversions && !hasGuest(booking)) return options.conversions;
    const losesGuest = hasGuest(booking) && !hasGuest(draft);
    return losesGuest ? problem(400, "invalid_request") : json(200, { data: change(booking.id, draft) });
  };

  const respond = (request: Received): Reply => {
    const { method, path, body, headers } = request;
    const { pathname, searchParams } = new URL(path, "http://service");
    const [, , , venue = "", resource = "", id = ""] = pathname.split("/");
    if (method === "POST") {
      const work = () => (resource === "bookings" ? create(Number(venue), body) : createWaitlistEntry(body));
      return once(`${pathname} ${headers["idempotency-key"]}`, body, work);
    }
    if (pathname === "/api/bookings") {
      const reference = searchParams.get("extReferenceId");
      return json(200, { data: bookings.filter(({ extReferenceId }) => extReferenceId === reference) });
    }
    const booking = bookings.find((each) => each.id === id);
    if (booking === undefined) return problem(404, "not_found");
    return method === "GET" ? json(200, { data: booking }) : write(booking, request);
  };

  return {
    bookings,
    waitlisted: () => waitlisted,
    respond,
    limit: (timeSlotId, count) => limits.set(timeSlotId, count),
    change,
  };
}
