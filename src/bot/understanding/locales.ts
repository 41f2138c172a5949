import type { Locale } from "./locale.ts";
import { da } from "./locales/da/locale.ts";
import { de } from "./locales/de/locale.ts";
import { en } from "./locales/en/locale.ts";
import { es } from "./locales/es/locale.ts";
import { fr } from "./locales/fr/locale.ts";
import { it } from "./locales/it/locale.ts";
import { nb } from "./locales/nb/locale.ts";
import { nl } from "./locales/nl/locale.ts";
import { pt } from "./locales/pt/locale.ts";
import { sv } from "./locales/sv/locale.ts";

/** The languages with words of their own; a new one is a folder of data and a line here. */
export const locales: readonly Locale[] = [en, de, fr, es, it, nl, pt, sv, nb, da];
