import { createWebDesk, type WebDesk, type WebDeskParts } from "#src/adapters/web-desk/create.ts";
import { createDoor, type Door } from "#src/bot/desk/door/door.ts";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createDoorBook } from "#src/bot/persistence/create-door-book.ts";
import type { Config } from "#src/config.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import type { Foundations } from "./foundations.ts";

/** Where browsers find our pages: by the address that the outside uses, or else this machine's. */
export function pagesUrl(
  { publicUrl }: Pick<Config, "publicUrl">,
  { web }: Pick<Foundations, "web">,
): string {
  return publicUrl ?? web.url;
}

/** Who of the staff may enter their desk in a browser. */
export function composeDoor(
  config: Pick<Config, "publicUrl">,
  foundations: Pick<Foundations, "web" | "database">,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Door {
  const { database } = foundations;
  return createDoor({
    book: createDoorBook(database),
    deskUrl: `${pagesUrl(config, foundations)}/desk`,
    audit: createAuditTrail(database),
    clock,
    log,
  });
}

/** Their desk in a browser. */
export function composeWebDesk(
  { publicUrl }: Pick<Config, "publicUrl">,
  parts: Omit<WebDeskParts, "newId" | "publicUrl">,
): WebDesk {
  return createWebDesk({ ...parts, newId, ...defined({ publicUrl }) });
}
