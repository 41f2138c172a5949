import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { longestSession } from "#src/bot/desk/door/door.ts";

const name = "maitred-desk";
const path = "/desk";

/** What a browser of the staff's is known by. */
export function readKey(context: Context): string | undefined {
  return getCookie(context, name);
}

/** The browser keeps it as long as it can be in force at most; whether it still is, is known here. */
export function giveKey(context: Context, key: string, isSecure: boolean): void {
  const maxAge = longestSession.total("seconds");
  setCookie(context, name, key, { path, maxAge, httpOnly: true, sameSite: "Strict", secure: isSecure });
}

export function takeKeyBack(context: Context, isSecure: boolean): void {
  deleteCookie(context, name, { path, secure: isSecure });
}
