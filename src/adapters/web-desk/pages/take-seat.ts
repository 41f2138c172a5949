import type { Context } from "hono";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import type { Desk } from "#src/bot/desk/desk.ts";
import { type DeskSession, toStaffMember } from "#src/bot/desk/door/session.ts";
import { webActs } from "./act-names.ts";
import type { DeskPagesParts } from "./pages-parts.ts";
import type { Seat } from "./seat.ts";

/** The desk as far as it is theirs. */
export function deskOf({ desk }: Pick<DeskPagesParts, "desk">, { venueIds }: DeskSession): Desk {
  const named = desk.named(webActs);
  return venueIds === undefined ? named : named.within((id) => venueIds.includes(id));
}

/** Where a request sits; undefined where there is no such venue, or not for them. */
export function seatOf(
  parts: Pick<DeskPagesParts, "desk" | "newId">,
  { var: { session }, req }: Context<DeskEnv>,
): Seat | undefined {
  const desk = deskOf(parts, session);
  const venues = desk.venues();
  const [, id] = /^\/desk\/venues\/(\d{1,10})(?:\/|$)/.exec(req.path) ?? [];
  const venue = venues.find((each) => each.id === Number(id));
  if (venue === undefined) return undefined;
  const venueId = venue.id;
  return {
    desk,
    by: toStaffMember(session),
    isOwner: session.role === "owner",
    venueId,
    venueName: venue.name,
    hasOtherVenues: venues.length > 1,
    today: desk.suggest.days({ text: "", venueId })[0]?.value ?? "",
    newKey: parts.newId,
  };
}
