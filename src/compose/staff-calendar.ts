import { createHmac, timingSafeEqual } from "node:crypto";
import type { Diary, DiaryBooking } from "#src/booking/contract/back-office.ts";
import { type FeedVisit, toCalendarFeed } from "#src/calendar/to-calendar-feed.ts";
import type { Database } from "#src/database/database.ts";
import { forgetSecret, loadSecret } from "#src/database/secrets.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Mount } from "#src/web/routes.ts";

/** A venue, as its calendar is named. */
interface CalendarVenue {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

export interface StaffCalendarParts {
  readonly database: Database;
  readonly diary: Pick<Diary, "listDay">;
  readonly venues: () => readonly CalendarVenue[];
  readonly clock: Clock;
}

const path = "/calendar";
const secretName = "staff-calendar";

/** What calendar programs are shown, in days around today. */
const shown = { before: 1, after: 42 };

/** So long a new secret may take to be known to every process. */
const rememberedMs = 10_000;

/** Where the calendar of each venue is. Whoever has the address reads it. */
export async function listCalendars(
  database: Database,
  venues: readonly CalendarVenue[],
  baseUrl: string,
): Promise<readonly { readonly name: string; readonly url: string }[]> {
  const secret = await loadSecret(database, secretName, 32);
  return venues.map(({ id, name }) => ({
    name,
    url: `${baseUrl}${path}/${id}/${Buffer.from(tokenOf(secret, id)).toString("base64url")}.ics`,
  }));
}

/** Makes every address anew: who had one reads nothing any more, ten seconds later at most. */
export async function renewCalendars(database: Database): Promise<void> {
  await forgetSecret(database, secretName);
}

/** The venues' bookings for the staff's own calendar programs: name and party, and no number, wish or note of a guest. */
export function composeStaffCalendar({ database, diary, venues, clock }: StaffCalendarParts): Mount {
  let known: { readonly secret: Promise<Uint8Array>; readonly until: number } | undefined;
  const secret = () => {
    if (!known || performance.now() > known.until) {
      known = { secret: loadSecret(database, secretName, 32), until: performance.now() + rememberedMs };
      known.secret.catch(() => {
        known = undefined;
      });
    }
    return known.secret;
  };
  const find = async (pathname: string) => {
    const [, id, token = ""] = /^\/calendar\/(\d{1,10})\/([\w-]{43})\.ics$/.exec(pathname) ?? [];
    const venue = venues().find((each) => String(each.id) === id);
    if (!venue) return undefined;
    const given = Buffer.from(token, "base64url");
    return timingSafeEqual(given, tokenOf(await secret(), venue.id)) ? venue : undefined;
  };
  const handle = async (request: Request) => {
    if (!["GET", "HEAD"].includes(request.method)) return answer(405, "", { Allow: "GET, HEAD" });
    const venue = await find(new URL(request.url).pathname);
    if (!venue) return answer(404, "There is no such calendar.\n");
    const now = clock.now();
    const today = now.toZonedDateTimeISO(venue.timeZone).toPlainDate();
    const visits: FeedVisit[] = [];
    // One day after the other: nobody waits for a calendar, and a house's guests need the connections.
    for (let day = -shown.before; day <= shown.after; day++) {
      const bookings = await diary.listDay(venue.id, today.add({ days: day }).toString());
      visits.push(...bookings.filter(isExpected).map(toVisit));
    }
    const file = toCalendarFeed(venue.name, visits, now);
    return answer(200, file, { "Content-Type": "text/calendar; charset=utf-8" });
  };
  return { path, handle };
}

function tokenOf(secret: Uint8Array, venueId: number): Uint8Array {
  return createHmac("sha256", secret).update(`venue ${venueId}`).digest();
}

function isExpected({ state, guest }: DiaryBooking): boolean {
  return guest !== undefined && state !== "CANCELLED" && state !== "NO_SHOW";
}

function toVisit(booking: DiaryBooking & { readonly endsAt?: Temporal.Instant }): FeedVisit {
  const { venueId, id, startsAt, endsAt, partySize, guest, scenarioName, tableIds = [] } = booking;
  const name = [guest?.firstName, guest?.lastName].filter(Boolean).join(" ");
  return {
    key: [String(venueId), id],
    startsAt,
    ...(endsAt && { endsAt }),
    title: [partySize, name].filter(Boolean).join(" · "),
    notes: [scenarioName, ...(tableIds.length > 0 ? [`table ${tableIds.join(" + ")}`] : [])].join(", "),
  };
}

function answer(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
      ...headers,
    },
  });
}
