import { createWebDesk, type WebDesk, type WebDeskParts } from "#src/adapters/web-desk/create.ts";
import { createDoor, type Door, type DoorParts } from "#src/bot/desk/door/door.ts";
import { createDeskWatch, type DeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createDoorBook } from "#src/bot/persistence/create-door-book.ts";
import { createWatchBook } from "#src/bot/persistence/create-watch-book.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import type { Foundations } from "./foundations.ts";

/** The address of the pages for browsers: `PUBLIC_URL`, or else that of this machine. */
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
  parts: Pick<DoorParts, "changed" | "clock" | "log">,
): Door {
  const { database } = foundations;
  return createDoor({
    book: createDoorBook(database),
    deskUrl: `${pagesUrl(config, foundations)}/desk`,
    audit: createAuditTrail(database),
    ...parts,
  });
}

/** Who has a page of the desk before them. */
export function composeWatch(
  database: Database,
  door: Door,
  parts: { readonly clock: Clock; readonly log: Log },
): DeskWatch {
  return createDeskWatch({
    ...parts,
    door,
    ...(!database.soleProcess && { book: createWatchBook(database) }),
  });
}

/** Their desk in a browser. */
export function composeWebDesk(
  { publicUrl }: Pick<Config, "publicUrl">,
  {
    watch,
    ...parts
  }: Omit<WebDeskParts, "newId" | "publicUrl" | "watch"> & {
    readonly watch: DeskWatch | undefined;
  },
): WebDesk {
  return createWebDesk({ ...parts, newId, ...defined({ publicUrl, watch }) });
}
