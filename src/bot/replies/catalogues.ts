import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Fluent texts by BCP 47 primary subtag, as read from `src/bot/languages/<language>/`. */
export type CatalogueTexts = Readonly<Record<string, string>>;

/** One bundle per language and region; a region decides how dates, times and numbers are written. */
export interface Catalogues {
  readonly languages: readonly string[];
  /** The bundle of a language; of the default one where the language has no catalogue. */
  bundleFor(language: string): FluentBundle;
}

/**
 * Parses all catalogues at once, so that a broken one stops the start and not a guest's evening.
 *
 * @throws Error naming the language and the broken entries.
 */
export function createCatalogues(texts: CatalogueTexts, defaultLanguage: string): Catalogues {
  const bundles = new Map(
    Object.entries(texts).map(([language, text]) => [language, toBundle(language, text)]),
  );
  const fallback = bundles.get(defaultLanguage);
  if (!fallback) throw new Error(`could not load replies: there is no catalogue for "${defaultLanguage}"`);
  return {
    languages: [...bundles.keys()],
    bundleFor: (language) => bundles.get(language) ?? fallback,
  };
}

function toBundle(language: string, text: string): FluentBundle {
  // Isolation marks help mixed writing directions, which none of the catalogues has; terminals show them as boxes.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length > 0) {
    throw new Error(
      `could not load replies in "${language}": ${errors.map(({ message }) => message).join("; ")}`,
    );
  }
  return bundle;
}
