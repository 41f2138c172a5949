import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Catalogues, type CatalogueTexts, createCatalogues } from "#src/bot/replies/catalogues.ts";

const folder = fileURLToPath(new URL("../bot/languages/", import.meta.url));

/** The language of guests whose own is not spoken here. */
export const defaultLanguage = "en";

/** Reads one file of every language that guests are answered in: those whose folder holds it. */
export function readCatalogues(file: "replies.ftl" | "commands.ftl" | "page.ftl"): Catalogues {
  const texts: CatalogueTexts = Object.fromEntries(
    globSync(`*/${file}`, { cwd: folder })
      .sort()
      .map((path) => [dirname(path), readFileSync(`${folder}${path}`, "utf8")]),
  );
  return createCatalogues(texts, defaultLanguage);
}
