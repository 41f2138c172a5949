import { z } from "zod";
import { json, type Received, type Reply } from "./http-server.ts";

type Fields = Record<string, unknown>;

/** What services differ in. Each answer stands in for what this one does by itself. */
export interface ForeignServiceOptions {
  /** To List Time Slots. */
  lists?: Reply;
  /** To a booking without a guest. */
  holds?: Reply;
  /** To Update Booking Timeslot. */
  moves?: Reply | "wrapped";
  /** To Update Booking; or it keeps the booking at its time, whatever the update says. */
  updates?: Reply | "ignoring time";
  /** To a party of more than this, wherever it is asked for. */
  mostGuests?: number;
  /** To Update Booking Status. */
  states?: Reply;
  /** To the cancellation of the waitlist entry with this id. */
  leaving?: { readonly id: string; readonly reply: Reply };
  /** Tables at each start. */
  tables?: number;
}

export interface ForeignService {
  readonly options: ForeignServiceOptions;
  /** Every booking as the service holds it, cancelled ones included. */
  readonly bookings: Fields[];
  readonly waitlist: Fields[];
  readonly respond: (request: Received) => Reply;
}

const bodySchema = z.record(z.string(), z.unknown());
const hours = ["17", "18", "19", "20", "21"];

/**
 * A table-booking service that is not ours: it has fields of its own, its PUT clears what is left out, its errors are
 * text, and it is picky where the interface specification is silent. Venue 1, dinner from 17:00 to 21:00 in Oslo in
 * winter, every day.
 */
export function createForeignService(options: ForeignServiceOptions = {}): ForeignService {
  const bookings: Fields[] = [];
  const waitlist: Fields[] = [];
  const text = (status: number, body: string): Reply => ({
    status,
    headers: { "content-type": "text/plain" },
    body,
  });

  const isFree = (slotId: unknown, except?: Fields) => {
    const taken = bookings.filter(
      (each) => each !== except && each.timeSlotId === slotId && each.status !== "CANCELLED",
    );
    return taken.length < (options.tables ?? 5);
  };
  const timesOf = (slotId: unknown) => {
    const [date, hour] = String(slotId).split("_");
    const from = Temporal.Instant.from(`${date}T${hour}:00:00+01:00`);
    return { timeFrom: from.toString(), timeTo: from.add({ hours: 2 }).toString() };
  };
  const listSlots = (date: string) =>
    hours.map((hour) => {
      const id = `${date}_${hour}`;
      const available = isFree(id);
      const fixed = { scenarioId: 1, scenarioName: "Dinner", waitlistAvailable: !available };
      return { id, ...timesOf(id), ...fixed, available };
    });

  const create = (body: Fields): Reply => {
    if (body.guest === undefined && options.holds) return options.holds;
    if (!isFree(body.timeSlotId)) return text(409, "that table has gone");
    const own = {
      source: "api",
      tags: [{ id: 7, label: "new" }],
      seating: { area: "terrace", near: [4, 5] },
    };
    const id = `f${bookings.length + 1}`;
    const booking = { ...body, ...own, ...timesOf(body.timeSlotId), id, venueId: 1, status: "REGISTERED" };
    const guest = withOwnFields(body.guest);
    bookings.push({ ...booking, scenarioName: "Dinner", ...(guest && { guest }) });
    return json(201, { data: bookings.at(-1) });
  };

  const replace = (booking: Fields, fields: Fields): Reply => {
    const moves = fields.timeSlotId !== booking.timeSlotId && options.updates !== "ignoring time";
    if (moves && !isFree(fields.timeSlotId, booking)) return text(409, "that table has gone");
    if (Number(fields.guestCount) > (options.mostGuests ?? 100)) return text(409, "too many");
    const { id, status, timeSlotId, timeFrom, timeTo } = booking;
    const guest = booking.guest === undefined ? withOwnFields(fields.guest) : fields.guest;
    for (const key of Object.keys(booking)) delete booking[key];
    const times = moves ? timesOf(fields.timeSlotId) : { timeSlotId, timeFrom, timeTo };
    Object.assign(booking, fields, times, { id, status, guest });
    return json(200, { data: booking });
  };

  const move = (booking: Fields, slotId: unknown): Reply => {
    if (options.moves && options.moves !== "wrapped") return options.moves;
    if (!isFree(slotId, booking)) return text(409, "that table has gone");
    Object.assign(booking, { timeSlotId: slotId }, timesOf(slotId));
    return json(200, options.moves === "wrapped" ? { data: booking } : booking);
  };

  const setState = (booking: Fields, state: unknown): Reply => {
    if (options.states) return options.states;
    if (booking.status === "CANCELLED") return text(400, "it is over");
    booking.status = state;
    return json(200, { data: booking });
  };

  const write = (booking: Fields, method: string, action: string, body: Fields): Reply => {
    if (method === "PUT") return replaceWith(booking, body);
    if (method === "PATCH")
      return action === "timeslot" ? move(booking, body.timeslotId) : setState(booking, body.state);
    if (method === "DELETE") bookings.splice(bookings.indexOf(booking), 1);
    return json(200, method === "GET" ? { data: booking } : {});
  };
  const replaceWith = (booking: Fields, body: Fields): Reply =>
    options.updates && options.updates !== "ignoring time" ? options.updates : replace(booking, body);

  const wait = (id: string, method: string, body: Fields): Reply => {
    if (method === "PATCH" && options.leaving?.id === id) return options.leaving.reply;
    if (method === "PATCH") {
      const entry = waitlist.find((each) => each.id === id);
      if (entry) entry.status = "CANCELLED";
      return json(200, { data: entry });
    }
    waitlist.push({ ...body, id: `w${waitlist.length + 1}`, status: "WAITING" });
    return json(201, { data: waitlist.at(-1) });
  };

  const respond = ({ method, path, body }: Received): Reply => {
    const { pathname, searchParams } = new URL(path, "http://service");
    const [, , , , resource = "", id = "", action = ""] = pathname.split("/");
    const fields = bodySchema.parse(body === "" ? {} : JSON.parse(body));
    if (pathname === "/api/venues") {
      return json(200, { data: [{ id: 1, name: "Fjord", scenarioNames: ["Dinner"], scenarios: [] }] });
    }
    if (pathname === "/api/bookings") {
      const found = bookings.filter((each) =>
        [...searchParams].some(([name, value]) => each[name] === value),
      );
      return json(200, { data: found });
    }
    if (resource === "timeslots" && options.lists) return options.lists;
    if (resource === "timeslots") return json(200, { data: listSlots(searchParams.get("date") ?? "") });
    if (resource === "availability") return json(200, { data: [] });
    if (resource === "waitlists") return wait(id, method, fields);
    if (method === "POST") return create(fields);
    const booking = bookings.find((each) => each.id === id);
    return booking ? write(booking, method, action, fields) : text(404, "no such booking");
  };

  return { options, bookings, waitlist, respond };
}

/** What the house adds to a guest when it first hears of them. */
function withOwnFields(guest: unknown): Fields | undefined {
  if (guest === undefined) return undefined;
  return { ...bodySchema.parse(guest), salutation: "Ms", address: { city: "Oslo" } };
}
