import type { Locale } from "#src/bot/languages/locale.ts";
import type { NamedPart } from "#src/bot/languages/time-words.ts";
import type { FoundDate } from "#src/bot/understanding/dates/found-date.ts";
import type { FoundName } from "#src/bot/understanding/guest/found-name.ts";
import { sizeOfCouple } from "#src/bot/understanding/guest/married-couples.ts";
import type { Found } from "#src/bot/understanding/message/resolve.ts";
import { areChildren, areSomeOfThem } from "#src/bot/understanding/party/asides.ts";
import type { FoundParty } from "#src/bot/understanding/party/found-party.ts";
import { findBareCount, findListedCount } from "#src/bot/understanding/party/party-answer.ts";
import { findParty } from "#src/bot/understanding/party/party-size.ts";
import type { FoundPartyChange } from "#src/bot/understanding/party/who-comes.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { cover, type Span, uncover } from "#src/bot/understanding/text/spans.ts";
import type { FoundTime } from "#src/bot/understanding/times/found-time.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** What stands in the message beside the party. */
interface Beside {
  readonly asides: readonly Span[];
  readonly dates: readonly FoundDate[];
  readonly times: readonly FoundTime[];
  readonly part?: NamedPart;
  readonly isBesidePart?: true;
  readonly passing: readonly Span[];
  readonly hasPhone: boolean;
}

/** The party of a message in which the other values were read; `open` has them covered. */
export function findPartyOfMessage(
  reading: Reading,
  open: string,
  beside: Beside,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  const { asides, dates, times, passing, hasPhone } = beside;
  const isTerse = dates.length > 0 && times.length > 0 && hasPhone;
  return (
    (passing.length > 0
      ? findPartyBeside(asides, reading, cover(open, passing), locale, context)
      : undefined) ??
    findPartyBeside(asides, reading, open, locale, context) ??
    (isTerse ? findListedCount(open, locale) : undefined) ??
    (isBesideCount(beside, reading.folded, locale) ? findBareCount(open, locale) : undefined)
  );
}

/** "My brother is coming with his wife, so we'd be two more": who they are is said beside by how many more come. */
export function partyOrChange(
  party: FoundParty | undefined,
  change: FoundPartyChange | undefined,
  couple: FoundName | undefined,
  folded: string,
  context: UnderstandingContext,
): Pick<Found, "party" | "partyChange"> {
  const isCounted = ({ span }: { readonly span: Span }) => /\d/u.test(folded.slice(span.start, span.end));
  const isKnown = context.draft?.partySize !== undefined;
  const countsMore =
    isKnown && change !== undefined && party !== undefined && isCounted(change) && !isCounted(party);
  if (party !== undefined && !countsMore) return { party };
  return change === undefined ? partyOfCouple(couple, context) : { partyChange: change };
}

/** "Mr and Mrs Abernathy would like to dine with you", where nobody has said how many come. */
function partyOfCouple(couple: FoundName | undefined, { draft }: UnderstandingContext): Pick<Found, "party"> {
  if (couple === undefined || draft?.partySize !== undefined) return {};
  return { party: { span: couple.span, size: sizeOfCouple } };
}

/** Whether a bare number can only be the party: a time or a range of days is named, or what the table is to be like. */
function isBesideCount(
  { dates, times, part, isBesidePart }: Beside,
  folded: string,
  locale: Locale,
): boolean {
  const { wish, opensWithCount } = patternsOf(locale);
  const isRange = dates.some(({ to }) => to !== undefined);
  const isPart =
    locale.times.hourNeedsLead === true &&
    (part !== undefined || dates.some((one) => one.part !== undefined));
  return (
    times.length > 0 ||
    isPart ||
    isBesidePart === true ||
    isRange ||
    (opensWithCount.test(folded) && says(folded, wish))
  );
}

/** The party; what is told of some of it states its size only where nothing else ever did. */
function findPartyBeside(
  asides: readonly Span[],
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundParty | undefined {
  const party = findParty(reading, open, locale, context);
  const known = context.draft?.partySize;
  const isKnown = context.tablePicked === true || known !== undefined;
  if (isKnown && party !== undefined) {
    /** "One person is in a wheelchair": of the four that were counted before. "We'll be 3" counts them anew. */
    const isFewer = known !== undefined && party.size < known && /^\d/.test(open.slice(party.span.start));
    const isOfThem = isFewer && areSomeOfThem(party, open, locale);
    return isOfThem || areChildren(party, open, locale) ? undefined : party;
  }
  if (isKnown) return undefined;
  // "One person is vegan": there are others.
  const hasOthers = asides.length > 0 || party?.size === 1;
  if (party !== undefined && hasOthers && areSomeOfThem(party, open, locale)) return undefined;
  /** Of several that something is told of, none is the whole: "two vegans, and one person with an allergy". */
  if (party !== undefined || asides.length !== 1) return party;
  const told = findParty(reading, uncover(open, asides, reading.folded), locale, context);
  // "One of us is coeliac": there are others.
  return told?.size === 1 ? undefined : told;
}

const patternsOf = memoizeByLocale(({ wishes }) => ({
  wish: phrases(wishes),
  opensWithCount: /^\d{1,2},/,
}));
