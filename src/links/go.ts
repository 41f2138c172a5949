import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { type StartPlace, toStartPayload } from "#src/bot/machine/core/start-payload.ts";

const path = "/go";

/** The address, below that of our web server, which leads into the chat of whatever bot runs there then. */
export function toGoUrl(publicUrl: string): (place: StartPlace) => string {
  return ({ venueId, scenarioId }) => {
    const url = `${publicUrl}${path}/${venueId}`;
    return scenarioId === undefined ? url : `${url}?scenario=${scenarioId}`;
  };
}

export interface GoParts {
  readonly venues: () => readonly VenueFacts[];
  /** What opens the chat with the bot of now; undefined while there is none, or none that is known yet. */
  readonly toChatLink: (payload: string) => string | undefined;
  /** What a guest reads who cannot be led on, in one of the languages that their browser names. */
  readonly say: (what: "unknown" | "closed", acceptLanguage: string | null) => string;
}

/** Leads whoever opens a printed link into the chat. Nothing of it may be kept: tomorrow's bot may be another one. */
export function createGo({ venues, toChatLink, say }: GoParts) {
  const answer = (request: Request): Response => {
    const tell = (status: number, what: "unknown" | "closed", headers: Record<string, string> = {}) =>
      textResponse(status, say(what, request.headers.get("Accept-Language")), headers);
    if (!["GET", "HEAD"].includes(request.method)) return tell(405, "unknown", { Allow: "GET, HEAD" });
    const place = readPlace(new URL(request.url));
    if (!place || !isKnown(place, venues())) return tell(404, "unknown");
    const link = toChatLink(toStartPayload(place));
    if (link === undefined) return tell(503, "closed", { "Retry-After": "60" });
    return new Response(null, { status: 302, headers: { Location: link, "Cache-Control": "no-store" } });
  };
  return { path, handle: answer };
}

function readPlace({ pathname, searchParams }: URL): StartPlace | undefined {
  const [, venue] = /^\/go\/(\d{1,10})\/?$/.exec(pathname) ?? [];
  if (venue === undefined) return undefined;
  const scenario = searchParams.get("scenario");
  if (scenario === null) return { venueId: Number(venue) };
  return /^\d{1,10}$/.test(scenario) ? { venueId: Number(venue), scenarioId: Number(scenario) } : undefined;
}

function isKnown({ venueId, scenarioId }: StartPlace, venues: readonly VenueFacts[]): boolean {
  const venue = venues.find(({ id }) => id === venueId);
  return (
    venue !== undefined &&
    (scenarioId === undefined || !!venue.scenarios?.some(({ id }) => id === scenarioId))
  );
}

function textResponse(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
