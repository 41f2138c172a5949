import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * What is answered instead of a number, and nothing else: "same as last time", "use this chat". Who says the latter gives none,
 * and who asks it ("can't you just write me here?") is told that none is needed.
 */
export function answersInsteadOfPhone(
  folded: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): Understood | undefined {
  if (expecting !== "phone") return undefined;
  const { known, here } = patternsOf(locale);
  if (known.test(folded)) return { intent: "question", insteadOfPhone: "known" };
  if (!here.test(folded)) return undefined;
  return folded.includes("?")
    ? { intent: "question", insteadOfPhone: "writeHere" }
    : { intent: "deny", withoutPhone: true };
}

const patternsOf = memoizeByLocale(({ intents }) => {
  const { fillers, yes, deny, but, thanks } = intents;
  const opening = `(?:${alternatives([...fillers, ...yes, ...deny, ...but])},? ){0,3}`;
  const ending = `(?:,? ${alternatives([...fillers, ...thanks])}){0,2}[.!? ]{0,4}$`;
  const alone = (list: readonly string[] = []) =>
    new RegExp(`^[¿ ]{0,2}${opening}${alternatives(list)}${ending}`, "u");
  return { known: alone(intents.phoneKnown), here: alone(intents.writeHere) };
});
