import { languages } from "./languages.ts";

/** Tongues that are read and answered with a neighbour's words. */
const readAs = new Map(
  languages.flatMap(({ dialects = [], locale }) => dialects.map((tongue) => [tongue, locale.code])),
);

/** The language that a BCP 47 tag means here, which knows no regions: "pt" of "pt-BR", "nb" of "no" and of "nn-NO". */
export function languageOfTag(tag: string): string {
  const code = tag.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return readAs.get(code) ?? code;
}
