import { createWebChat, type WebChat } from "#src/adapters/web/create.ts";
import { chatFiles } from "#src/adapters/web/files.ts";
import type { PageVenue, PageWords } from "#src/adapters/web/page-words.ts";
import { createWidget } from "#src/adapters/web/widget.ts";
import { deskFiles } from "#src/adapters/web-desk/files.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { createWebChatBook } from "#src/bot/persistence/create-web-chat-book.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import { type Assets, openAssets } from "#src/web/page/assets.ts";
import { sharedFiles } from "#src/web/page/shared-files.ts";
import type { Mount } from "#src/web/routes.ts";
import { readCatalogues } from "./read-catalogues.ts";

export interface PagesParts {
  readonly config: Pick<Config, "publicUrl">;
  readonly database: Pick<Database, "db">;
  /** What the bot knows of the houses. */
  readonly venues: () => readonly VenueFacts[];
  /** What their file says of them. */
  readonly profiles: () => readonly Venue[];
  readonly clock: Clock;
  readonly log: Log;
}

export interface Pages {
  readonly chat: WebChat;
  /** The chat on the restaurant's own site. */
  readonly widget: Mount;
  /** The files for browsers that they need. */
  readonly assets: Assets;
}

/** Our own pages, with what they say in every language that guests are answered in. */
export function composePages({ config, database, venues, profiles, clock, log }: PagesParts): Pages {
  const assets = openAssets({ ...sharedFiles, ...chatFiles, ...deskFiles });
  const catalogues = readCatalogues("page.ftl");
  const say: PageWords = (language, name, values = {}) => {
    const bundle = catalogues.bundleFor(language);
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`could not say "${name}" in "${language}": the catalogue lacks it`);
    return bundle.formatPattern(pattern, values);
  };
  const framedBy = (id: number) => profiles().find((profile) => profile.id === id)?.framedBy;
  const house = {
    assets,
    venues: () => venues().map((venue) => toPageVenue(venue, framedBy(venue.id))),
    say,
    languages: catalogues.languages,
    ...defined({ publicUrl: config.publicUrl }),
  };
  const chat = createWebChat({ ...house, book: createWebChatBook(database), newId, clock, log });
  return { chat, widget: { path: "/widget", handle: createWidget(house) }, assets };
}

function toPageVenue(
  { id, name, timeZone, address, phone }: VenueFacts,
  framedBy: readonly string[] | undefined,
): PageVenue {
  return { id, name, timeZone, ...defined({ address, phone, framedBy }) };
}
