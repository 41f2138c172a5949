import type { Locale } from "#src/bot/languages/locale.ts";
import { companyOf } from "./company.ts";
import type { FoundParty, Group } from "./found-party.ts";

/**
 * Asked how many: "about ten. Around half past twelve, and there are two kids with us" counts the kids among the ten, and "ten
 * and two kids" counts them besides. `counted` finds the number of a text that has one.
 */
export function countedAmong(
  { parts, span, size }: Group,
  open: string,
  locale: Locale,
  counted: (text: string) => FoundParty | undefined,
): FoundParty | undefined {
  const { companions } = companyOf(locale);
  const { party } = locale;
  if (!parts.every((part) => companions.test(open.slice(part.span.start, part.span.end)))) return undefined;
  const all = counted(open.slice(0, span.start));
  if (all === undefined || all.size <= size) return undefined;
  const between = open.slice(all.span.end, span.start).replace(",", "").trim();
  const isBesides = ["+", "&", ...party.and, ...party.companyLeads].includes(between);
  return isBesides ? { span: { start: all.span.start, end: span.end }, size: all.size + size } : all;
}
