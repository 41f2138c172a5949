import { readdirSync, readFileSync } from "node:fs";
import { type Catalogues, type CatalogueTexts, createCatalogues } from "#src/bot/replies/catalogues.ts";

const folder = new URL("../../locales/", import.meta.url);

/** The language of guests whose own is not spoken here. */
export const defaultLanguage = "en";

/** Reads one file of every language's folder in `locales/`. */
export function readCatalogues(file: "replies.ftl" | "commands.ftl"): Catalogues {
  const texts: CatalogueTexts = Object.fromEntries(
    readdirSync(folder).map((language) => [
      language,
      readFileSync(new URL(`${language}/${file}`, folder), "utf8"),
    ]),
  );
  return createCatalogues(texts, defaultLanguage);
}
