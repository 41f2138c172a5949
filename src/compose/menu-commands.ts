import type { Catalogues } from "#src/bot/replies/catalogues.ts";
import { readCatalogues } from "./read-catalogues.ts";

const commands = ["book", "bookings", "cancel", "language", "mydata", "forgetme", "help", "start"] as const;

/** What a platform's menu of commands says, in every language there is. */
export function menuCommands() {
  const catalogues = readCatalogues("commands.ftl");
  return catalogues.languages.flatMap((language) =>
    commands.map((command) => ({ command, language, description: textOf(catalogues, language, command) })),
  );
}

/** What the bot is for, in every language there is. */
export function botDescriptions() {
  const catalogues = readCatalogues("commands.ftl");
  return catalogues.languages.map((language) => ({
    language,
    description: textOf(catalogues, language, "description"),
    short: textOf(catalogues, language, "short-description"),
  }));
}

function textOf(catalogues: Catalogues, language: string, id: string): string {
  const bundle = catalogues.bundleFor(language);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`could not say "${id}" in "${language}": the catalogue lacks it`);
  return bundle.formatPattern(pattern);
}
