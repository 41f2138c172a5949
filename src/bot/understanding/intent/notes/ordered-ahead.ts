import type { Locale } from "#src/bot/languages/locale.ts";
import { asksSomething, requestsSomething } from "#src/bot/understanding/intent/questions/asking.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

interface FoundOrder {
  /** With the sentence that only asks for it. */
  readonly span: Span;
  /** The clause that names the dish. */
  readonly clause: RegExpExecArray;
}

/**
 * Dishes that are to be kept or prepared for a table that is known: "can you keep us the lobster", "goose for four, please", "and
 * the lobster? I want that too". Whom they are for counts no party. Whether there are any, and what somebody does not eat, orders
 * nothing.
 */
export function findOrderedAhead(
  text: string,
  locale: Locale,
  { tablePicked, changeShown, draft, expecting }: UnderstandingContext,
): readonly FoundOrder[] {
  const rules = rulesOf(locale);
  const isBooked = draft?.time !== undefined && (expecting === null || expecting === "confirm");
  if (rules === undefined || !(tablePicked || changeShown || isBooked) || !says(text, rules.dish)) return [];
  const clauses = matchesIn(text, /[^.,;!?¦]{1,300}/gu);
  return clauses.flatMap((clause, index) => {
    const [words] = clause;
    if (!says(words, rules.dish) || says(words, rules.not)) return [];
    const mayAsk = requestsSomething(words, locale) || says(words, rules.mayWe);
    if (asksSomething(words, locale) && !mayAsk) return [];
    const beside = words.replace(rules.counted, " ");
    if (/\d/.test(beside) || says(beside, rules.tables)) return [];
    const next = clauses[index + 1];
    const isWanted = next !== undefined && rules.wants.test(next[0]);
    if (!isWanted && !says(words, rules.orders) && !says(words, rules.forWhom)) return [];
    const { start, end } = spanOf(clause);
    return [{ clause, span: { start, end: isWanted ? spanOf(next).end : end } }];
  });
}

const rulesOf = memoizeByLocale(({ notes, intents }) => {
  const { ahead } = notes ?? {};
  if (ahead === undefined) return undefined;
  const { dishes, orders, forWhom, not, wants, mayWe } = ahead;
  const dish = alternatives(dishes);
  const whom = alternatives(forWhom);
  return {
    dish: phrases([dish]),
    counted: phrases([`(?:\\d{1,2} (?:\\p{L}{2,10} ){0,3})?${dish}(?: (?:[\\p{L}']{1,12} ){0,3}${whom})?`]),
    orders: phrases(orders),
    forWhom: phrases([`${dish} (?:[\\p{L}']{1,12} ){0,3}${whom}`]),
    not: phrases(not),
    mayWe: phrases(mayWe),
    wants: new RegExp(`^[ ]?${alternatives(wants)} ?$`, "u"),
    tables: phrases(intents.bookNouns),
  };
});
