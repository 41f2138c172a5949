/**
 * How a language's guests tell a name's spelling, and what else is dictated beside it. The words of all languages are looked for at
 * once, since guests spell in their own, whichever the chat's; phrases as in `Locale`.
 */
export interface SpellingWords {
  /** Before a letter that the name has or lacks: "Brandt with dt". */
  readonly withLetters: readonly string[];
  /** Between that and the letter: "two", "an". */
  readonly letterCounts: readonly string[];
  /** Letters by their names, and the signs on them: "ypsilon", "umlaut". */
  readonly letterNames: readonly string[];
  /** As short as letters, and none: "with *me*". */
  readonly noLetters: readonly string[];
  /** Where in the name the letter is: "at the end". */
  readonly letterPlaces: readonly string[];
  /** Before somebody who is written alike: "Clarke like the (writer)". */
  readonly likeSomebody: readonly string[];
  /** Around a name, to write it: "put … down". Those of one language belong together. */
  readonly putsDown?: { readonly verbs: readonly string[]; readonly ends: readonly string[] };
  /** Signs that are dictated after a name: "Jo Fox comma no number". */
  readonly commas: readonly string[];
  /** The same at its end: "Anna Berg full stop". */
  readonly stops: readonly string[];
  /** Before a word that is another one there: "kan jag *komma*". */
  readonly beforeNoSign?: readonly string[];
  /** Whom a guest comes from, behind the name: "Jonas from (Acme)". */
  readonly comesFrom: readonly string[];
  /** What a name is called, before that of a company: "au *nom* de la société Novalis". */
  readonly nameNouns: readonly string[];
  /** Between a letter and a word that begins with it: "B as in Berta". */
  readonly lettersBy: readonly string[];
  /** Those of them that tell a letter where there is one alone: "Kern, K wie Konrad". */
  readonly surelyBy: readonly string[];
  /** Between two of them: "then". */
  readonly nextLetters: readonly string[];
}
