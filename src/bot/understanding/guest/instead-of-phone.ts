import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * What is answered instead of a number, and nothing else: "same as last time", "use this chat", "I'll ring you if anything comes
 * up". Who says one of the latter gives none, and who asks it ("can't you just write me here?") is told that none is needed.
 */
export function answersInsteadOfPhone(
  folded: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): Understood | undefined {
  if (expecting !== "phone") return undefined;
  const { known, here } = patternsOf(locale);
  if (known.test(folded)) return { intent: "question", insteadOfPhone: "known" };
  if (callsThemselves(folded, locale, { expecting })) return { intent: "deny", withoutPhone: true };
  if (!here.test(folded)) return undefined;
  return folded.includes("?")
    ? { intent: "question", insteadOfPhone: "writeHere" }
    : { intent: "deny", withoutPhone: true };
}

/** Whether they say that they call, which takes no leave where a number is asked for. */
export function callsThemselves(
  folded: string,
  locale: Locale,
  { expecting }: Pick<UnderstandingContext, "expecting">,
): boolean {
  return expecting === "phone" && patternsOf(locale).calls.test(folded);
}

const patternsOf = memoizeByLocale(({ intents }) => {
  const { fillers, yes, deny, but, thanks } = intents;
  const opening = `(?:${alternatives([...fillers, ...yes, ...deny, ...but])},? ){0,3}`;
  const ending = `(?:,? ${alternatives([...fillers, ...thanks])}){0,2}[.!? ]{0,4}$`;
  const alone = (list: readonly string[] = []) =>
    new RegExp(`^[¿ ]{0,2}${opening}${alternatives(list)}${ending}`, "u");
  const declining = `(?:${alternatives([...intents.declines, ...intents.withoutPhone, ...deny])}[,.;! ]{1,3}){0,2}`;
  return {
    known: alone(intents.phoneKnown),
    here: alone(intents.writeHere),
    calls: new RegExp(
      `^${opening}${declining}${opening}${alternatives(intents.callsThemselves ?? [])}(?![\\p{L}'])[^.,;?!]{0,40}[.! ]{0,3}$`,
      "u",
    ),
  };
});
