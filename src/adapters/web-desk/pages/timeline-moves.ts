import type { Context } from "hono";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { statusOf } from "./carry-out.ts";
import type { PagesShared } from "./pages-parts.ts";
import type { Seat } from "./seat.ts";
import { writeSlot } from "./slots.ts";

/** Where a booking may be dropped, for the script that lets it be dragged: `{ tables: ["5"], times: { "2026-…Z": slot } }`. */
export async function tellMoves(_: PagesShared, context: Context<DeskEnv>, seat: Seat): Promise<Response> {
  const { desk, by, venueId } = seat;
  const moves = await desk.moves({ by, venueId, id: context.req.param("id") ?? "" });
  if (moves.type === "refused") return context.json({ told: moves.text }, statusOf(moves));
  const times = Object.fromEntries(moves.times.map((slot) => [slot.startsAt, writeSlot(slot)]));
  return context.json({ tables: moves.tables, times });
}
