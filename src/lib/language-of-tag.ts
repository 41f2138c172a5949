/** Tongues that are read and answered with a neighbour's words: Norwegian under its other tags, German as it is spoken in the south. */
const readAs: Readonly<Record<string, string>> = { no: "nb", nn: "nb", gsw: "de", bar: "de" };

/** The language that a BCP 47 tag means here, which knows no regions: "pt" of "pt-BR", "nb" of "no" and of "nn-NO". */
export function languageOfTag(tag: string): string {
  const code = tag.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return readAs[code] ?? code;
}

/** In which another language is read as well as one's own, by those who write it: Norwegian by Danes. */
const neighbours: Readonly<Record<string, string>> = { da: "nb" };

/** Which of these languages answers who writes or is set to one: itself, or a neighbour's; undefined where neither is among them. */
export function answeredIn(language: string, languages: readonly string[]): string | undefined {
  return [language, neighbours[language]].find((one) => one !== undefined && languages.includes(one));
}

/** The subtag that names a language to guests, where its own names one written form of it: "norsk", not "norsk bokmål". */
export const namedBy = (language: string): string => (language === "nb" ? "no" : language);
