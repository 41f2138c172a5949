import type { OpenedPlatform } from "#src/adapters/guest-platform.ts";
import type { BookingService } from "#src/booking/service/create-booking-service.ts";
import type { Mount } from "#src/web/routes.ts";

/** What the web server serves: the embedded service where there is one, and the webhooks of the guests' platforms. */
export function webMounts(
  service: BookingService | undefined,
  platforms: readonly OpenedPlatform[],
): readonly Mount[] {
  return [...(service ? serviceMounts(service) : []), ...platforms.flatMap(({ webhook }) => webhook ?? [])];
}

export function serviceMounts(service: BookingService): Mount[] {
  const handle: Mount["handle"] = (request, send) => service.fetch(request, send);
  return [
    { path: "/api", handle },
    { path: "/auth", handle },
  ];
}
