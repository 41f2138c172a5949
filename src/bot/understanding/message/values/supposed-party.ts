import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "We might be five, is that ok?" and "what if we're five in the end?", of a table that stands, ask whether their number may still
 * change, and change nothing; "we might be five" leaves it open. With a day, an hour or an order beside it, it is read as it stands.
 */
export function leavesPartySupposed(
  understood: Understood,
  { reading: { folded }, locale, context }: FoundMessage,
): Understood {
  const { expecting, draft, tablePicked, changeShown } = context;
  const isOfBooking = expecting === null && draft?.partySize !== undefined && !tablePicked && !changeShown;
  const { supposed, orders } = patternsOf(locale);
  if (!isOfBooking || !onlyCounts(understood) || !says(folded, supposed) || says(folded, orders))
    return understood;
  const language = defined({ language: understood.language });
  return folded.includes("?")
    ? { intent: "question", topics: ["adjusting"], ...language }
    : { intent: "other", undecided: true, ...language };
}

/** Whether nothing but their number is stated. */
function onlyCounts({
  intent,
  language: _,
  partySize: _size,
  partyFrom: _least,
  countsAnew: _anew,
  asksMore: _more,
  undecided: _open,
  topics = [],
  ...said
}: Understood): boolean {
  const isAct = ["cancel", "human", "waitlist", "affirm", "deny", "thanks"].includes(intent);
  return !isAct && topics.every((topic) => topic === "adjusting") && Object.keys(said).length === 0;
}

const patternsOf = memoizeByLocale(({ party, intents }) => ({
  supposed: phrases(party.supposed ?? []),
  orders: phrases(intents.change),
}));
