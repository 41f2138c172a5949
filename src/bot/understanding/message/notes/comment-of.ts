import { isReason, type StatedAnew } from "#src/bot/understanding/intent/notes/reasons.ts";
import { toComment } from "#src/bot/understanding/intent/notes/to-comment.ts";
import { onlyAsksOfCosts } from "#src/bot/understanding/intent/questions/asked-costs.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Values } from "#src/bot/understanding/message/resolve.ts";
import type { Told } from "#src/bot/understanding/message/told.ts";
import { overlap } from "#src/bot/understanding/text/spans.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";

/** What a message wishes for in the guest's own words, without what it takes back and what it only asks about. */
export function commentOf(
  { reading, found: { wishes = [] }, locale, context }: FoundMessage,
  told: Told,
  intent: Intent,
  topics: readonly Topic[],
  values: Values,
): string | undefined {
  if (told.isElsewhere || onlyAsksOfCosts(reading.folded, intent, topics, locale)) return undefined;
  const { folded } = reading;
  const anew = statedAnew(values);
  const added = wishes.filter(({ span, isAdded }) => {
    const { start, end } = span;
    if (told.unsaid.some((one) => overlap(one, span))) return false;
    return isAdded || !isReason(clauseFrom(folded, start, end), folded.slice(0, start), locale, anew);
  });
  /** Of a table that is picked, what is told before a question is told: "we'd like a window table, is there parking?" */
  const isOfNote = topics.includes("noted") && context.noted !== undefined;
  /** "Yes, with a high chair", of a change that is shown; with the mark of one it is a question there. */
  const isOfChange = context.changeShown === true && !reading.original.includes("?");
  const mayAllBeAsked = intent === "question" && context.tablePicked !== true && !isOfChange && !isOfNote;
  return toComment(added, mayAllBeAsked, locale);
}

/** "0170 1234567, and a friend of mine is lactose intolerant, ok?" asks whether that will do, and not of the number. */
export function asksOfWish(
  { phone, comment }: Understood,
  { reading, found: { wishes = [] } }: FoundMessage,
): boolean {
  const told = wishes.at(-1)?.span.start ?? -1;
  return phone !== undefined && comment !== undefined && told > reading.folded.search(/\d[\d ()/-]{5,}/u);
}

/** The whole clause: "meine Mutter isst früh", of which the day's part is read as one. */
function clauseFrom(folded: string, start: number, end: number): string {
  const [rest = ""] = /^[^.,;!?()]{0,60}/u.exec(folded.slice(end)) ?? [];
  return folded.slice(start, end) + rest;
}

function statedAnew({ partySize, partyChange, recounts, ...values }: Values): StatedAnew {
  const { date, time, timeFrom, timeTo, timeShift } = values;
  return {
    isParty: [partySize, partyChange, recounts].some((value) => value !== undefined),
    isMoment: [date, time, timeFrom, timeTo, timeShift].some((value) => value !== undefined),
  };
}
