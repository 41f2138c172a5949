import type { House } from "./house.ts";
import { type Line, openLine } from "./line.ts";

const ownForm = { "Sec-Fetch-Site": "same-origin" };

/** A browser in a household of its own, which the limits for one network do not meet. */
function addressOf(index: number): string {
  return `198.18.${Math.floor(index / 200)}.${(index % 200) + 1}`;
}

async function send(
  { url }: Pick<House, "url">,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) {
  const response = await fetch(new URL(path, url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { ...ownForm, ...headers },
    redirect: "manual",
  });
  if (response.status >= 400) throw new Error(`${path}: ${response.status}`);
  return response;
}

function cookieOf(response: Response): string {
  const [cookie = ""] = response.headers.getSetCookie()[0]?.split(";") ?? [];
  if (cookie === "") throw new Error(`no cookie came: ${response.status}`);
  return cookie;
}

/** A guest who has begun a chat, with the line of their page open. */
export async function openGuest(
  house: Pick<House, "url">,
  index: number,
): Promise<Line & { say(words: string): Promise<void> }> {
  const headers = { "X-Forwarded-For": addressOf(index) };
  const cookie = cookieOf(await send(house, "/venues/1/messages", { text: "hello" }, headers));
  const known = { ...headers, Cookie: cookie };
  const line = await openLine(new URL("/venues/1/events?after=0", house.url), known);
  return {
    ...line,
    say: async (text) => {
      await send(house, "/venues/1/messages", { text }, { ...known, "HX-Request": "true" });
    },
  };
}

/** The owner at the desk, who looks at tomorrow. */
export async function enterDesk(house: Pick<House, "url" | "firstLink">) {
  const token = new URL(house.firstLink).searchParams.get("token") ?? "";
  const cookie = cookieOf(await send(house, "/desk/enter", { token }, {}));
  const headers = { Cookie: cookie };
  const today = await fetch(new URL("/desk/venues/1", house.url), { headers });
  const date = Temporal.PlainDate.from(today.url.slice(-"2026-11-21".length)).add({ days: 1 }).toString();
  const day = await fetch(new URL(`/desk/venues/1/days/${date}`, house.url), { headers });
  const line = /id="line-day[^>]* hx-sse:connect="([^"]+)"/.exec(await day.text())?.[1];
  if (line === undefined) throw new Error("the day has no line");
  return {
    openDay: () => openLine(new URL(line.replaceAll("&amp;", "&"), house.url), headers),
    act: (name: string, fields: Record<string, string>) =>
      send(house, `/desk/venues/1/acts/${name}`, fields, headers),
    date,
  };
}
