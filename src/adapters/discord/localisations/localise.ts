import type { LocalizationMap } from "discord.js";
import type { CommandWords } from "./command-words.ts";
import { danish } from "./da.ts";
import { german } from "./de.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { norwegian } from "./nb.ts";
import { dutch } from "./nl.ts";
import { portuguese } from "./pt.ts";
import { swedish } from "./sv.ts";

/** By Discord's names of the languages that maitred speaks beside English; Discord knows the Portuguese of Brazil alone. */
const wordsByLocale = {
  da: danish,
  de: german,
  "es-ES": spanish,
  "es-419": spanish,
  fr: french,
  it: italian,
  nl: dutch,
  no: norwegian,
  "pt-BR": portuguese,
  "sv-SE": swedish,
} as const satisfies Partial<Record<keyof LocalizationMap, CommandWords>>;

/** A command's names and descriptions for those whose Discord speaks another language. */
export function localiseCommand(path: string): {
  readonly name_localizations: LocalizationMap;
  readonly description_localizations: LocalizationMap;
} {
  return {
    name_localizations: collect(({ commands }) => commands[path]?.[0]),
    description_localizations: collect(({ commands }) => commands[path]?.[1]),
  };
}

/** An option's names, and what it explains. */
export function localiseOption(
  name: string,
  description: string,
): { readonly name_localizations: LocalizationMap; readonly description_localizations: LocalizationMap } {
  return {
    name_localizations: collect(({ options }) => options[name]),
    description_localizations: collect(({ hints }) => hints[description]),
  };
}

function collect(wordOf: (words: CommandWords) => string | undefined): LocalizationMap {
  return Object.fromEntries(
    Object.entries(wordsByLocale).flatMap(([locale, words]) => {
      const word = wordOf(words);
      return word === undefined ? [] : [[locale, word]];
    }),
  );
}
