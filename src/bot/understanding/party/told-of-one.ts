import type { Locale } from "#src/bot/languages/locale.ts";
import { tellsOfHealth } from "./asides.ts";
import { companyOf } from "./company.ts";
import { type Group, type Item, isOfAll, isWeak } from "./found-party.ts";

/**
 * Whether something is told of one of those who were counted before, who is no more of them: "we are 7 and my mum is in a
 * wheelchair". "And my mum too", "and my son, who is 3" are one more.
 */
export function isOnlyTold(counted: Group, { kind, span }: Item, open: string, locale: Locale): boolean {
  const { besideCount, oneMore, goesOn } = companyOf(locale);
  const rest = open.slice(span.end);
  if (
    kind !== "relation" ||
    !besideCount.test(open.slice(counted.span.end, span.start)) ||
    oneMore.test(rest)
  )
    return false;
  const isOfTable = counted.kinds.some((one) => one === "total" || one === "table" || isWeak(one));
  const isHealth = isOfAll(counted, open, locale) && tellsOfHealth(open, span.end, locale);
  return isHealth || (isOfTable && goesOn.test(rest));
}
