import type { Context } from "hono";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { defined } from "#src/lib/defined.ts";
import type { PagesShared } from "./pages-parts.ts";
import type { Seat } from "./seat.ts";
import { words } from "./words.ts";

/** The figures of some days, a line a day. */
export async function giveFigures(
  _: PagesShared,
  context: Context<DeskEnv>,
  { desk, by, venueId, isOwner }: Seat,
): Promise<Response> {
  if (!isOwner) return context.text(`${words.forOwners}\n`, 403);
  const { from, to } = context.req.query();
  const stats = await desk.stats({ by, venueId, ...defined({ from, to }) });
  if (stats.type === "refused") return context.text(`${stats.text}\n`, 422);
  const { name, mediaType, text } = stats.file;
  return context.body(text, 200, {
    "Content-Type": `${mediaType}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}
