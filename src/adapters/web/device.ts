import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isSecret, newSecret } from "#src/lib/secret.ts";

const name = "maitred";
/** The longest that browsers keep one (RFC 6265bis, section 5.5). */
const keptForSeconds = 400 * 24 * 60 * 60;

/** What a browser is known by: 256 random bits that it alone has. What we keep is made from them and does not tell them. */
export function knownDevice(context: Context): string | undefined {
  const token = getCookie(context, name);
  return token !== undefined && isSecret(token) ? token : undefined;
}

/** How browsers reach the page: by TLS, and in a frame of another site's. */
export interface Reach {
  readonly isSecure: boolean;
  readonly isFramed: boolean;
}

/** In a frame of another site's the guest is known by TLS alone, and for that site apart (RFC 6265bis; CHIPS). */
export function introduceDevice(context: Context, { isSecure, isFramed }: Reach): string {
  const token = newSecret();
  setCookie(context, name, token, {
    path: "/",
    httpOnly: true,
    maxAge: keptForSeconds,
    secure: isSecure,
    ...(isSecure && isFramed ? { sameSite: "None", partitioned: true } : { sameSite: "Lax" }),
  });
  return token;
}

/** One chat for each device and house. */
export function toChatId(device: string, venueId: number): string {
  return createHash("sha256").update(`${device}:${venueId}`).digest("base64url");
}
