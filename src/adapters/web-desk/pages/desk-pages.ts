import { type Context, Hono } from "hono";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { toStaffMember } from "#src/bot/desk/door/session.ts";
import { faultOf } from "#src/lib/fault.ts";
import { takeAct } from "./act-page.ts";
import { showBooking, showTool } from "./booking-page.ts";
import { showDay, tellDay, tellTables } from "./day-page.ts";
import { giveFigures } from "./figures-file.ts";
import { giveBookings, showFiles, takeFile } from "./files-page.ts";
import { venuesDocument } from "./layout.ts";
import { showMore, showNothing, showPage } from "./listed-page.ts";
import { createOpenDays } from "./open-days.ts";
import { createOpenTalks } from "./open-talks.ts";
import type { DeskPagesParts, PagesShared } from "./pages-parts.ts";
import { bookingAddress, dayAddress, homeOf, type Seat } from "./seat.ts";
import { deskOf, seatOf } from "./take-seat.ts";
import { tellMoves } from "./timeline-moves.ts";
import { tellWaiting } from "./waiting.ts";

type At = (parts: PagesShared, context: Context<DeskEnv>, seat: Seat) => Response | Promise<Response>;

/** The desk in a browser, behind the door: every page is whole without scripts, and every act is a form. */
export function deskPages(parts: DeskPagesParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const onFault = (error: unknown) =>
    parts.log.warn(faultOf(error), "could not look for news of the days in browsers");
  const openSheets = createOpenDays(parts.desk.openSheets, onFault);
  const openTimelines = createOpenDays(parts.desk.openTimelines, onFault);
  const openTalks = createOpenTalks(parts.desk.guests.open, (error) =>
    parts.log.warn(faultOf(error), "could not look for news of guests who wait"),
  );
  parts.stopping.addEventListener("abort", () => {
    for (const views of [openSheets, openTimelines, openTalks]) views.stop();
  });
  const shared = { ...parts, openSheets, openTimelines, openTalks };
  const at = (answer: At) => async (context: Context<DeskEnv>) => {
    const seat = seatOf(parts, context);
    return seat ? await answer(shared, context, seat) : await showVenues(shared, context, 404);
  };
  const venue = "/venues/:venue{[0-9]{1,10}}";
  app.get("/", (context) => showVenues(shared, context));
  app.get("/bookings/:id", (context) => findBooking(shared, context));
  app.get(
    venue,
    at((_, context, seat) => context.redirect(dayAddress(seat, seat.today), 302)),
  );
  app.get(`${venue}/days/:date{[0-9]{4}-[0-9]{2}-[0-9]{2}}`, at(showDay));
  app.get(`${venue}/days`, at(chooseDay));
  app.get(`${venue}/days/:date{[0-9]{4}-[0-9]{2}-[0-9]{2}}/events`, at(tellDay));
  app.get(`${venue}/days/:date{[0-9]{4}-[0-9]{2}-[0-9]{2}}/tables`, at(tellTables));
  app.get(`${venue}/waiting/events`, at(tellWaiting));
  app.get(`${venue}/bookings/:id`, at(showBooking));
  app.get(`${venue}/bookings/:id/moves`, at(tellMoves));
  app.get(`${venue}/bookings/:id/:tool`, at(showTool));
  app.post(`${venue}/acts/:act`, at(takeAct));
  app.get(`${venue}/stats.csv`, at(giveFigures));
  app.get(`${venue}/bookings.csv`, at(giveBookings));
  app.get(`${venue}/files`, at(showFiles));
  app.post(`${venue}/files`, at(takeFile));
  app.get(`${venue}/more`, at(showMore));
  app.get(`${venue}/:page`, at(showPage));
  app.get(`${venue}/*`, at(showNothing));
  return app;
}

/** The only venue's day at once; of several, which. */
async function showVenues(
  parts: PagesShared,
  context: Context<DeskEnv>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const { session } = context.var;
  const venues = deskOf(parts, session).venues();
  const [only, ...others] = venues;
  if (status === 200 && only && others.length === 0) {
    return context.redirect(homeOf({ venueId: only.id }), 302);
  }
  return context.html(venuesDocument(venues, toStaffMember(session), parts.assets), status);
}

/** A link may name a booking alone: it leads to its page, at whichever venue it is. */
async function findBooking(parts: PagesShared, context: Context<DeskEnv>): Promise<Response> {
  const { session } = context.var;
  const id = context.req.param("id") ?? "";
  const shown = await deskOf(parts, session).show({ by: toStaffMember(session), id });
  if (shown.type === "refused") return await showVenues(parts, context, 404);
  const { booking } = shown.booking;
  return context.redirect(bookingAddress(booking, booking.id), 302);
}

/** What the date picker asks for. */
function chooseDay(_: PagesShared, context: Context<DeskEnv>, seat: Seat): Response {
  const date = context.req.query("date") ?? "";
  return context.redirect(dayAddress(seat, /^\d{4}-\d\d-\d\d$/.test(date) ? date : seat.today), 302);
}
