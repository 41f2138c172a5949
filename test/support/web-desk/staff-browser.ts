import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenHouse } from "#test/support/journeys/open-house.ts";

/** A browser without a screen: keeps its cookie, sends forms as one does, follows nothing by itself. */
export function openStaffBrowser(url: string) {
  let cookie: string | undefined;
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await fetch(URL.parse(path, url) ?? url, { redirect: "manual", ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
  const send = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    });
  /** Presses the button behind a one-time link. */
  const enter = (link: string) =>
    send("/desk/enter", { token: new URL(link).searchParams.get("token") ?? "" });
  return { ask, send, enter, read: async (path: string) => await (await ask(path)).text() };
}

/** The link by which the first one enters, where a start that nobody watches leaves it. */
export function firstLink({ dataDir }: Pick<OpenHouse, "dataDir">): string {
  return readFileSync(join(dataDir, "first-owner-link"), "utf8").trim();
}

/** The link that a page shows to an owner who has asked for one. */
export function linkIn(page: string): string {
  const [link] = /http[^"\s]+\/desk\/enter\?token=[\w-]{43}/.exec(page) ?? [];
  if (link === undefined) throw new Error("the page shows no link");
  return link;
}
