import type { Locale } from "#src/bot/languages/locale.ts";
import { isSpentBesideCourtesies } from "#src/bot/understanding/intent/answers/answers.ts";
import { withoutCourtesies } from "#src/bot/understanding/intent/answers/farewells.ts";
import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

interface FoundRemembering {
  readonly remembers: boolean;
  /** What is said besides, without a yes, a no and thanks that go with the answer; it may be nothing. */
  readonly rest: string;
}

/**
 * Whether the guest's details are to be remembered, in a clause that says nothing else: "nah, don't save it", "ne, brauchst nicht", "cool
 * no dont save. is there parking?" Where one clause refuses and another tells to keep, it is not clear what ("no, keep it"); a question is no answer.
 */
export function findRemembering(original: string, locale: Locale): FoundRemembering | undefined {
  const rules = rulesOf(locale);
  const folded = foldText(original);
  if (rules === undefined || !(says(folded, rules.verbs) || says(folded, rules.unneeded))) return undefined;
  const byMark = original.split(/(?<=[.!?;,…])(?= )/u);
  const found = findIn(byMark, locale, rules);
  return found ?? findIn(splitAtAnd(byMark, rules.and), locale, rules);
}

/** What is said beside words that decline to be remembered, where nobody asked: "no need to save my details. See you Sunday!" */
export function besideKeepingDeclined(original: string, locale: Locale): string | undefined {
  if (!says(foldText(original), ordersOf(locale).named)) return undefined;
  const found = findRemembering(original, locale);
  return found === undefined || found.remembers ? undefined : found.rest;
}

/** "And no need to keep my number": it refuses nothing else. */
export const declinesKeeping = (words: string, locale: Locale): boolean =>
  besideKeepingDeclined(words, locale) === "";

/** "Don't save it and we'll bring the dog". */
function splitAtAnd(clauses: readonly string[], and: RegExp): readonly string[] {
  return clauses.flatMap((clause) => clause.split(and));
}

/**
 * "If that's it, just book it", where it is booked, and asked whether the guest is to be remembered: what orders a table agrees to nothing
 * else, whatever yes stands beside it.
 */
export function ordersOnlyTable(original: string, { intent, ...said }: Understood, locale: Locale): boolean {
  const { booking, orders } = ordersOf(locale);
  const folded = foldText(original);
  if (!says(folded, booking)) return false;
  if (intent === "affirm") return true;
  const { language: _, ...more } = said;
  const isOrder = (clause: string) =>
    says(clause, orders) && isSpentBesideCourtesies(clause.replace(orders, " "), locale);
  return intent === "book" && Object.keys(more).length === 0 && folded.split(/[.,;!]/u).some(isOrder);
}

interface Rules {
  readonly verbs: RegExp;
  readonly unneeded: RegExp;
  readonly not: RegExp;
  readonly beside: RegExp;
  readonly and: RegExp;
}

function findIn(clauses: readonly string[], locale: Locale, rules: Rules): FoundRemembering | undefined {
  const read = clauses.map((clause) => ({ clause, ...readClause(clause, locale, rules) }));
  const answers = read.filter(({ isAnswer }) => isAnswer);
  if (answers.length === 0) return undefined;
  const refuses = answers.some(({ isRefused }) => isRefused);
  /** "No, keep it" and "keep the name, don't save the number" say both, and "don't you dare, saving that" is no yes. */
  const isBoth =
    answers.some(({ isRefused }) => isRefused !== refuses) ||
    (!refuses && read.some(({ isNothingElse, isRefused }) => isNothingElse && isRefused)) ||
    (!refuses && read.some(({ clause, isRefused }, index) => isRefused && opens(clause, read[index + 1])));
  if (isBoth) return undefined;
  const rest = read.filter(({ isNothingElse }) => !isNothingElse).map(({ clause }) => clause);
  return { remembers: !refuses, rest: rest.join(" ").replace(/^[ ,;]{1,5}|[ ,;]{1,5}$/gu, "") };
}

/** Whether a clause goes on with the answer: "don't you dare, saving that". */
const opens = (clause: string, next: { readonly isAnswer: boolean } | undefined): boolean =>
  next?.isAnswer === true && !/[.!?;…]$/u.test(clause);

function readClause(clause: string, locale: Locale, { verbs, unneeded, not, beside }: Rules) {
  const folded = foldText(clause);
  const isUnneeded = says(folded, unneeded);
  const saved = folded.replace(unneeded, " ").replace(verbs, " ");
  const left = withoutCourtesies(saved.replace(noProblem, " ").replace(beside, " "), locale);
  const isNothingElse = !/[\p{L}\p{N}?]/u.test(left.replace(not, " ").replace(beside, " "));
  /** Any no makes it one, also where it is part of a courtesy: nothing is kept by mistake. */
  const isRefused = isUnneeded || says(saved.replace(noProblem, " "), not);
  return { isNothingElse, isAnswer: isNothingElse && saved !== folded, isRefused };
}

/** What refuses nothing, though a no is in it: guests say so in any language. */
const noProblem = phrases(inAllLanguages(({ answers }) => answers.noProblem));

const ordersOf = memoizeByLocale(({ privacy: { keep }, answers }) => ({
  booking: phrases(keep?.booking ?? []),
  named: phrases(keep?.named ?? []),
  orders: phrases(answers.tellsToBook ?? []),
}));

const rulesOf = memoizeByLocale(({ privacy: { keep }, party }): Rules | undefined =>
  keep === undefined
    ? undefined
    : {
        verbs: phrases(keep.verbs),
        unneeded: phrases(keep.unneeded),
        not: phrases(keep.not),
        beside: phrases(keep.beside),
        and: new RegExp(`(?<=[^ ]) ${alternatives(party.and)}(?= )`, "u"),
      },
);
