import type { Locale } from "#src/bot/languages/locale.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** Who signs: one to four words that begin with a capital. */
const signer = /^(?:\p{Lu}[\p{L}'.-]{0,20} ?|(?:de|den|der|van|von|da|di|af) ){1,4}[.! ]{0,2}$/u;

/**
 * "Yes, please. With kind regards, Patricia Lowell", where something is shown to be agreed to: a yes or a no that is signed. Who signs
 * may write for somebody else, and changes no name.
 */
export function readSigned(
  { original, language, context }: Said,
  readPart: ReadPart,
): Understood | undefined {
  if (context.expecting !== "confirm") return undefined;
  const match = signOffOf(language.locale).exec(foldText(original));
  const { said = "", off = "" } = match?.groups ?? {};
  if (said === "" || !signer.test(original.slice(said.length + off.length))) return undefined;
  const answer = readPart(original.slice(0, said.length).trim());
  return answer.intent === "affirm" || answer.intent === "deny" ? answer : undefined;
}

const signOffOf = memoizeByLocale(
  ({ people }: Locale) =>
    new RegExp(
      `^(?<said>[^¦]{1,120}?[\\p{L}.!,;])(?<off> ${alternatives(people.signOffs ?? [])}[,.!]{0,2} )(?=(?:[\\p{L}'.-]{1,20} ?){1,5}[.! ]{0,2}$)`,
      "u",
    ),
);
