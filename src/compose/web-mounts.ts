import type { OpenedPlatform } from "#src/adapters/guest-platform.ts";
import type { BookingService } from "#src/booking/service/create-booking-service.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Clock } from "#src/lib/clock.ts";
import { networkOf } from "#src/lib/network-of.ts";
import { createGo } from "#src/links/go.ts";
import type { Mount } from "#src/web/routes.ts";
import { limitWrongKeys } from "./limit-wrong-keys.ts";
import { linkWords } from "./menu-commands.ts";

/** A part that answers browsers, and limits how often one network may ask (`from`). */
interface Page {
  readonly handle: (request: Request, from: string) => Response | Promise<Response>;
}

/**
 * What the web server serves: the embedded service where there is one, the webhooks of the guests' platforms, the way
 * from printed links into the chat, the staff's calendar, and our own pages: the guests', and the staff's.
 */
export function webMounts(
  service: BookingService | undefined,
  platforms: readonly OpenedPlatform[],
  venues: () => readonly VenueFacts[],
  pages: { readonly assets: Mount; readonly widget: Mount; readonly chat: Page; readonly calendar: Mount },
  desk: Page,
  clock: Clock,
): readonly Mount[] {
  const toChatLink = (payload: string) =>
    platforms.map((platform) => platform.toChatLink?.(payload)).find((link) => link !== undefined);
  return [
    ...(service ? serviceMounts(service, clock) : []),
    ...platforms.flatMap(({ webhook }) => webhook ?? []),
    createGo({ venues, toChatLink, say: linkWords() }),
    pages.assets,
    pages.widget,
    pages.calendar,
    { path: "/desk", handle: told(desk) },
    { path: "/venues", handle: told(pages.chat) },
    { path: "/", handle: told(pages.chat) },
  ];
}

function told(page: Page): Mount["handle"] {
  return (request, _, client) => page.handle(request, networkOf(client.address));
}

export function serviceMounts(service: BookingService, clock: Clock): Mount[] {
  const handle = limitWrongKeys((request, send) => service.fetch(request, send), clock);
  return [
    { path: "/api", handle },
    { path: "/auth", handle },
  ];
}
