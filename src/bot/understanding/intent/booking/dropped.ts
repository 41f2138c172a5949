import type { Locale } from "#src/bot/languages/locale.ts";
import { noOf, openingOf, speaksOfCancelling } from "#src/bot/understanding/intent/answers/answers.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { suitingWords } from "#src/bot/understanding/intent/places/choices.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";

type IsRequest = (clause: string) => boolean;

/** Whether a clause asks for a table beside one that says "forget it": that drops something else. */
export function requestsBesideStop(text: string, locale: Locale, isRequest: IsRequest): boolean {
  const { stops } = patternsOf(locale);
  return clausesOf(text).some((clause) => !says(clause, stops) && isRequest(clause));
}

/**
 * "Our party was cancelled on us, we need a table for 14 on the 18th": what is dropped is no booking of the guest's, and a
 * table is wished for in another clause.
 */
export function wishesInstead({ text, isWholeWish }: Facts, locale: Locale, isRequest: IsRequest): boolean {
  if (!isWholeWish) return false;
  const { cancels } = patternsOf(locale);
  const clauses = clausesOf(text);
  const dropped = clauses.filter((clause) => says(clause, cancels));
  if (dropped.some((clause) => namesOwnTable(clause, locale))) return false;
  return clauses.some((clause) => !dropped.includes(clause) && isRequest(clause));
}

/** "Please don't cancel my booking" books nothing: it is named where cancelling is spoken of, and no table is asked for. */
export function keepsBooking({ text, isWholeWish }: Facts, locale: Locale, isRequest: IsRequest): boolean {
  if (isWholeWish || !speaksOfCancelling(text, locale)) return false;
  return !clausesOf(text).some((clause) => !speaksOfCancelling(clause, locale) && isRequest(clause));
}

/** "Never mind, Friday is fine", "scratch that, we're 5": beside what stops stands a value, and no more than that it suits. */
export function statesBesideStop(rest: string, locale: Locale): boolean {
  return patternsOf(locale).suits.test(rest);
}

/** "My table", "our booking". */
export function namesOwnTable(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).ownTable);
}

/** "A table", "one more booking". */
export function namesNewTable(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).newTable);
}

function clausesOf(text: string): readonly string[] {
  return text.split(/[,;!?]|[.:](?!\d)/);
}

const patternsOf = memoizeByLocale((locale) => {
  const { intents, party, times } = locale;
  const leads = [
    ...times.leads,
    ...intents.fillers,
    ...intents.correction,
    ...intents.but,
    ...intents.rather,
    ...intents.yes,
  ];
  const suits = alternatives([...suitingWords(locale), ...intents.rather]);
  const table = `(?:\\p{L}{2,12} ){0,2}${alternatives(intents.bookNouns)}`;
  return {
    cancels: phrases(intents.cancel),
    stops: phrases(intents.stop),
    suits: new RegExp(
      [
        `${openingOf(locale)}(?:${noOf(locale)}[,.! ]{1,3})?${alternatives(intents.stop)}[,.;:! –-]{1,4}`,
        `(?:${alternatives(leads)},? ){0,3}¦[ ¦]{0,8}(?:(?:\\p{L}{1,6} )?${suits}(?: ${alternatives(intents.fillers)})?)?[.! ]*$`,
      ].join(""),
      "u",
    ),
    ownTable: phrases([`${alternatives(party.possessives)} ${table}`]),
    newTable: phrases([`${alternatives([...party.articles, "1"])} ${table}`]),
  };
});
