import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { emptiesNote } from "./wishes-taken-back.ts";

/**
 * What a message says beside "no special wishes", where a table is picked: "yes" of "yes, no wishes", nothing of "no
 * wishes, thanks". Undefined where the guest does not say so.
 */
export function besideNoWishes(
  original: string,
  locale: Locale,
  { tablePicked, expecting, draft }: UnderstandingContext,
): string | undefined {
  if (tablePicked !== true || expecting === "name") return undefined;
  /** Of a note that stands, "no note please" takes it back. */
  if (draft?.comment !== undefined && emptiesNote(foldText(original), locale)) return undefined;
  const { told, courtesies, yes } = patternsOf(locale);
  const folded = foldText(original);
  const match = told.exec(folded);
  if (match === null) return undefined;
  const [clause] = match;
  /** Asked for a number, "nothing" is none of that. */
  if (expecting === "phone" && !clause.trim().includes(" ")) return undefined;
  const rest = `${original.slice(0, match.index)} ${original.slice(match.index + clause.length)}`;
  const saidBeside = foldText(rest);
  const isSpent = !says(saidBeside, yes) && !/[\p{L}\p{N}]/u.test(saidBeside.replace(courtesies, " "));
  return isSpent ? "" : rest.replace(/^[ ,.;!]{1,5}|[ ,;]{1,5}$/gu, "");
}

const patternsOf = memoizeByLocale(({ intents, answers, party }) => {
  const no = alternatives(intents.deny);
  const courtesies = [...intents.thanks, ...intents.fillers, ...intents.closing, ...party.and];
  return {
    /** The clause with a "no" that only goes before it: "no, nothing else". */
    told: new RegExp(
      `(?<=^ ?|[,.;:!] ?|(?<![\\p{L}])${alternatives(party.and)} )(?:${no}[,.!]? )?${alternatives(answers.noWishes)}(?= ?(?:$|[,.;:!]|${alternatives([...intents.thanks, ...intents.fillers])}(?![\\p{L}])))`,
      "u",
    ),
    yes: phrases([...intents.yes, ...intents.affirm]),
    courtesies: new RegExp(`(?<![\\p{L}])${alternatives(courtesies)}(?![\\p{L}])`, "gu"),
  };
});
