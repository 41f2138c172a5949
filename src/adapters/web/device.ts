import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { WebChatBook } from "#src/bot/runtime/web-chats.ts";
import { defined } from "#src/lib/defined.ts";
import { isSecret } from "#src/lib/secret.ts";
import type { PageVenue } from "./page-words.ts";

const name = "maitred";
/** The longest that browsers keep one (RFC 6265bis, section 5.5). */
const keptForSeconds = 400 * 24 * 60 * 60;

/** A browser that has begun a chat, at whichever of the houses. */
export interface Visitor {
  /** What it is known by: 256 random bits that it alone has. What we keep is made from them and does not tell them. */
  readonly device: string;
  /** Its chat at the house that it asks. */
  readonly chatId: string;
  /** The newest revision there; undefined where its chats are at other houses alone. */
  readonly newest: number | undefined;
}

/** Whoever asks for a house's page. What no chat was begun with may be made up on the spot, and is nobody's. */
export async function recognise(
  {
    book,
    venues,
  }: { readonly book: Pick<WebChatBook, "readRevisions">; readonly venues: () => readonly PageVenue[] },
  context: Context,
  venue: PageVenue,
): Promise<Visitor | undefined> {
  // Where TLS has come only now, browsers have the one that any site beside this one could have set, until they send something.
  const device = getCookie(context, name, "host") ?? getCookie(context, name);
  if (device === undefined || !isSecret(device)) return undefined;
  const newest = await book.readRevisions(venues().map(({ id }) => toChatId(device, id)));
  const chatId = toChatId(device, venue.id);
  return newest.size === 0 ? undefined : { device, chatId, newest: newest.get(chatId) };
}

/** How browsers reach the page: by TLS, and in a frame of another site's. */
export interface Reach {
  readonly isSecure: boolean;
  readonly isFramed: boolean;
}

/**
 * Lets the browser be known as this device from now on, where it is not yet: by TLS through a cookie that no site beside
 * this one can set. In a frame of another site's the guest is known by TLS alone, and for that site apart (RFC 6265bis;
 * CHIPS).
 */
export function keepDevice(context: Context, device: string, { isSecure, isFramed }: Reach): void {
  const prefix = isSecure ? "host" : undefined;
  if (getCookie(context, name, prefix) === device) return;
  setCookie(context, name, device, {
    path: "/",
    httpOnly: true,
    maxAge: keptForSeconds,
    secure: isSecure,
    ...defined({ prefix }),
    ...(isSecure && isFramed ? { sameSite: "None", partitioned: true } : { sameSite: "Lax" }),
  });
}

/** One chat for each device and house. */
export function toChatId(device: string, venueId: number): string {
  return createHash("sha256").update(`${device}:${venueId}`).digest("base64url");
}
