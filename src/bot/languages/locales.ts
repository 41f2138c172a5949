import { da } from "./da/locale.ts";
import { de } from "./de/locale.ts";
import { en } from "./en/locale.ts";
import { es } from "./es/locale.ts";
import { fr } from "./fr/locale.ts";
import { it } from "./it/locale.ts";
import type { Locale } from "./locale.ts";
import { nb } from "./nb/locale.ts";
import { nl } from "./nl/locale.ts";
import { pt } from "./pt/locale.ts";
import { sv } from "./sv/locale.ts";

/** The languages with words of their own; a new one is a folder of data and a line here. */
export const locales: readonly Locale[] = [en, de, fr, es, it, nl, pt, sv, nb, da];
