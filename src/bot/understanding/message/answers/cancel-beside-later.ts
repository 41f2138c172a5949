import { postpones, supposes } from "#src/bot/understanding/intent/answers/answers.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { clausesIn, withoutJoint } from "./clauses.ts";

/**
 * "We'd better cancel it, and I'll let you know another day": what they will tell is of another time, and leaves the cancellation in no
 * doubt; it is asked about before anything is cancelled. Of a table that stands only, and on no condition.
 */
export function withCancelBesideLater(understood: Understood, said: Said): Understood {
  const { original, language, context } = said;
  const { locale } = language;
  const isOpen = understood.intent === "other" && understood.undecided === true;
  const isOfBooking = !context.tablePicked && !context.changeShown;
  const folded = foldText(original);
  if (!isOpen || !isOfBooking || supposes(folded, locale) || !postpones(folded, locale)) return understood;
  const clauses = clausesIn(original, locale).map(({ text }) => withoutJoint(text, locale));
  const told = clauses.filter((clause) => !postpones(foldText(clause), locale));
  const [cancelled, ...others] = told.map((clause) => readInLanguage(clause, language, context).understood);
  if (clauses.length === told.length || cancelled === undefined || others.length > 0) return understood;
  const { intent, undecided, meant } = cancelled;
  const isSure = intent === "cancel" && undecided !== true && meant !== "stops";
  return isSure ? cancelled : understood;
}
