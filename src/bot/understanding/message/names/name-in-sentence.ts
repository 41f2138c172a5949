import { sentencesOf } from "#src/bot/understanding/message/answers/clauses.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * At the summary, the name that a sentence of its own gives, whatever is said of the wrong one beside it: "The name is wrong. It's Arnold
 * Vance." It takes the place of the whole name.
 */
export function withNameInSentence(
  understood: Understood,
  { original, language, context }: Said,
): Understood {
  const isOfTable = context.tablePicked && context.expecting === "confirm";
  const sentences = sentencesOf(original);
  if (!isOfTable || !isOfName(understood) || sentences.length < 2) return understood;
  const named = sentences
    .map((sentence) => readInLanguage(sentence, language, context).understood)
    .findLast(givesOnlyName);
  if (named === undefined) return understood;
  const { meant: _, ofBooking: _booking, holder: _holder, venueId: _venue, ...more } = understood;
  return { ...more, ...named };
}

/** Whether a name is spoken of, and was not simply given whole. */
function isOfName({ intent, meant, ofBooking, holder, firstName, lastName }: Understood): boolean {
  if (intent === "inform" && firstName !== undefined && lastName !== undefined) return false;
  const isChanged = holder === true || (intent === "change" && ofBooking === true);
  return isChanged || meant === "mistaken" || (firstName ?? lastName) !== undefined;
}

function givesOnlyName({
  intent,
  language: _,
  languageGuessed: __,
  firstName,
  lastName,
  ...more
}: Understood): boolean {
  const isWhole = firstName !== undefined && lastName !== undefined;
  return intent === "inform" && isWhole && Object.keys(more).length === 0;
}
