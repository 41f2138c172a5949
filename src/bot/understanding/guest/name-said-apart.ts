import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { withoutFirstTry } from "./first-tries.ts";

/** An answer without what is no part of the name in it, and what was left out because it is taken back. */
export interface SaidApart {
  readonly rest: string;
  readonly takenBack?: string;
  /** It is not to be the guest's own name, so that another follows. */
  readonly isOthers?: boolean;
}

/**
 * Where a name is asked for, the answer without what only stands beside it: another name that is taken back ("under Beatrice,
 * no wait, Paul Seaborn"), that it was said before ("Novalis, I just told you") and whose it is not to be ("not me, my dad,
 * George Hall"). Undefined where it says nothing of the kind.
 */
export function nameSaidApart(original: string, locale: Locale): SaidApart | undefined {
  const { corrected, echo, before, after, between } = patternsOf(locale);
  const folded = foldText(original);
  const { out, rest: right } = corrected.exec(folded)?.groups ?? {};
  if (out !== undefined && right !== undefined)
    return {
      rest: withoutJoint(original.slice(-right.length), out, locale),
      takenBack: original.slice(0, out.length),
    };
  const opening = echo.exec(folded) ?? before.exec(folded);
  const start = opening?.[0].length ?? 0;
  const end = after.exec(folded)?.index ?? folded.length;
  if (start > 0 || end < folded.length)
    return end <= start
      ? undefined
      : { rest: original.slice(start, end), isOthers: opening?.groups?.["others"] !== undefined };
  const aside = between.exec(folded);
  if (aside === null) return undefined;
  const rest = original.slice(0, aside.index) + original.slice(aside.index + aside[0].length);
  return { rest: withoutFirstTry(rest) };
}

/** "Em nome da Ana, desculpe, da Rita Silva": the small word that joins the name to the words before the first one. */
function withoutJoint(rest: string, out: string, locale: Locale): string {
  return patternsOf(locale).led.test(out)
    ? rest.replace(/^(?:d[aeo]s?|del|di|van|von) (?=\p{Lu})/u, "")
    : rest;
}

const patternsOf = memoizeByLocale(({ people, intents, negations, party }) => {
  const filler = `(?:${alternatives([...intents.greet, ...intents.fillers, ...intents.yes])},? ){0,2}`;
  const said = alternatives([...(people.again ?? []), ...(people.saidBefore ?? [])]);
  const notMine = alternatives(people.notMine ?? []);
  /** "No" corrects before a comma, and turns down what follows it without one: "Tom Hart, no phone". */
  const refuses = new Set([...negations, ...intents.deny]);
  const corrections = [...intents.correction, ...intents.apologies];
  const sure = alternatives(corrections.filter((words) => !refuses.has(words)));
  const own = alternatives(people.ownNames ?? []);
  const corrects = `(?:${sure}[,.:!]{0,3} |${alternatives(corrections)}(?:[,.:!]{1,3} | (?=${own}[,:])))`;
  const any = `(?:${alternatives(corrections)}[,.:!]{0,3} )`;
  const opening = `(?:${alternatives([...intents.fillers, ...party.and, ...intents.but, ...party.or, "ach", "ah", "oh"])},? ){0,2}`;
  return {
    /** The last place at which it corrects itself. */
    corrected: new RegExp(
      `^(?<out>.{2,120})(?: ?[,.;:!…]{1,3}| -) ${opening}${any}{0,3}${corrects}${opening}(?<rest>\\p{L}.{1,100})$`,
      "u",
    ),
    /** "My name? Tom Hart": what was asked, once more. */
    echo: new RegExp(
      `^(?:[\\p{L}']{1,9},? ){0,4}${alternatives(people.nameWords)}(?:, \\p{L}{2,8})? ?\\? (?=\\p{L})`,
      "u",
    ),
    led: new RegExp(`(?<!\\p{L})${alternatives(people.nameLeads)}(?:'| )`, "u"),
    before: new RegExp(
      `^${filler}(?:${said}[,.:;!… -]{1,4}|(?:${sure}[,.:!…]{1,3} ){1,2}|(?<others>${notMine})(?:[,.;:] |,? (?=${alternatives(intents.but)} ))${opening})(?=\\p{L})`,
      "u",
    ),
    after: new RegExp(`(?<=\\p{L}{2})[,.;:!… -]{1,4}${said}[.!? ]{0,4}$`, "u"),
    between: new RegExp(`(?<=\\p{L}{2}),? ${said}(?=, )`, "u"),
  };
});
