import type { Venue } from "#src/booking/service/venue/venue.ts";
import { spokenLanguages } from "#src/bot/machine/anytime/languages.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import { languageOfTag } from "#src/lib/language-of-tag.ts";
import { defaultLanguage, readCatalogues } from "./read-catalogues.ts";

/** Every language that there are replies in, the default one first. */
export function replyLanguages(): Context["languages"] {
  const { languages } = readCatalogues("replies.ftl");
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
}

/** What guests of these venues are answered in, and which of the venues' languages have no replies. */
export function describeLanguages(venues: readonly Venue[]): readonly string[] {
  const all = replyLanguages();
  const named = venues.map(({ name, languages }) => ({
    name,
    languages: languages?.map(languageOfTag) ?? all,
  }));
  const lacking = named.flatMap(({ name, languages }) =>
    languages
      .filter((language) => !all.includes(language))
      .map((language) => `${name}: there are no replies in ${language}, take it out of its languages`),
  );
  return [`guests are answered in ${spokenLanguages(all, named).join(", ")}`, ...lacking];
}
