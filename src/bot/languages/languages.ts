import { danish } from "./da/language.ts";
import { german } from "./de/language.ts";
import { english } from "./en/language.ts";
import { spanish } from "./es/language.ts";
import { french } from "./fr/language.ts";
import { italian } from "./it/language.ts";
import type { Language } from "./language.ts";
import type { Locale } from "./locale.ts";
import { norwegian } from "./nb/language.ts";
import { dutch } from "./nl/language.ts";
import { portuguese } from "./pt/language.ts";
import { swedish } from "./sv/language.ts";

/** The languages with words of their own; a new one is a folder of data and a line here. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  norwegian,
  danish,
];

export const locales: readonly Locale[] = languages.map(({ locale }) => locale);
