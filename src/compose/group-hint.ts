import type { GroupHint } from "#src/adapters/guest-platform.ts";
import { createGroupHints } from "#src/bot/persistence/create-group-hints.ts";
import type { Database } from "#src/database/database.ts";
import type { Clock } from "#src/lib/clock.ts";
import { toLanguage } from "./languages.ts";
import { defaultLanguage, readCatalogues } from "./read-catalogues.ts";

/** What a group is told in which the bot is addressed. */
export function createGroupHint(database: Database, clock: Clock): GroupHint {
  return { words: groupWords(), mayTell: createGroupHints(database, clock) };
}

/** In the language of who asked, where there are replies in it. */
export function groupWords(): GroupHint["words"] {
  const catalogues = readCatalogues("commands.ftl");
  return (link, asked) => {
    const own = toLanguage(asked ?? defaultLanguage);
    const bundle = catalogues.bundleFor(catalogues.languages.includes(own) ? own : defaultLanguage);
    const pattern = bundle.getMessage("in-group")?.value;
    if (!pattern) throw new Error(`could not answer in a group in "${own}": the catalogue lacks it`);
    return bundle.formatPattern(pattern, { link });
  };
}
