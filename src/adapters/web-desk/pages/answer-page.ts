import type { Context } from "hono";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import type { Status } from "./carry-out.ts";
import { type DeskLook, toDeskDocument } from "./layout.ts";
import type { PagesShared } from "./pages-parts.ts";
import type { Seat } from "./seat.ts";

/** Answers with a page of the desk. */
export async function answerPage(
  { assets }: Pick<PagesShared, "assets">,
  context: Context<DeskEnv>,
  seat: Seat,
  look: DeskLook,
  status: Status = 200,
): Promise<Response> {
  const isPart = context.req.header("HX-Request") === "true";
  return context.html(await toDeskDocument(seat, { ...look, isPart }, assets), status);
}

/** The day that a request came from, and that it leads back to. */
export function dayNamed(text: unknown): string | undefined {
  return typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}
