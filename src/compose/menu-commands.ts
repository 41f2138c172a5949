import type { Catalogues } from "#src/bot/replies/catalogues.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import { defaultLanguage, readCatalogues } from "./read-catalogues.ts";

const commands = ["book", "bookings", "cancel", "language", "mydata", "forgetme", "help", "start"] as const;

/** The commands that a group's menu shows. */
export const groupCommands: readonly (typeof commands)[number][] = ["book", "help"];

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

/**
 * Makes the words for a printed link that leads nowhere, in the first language of the browser that the bot speaks.
 */
export function linkWords(): (what: "unknown" | "closed", acceptLanguage: string | null) => string {
  const catalogues = readCatalogues("commands.ftl");
  return (what, acceptLanguage) => {
    const spoken = preferredLanguages(acceptLanguage).find((tag) => catalogues.languages.includes(tag));
    return textOf(catalogues, spoken ?? defaultLanguage, what === "unknown" ? "link-unknown" : "link-closed");
  };
}

/** `de-AT, en;q=0.7`: browsers name what they like best first (RFC 9110, 12.5.4). */
function preferredLanguages(acceptLanguage: string | null): readonly string[] {
  return (acceptLanguage ?? "").split(",").map((range) => languageOfTag(range.trim().split(";", 1)[0] ?? ""));
}

function textOf(catalogues: Catalogues, language: string, id: string): string {
  const bundle = catalogues.bundleFor(language);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`could not say "${id}" in "${language}": the catalogue lacks it`);
  return bundle.formatPattern(pattern);
}
