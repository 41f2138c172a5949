import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Catalogues, type CatalogueTexts, createCatalogues } from "#src/bot/replies/catalogues.ts";

const folder = fileURLToPath(new URL("../bot/languages/", import.meta.url));

/** The language of guests whose own is not spoken here. */
export const defaultLanguage = "en";

type CatalogueFile = "replies.ftl" | "commands.ftl" | "page.ftl";

/** What is in the files stays the same for as long as the process runs, for all of its houses. */
const known = new Map<CatalogueFile, Catalogues>();

/** One file of every language that guests are answered in: those whose folder holds it. Read once. */
export function readCatalogues(file: CatalogueFile): Catalogues {
  const catalogues = known.get(file) ?? parse(file);
  known.set(file, catalogues);
  return catalogues;
}

function parse(file: CatalogueFile): Catalogues {
  const texts: CatalogueTexts = Object.fromEntries(
    globSync(`*/${file}`, { cwd: folder })
      .sort()
      .map((path) => [dirname(path), readFileSync(`${folder}${path}`, "utf8")]),
  );
  return createCatalogues(texts, defaultLanguage);
}
