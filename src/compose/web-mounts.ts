import type { Telegram } from "#src/adapters/telegram/create.ts";
import type { BookingService } from "#src/booking/service/create-booking-service.ts";
import type { Config } from "#src/config.ts";
import type { Mount } from "#src/web/routes.ts";

/** What the web server serves: the embedded service where there is one, and Telegram's webhook where it is used. */
export function webMounts(
  { telegram: telegramConfig }: Config,
  service: BookingService | undefined,
  telegram: Telegram | undefined,
): Mount[] {
  const mounts: Mount[] = [];
  if (service) mounts.push(...serviceMounts(service));
  if (telegramConfig?.webhook && telegram?.webhookHandler) {
    mounts.push({ path: new URL(telegramConfig.webhook.url).pathname, handle: telegram.webhookHandler });
  }
  return mounts;
}

export function serviceMounts(service: BookingService): Mount[] {
  const handle: Mount["handle"] = (request, send) => service.fetch(request, send);
  return [
    { path: "/api", handle },
    { path: "/auth", handle },
  ];
}
