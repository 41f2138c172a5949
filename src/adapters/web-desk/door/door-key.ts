import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { longestSession } from "#src/bot/desk/door/door.ts";

const name = "maitred-desk";
const path = "/desk";

/** What a browser of the staff's is known by. */
export function readKey(context: Context): string | undefined {
  return getCookie(context, name, "secure") ?? getCookie(context, name);
}

/**
 * By TLS under a name that no plain line can set. The browser keeps it as long as it can be in force at most; whether it still is,
 * is known here.
 */
export function giveKey(context: Context, key: string, isSecure: boolean): void {
  const maxAge = longestSession.total("seconds");
  const secured = isSecure ? ({ secure: true, prefix: "secure" } as const) : {};
  setCookie(context, name, key, { path, maxAge, httpOnly: true, sameSite: "Strict", ...secured });
}

export function takeKeyBack(context: Context, isSecure: boolean): void {
  if (isSecure) deleteCookie(context, name, { path, secure: true, prefix: "secure" });
  deleteCookie(context, name, { path, secure: isSecure });
}
