import type { CountryCode } from "libphonenumber-js/max";
import type { Locale } from "./locale.ts";

/** All that is known of one language beside the replies, which stand in its folder's `.ftl` files. */
export interface Language {
  /** What its words mean. */
  readonly locale: Locale;
  /** How guests ask for it; a language without replies need not be asked for. */
  readonly request?: RequestWords;
  /** Where most who write it live, ISO 3166, the likeliest first: guests abroad write their number as at home. */
  readonly homeCountries: readonly CountryCode[];
  /** Where else more people speak it than a language it shares words with. */
  readonly alsoIn?: readonly CountryCode[];
  /** How many speak it, in millions, native or not (Ethnologue 2025, rounded): of several languages the likeliest. */
  readonly speakers: number;
  /** A language written so much alike that few words tell them apart: where none does, that one is meant without a hint. */
  readonly resembles?: string;
  /** Letters of its neighbours that none of its own words has: the Danish "ø" in Swedish. */
  readonly lacks?: string;
}

/** Words of a wish for the language, lower case without accents; guests utter them in any. */
export interface RequestWords {
  /** How its own speakers call it. */
  readonly own: readonly string[];
  /** How the others call it. */
  readonly others: readonly string[];
  /** What stands beside a request in this language: "please". */
  readonly courtesies: readonly string[];
  /** Before the verb: "can we". */
  readonly before: readonly string[];
  readonly verbs: readonly string[];
  /** Before the name of a language: "in". */
  readonly inLanguage: readonly string[];
}
