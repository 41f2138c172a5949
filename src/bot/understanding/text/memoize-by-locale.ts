import type { Locale } from "#src/bot/languages/locale.ts";

/** Expressions are compiled once a language, when the first message in it arrives. */
export function memoizeByLocale<Value>(build: (locale: Locale) => Value): (locale: Locale) => Value {
  const built = new Map<string, Value>();
  return (locale) => {
    const known = built.get(locale.code);
    if (known !== undefined) return known;
    const value = build(locale);
    built.set(locale.code, value);
    return value;
  };
}
