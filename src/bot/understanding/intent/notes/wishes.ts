import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { onlyAnswers, supposes } from "#src/bot/understanding/intent/answers/answers.ts";
import { findFeeling } from "#src/bot/understanding/intent/answers/feelings.ts";
import { passesOnAnswer } from "#src/bot/understanding/intent/answers/passed-on.ts";
import { isOnlyInstead } from "#src/bot/understanding/intent/booking/besides.ts";
import { asksIfNoted } from "#src/bot/understanding/intent/questions/asked-noted.ts";
import {
  asksSomething,
  asksToKnow,
  requestsSomething,
} from "#src/bot/understanding/intent/questions/asking.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText, originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import { cover, overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { findAdditions } from "./adding.ts";
import { supposesLateness } from "./late.ts";
import { type FoundLoneWish, findLoneWish } from "./lone-wish.ts";
import { findNeeds, tellsNeed } from "./needs.ts";
import { findAskedToo, findInvoices, findNotes } from "./notes.ts";
import { orderedWishes, toldBefore } from "./ordered-wishes.ts";
import { celebratesThat, onlyCelebrates, pithOf } from "./pith.ts";
import { tellsOfBirth, unlessBrought } from "./stays-away.ts";
import { toldPhrases } from "./told-phrases.ts";
import { findTraits } from "./traits.ts";
import { wishIn, withoutDangling } from "./wish-words.ts";
import { findKeptAlone } from "./wishes-taken-back.ts";

export interface FoundWish {
  /** The clause that it stands in. */
  readonly span: Span;
  /** The guest's own words. */
  readonly words: string;
  /** A wish even in a message that asks something: "can we sit outside?", or an allergy. */
  readonly isFirm: boolean;
  /** To be added, which is all that its clause says. */
  readonly isAdded?: true;
  /** All that is to be noted: it stands in the place of what is. */
  readonly isAlone?: true;
  /** It only takes something back, and the house need not read it: "my dog stays at home". */
  readonly isNoNote?: true;
}

/** A clause ends at punctuation and where something else was read; the stop of "60. Geburtstag" ends none. */
const clause = /(?:[^¦.,;!?()]|(?<=\d)\.(?=\d| \p{L})|(?<=\d),(?=\d)){1,1000}/gu;

/**
 * Wishes and allergies: the clauses that hold one of the language's wish words, without what was read as
 * something else (`open` has it covered) and without "please" around them. What a clause asks is no wish
 * ("do you have high chairs?"), but an allergy is told even in a question.
 */
export function findWishes(
  reading: Reading,
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundWish[] {
  const { tablePicked, changeShown, draft, noted } = context;
  const { wish: anywhere, told, allergy, gravity, ifPossible, orders } = patternsOf(locale);
  const isAnswer = onlyAnswers(reading.folded, locale) || passesOnAnswer(reading.folded, locale);
  if (tablePicked && isAnswer) return [];
  const mayBeNoted = tablePicked === true || changeShown === true || draft !== undefined;
  const alone = mayBeNoted ? findLoneWish(open, locale, (words) => says(words, told)) : undefined;
  if (alone !== undefined) return [aloneAs(alone, reading)];
  const kept = mayBeNoted ? findKeptAlone(reading.folded, draft?.comment ?? noted, locale) : undefined;
  if (kept !== undefined) return [{ ...kept, isFirm: true, isAdded: true, isAlone: true }];
  /** With the mark of a question, "live music" is asked about beside a change. */
  const isTold = tablePicked || (changeShown && !reading.original.includes("?"));
  const wish = isTold ? told : anywhere;
  /** Of a table that is picked, "a bit apart, if possible" is a wish in any words. */
  const isOptional =
    tablePicked === true && !/[¦\d]/.test(open) && says(reading.folded, ifPossible) && !says(open, orders);
  const { found, toNote } = toldToNote(reading, open, locale, context);
  const mayBeGrave = says(open, allergy) || findNeeds(noted) !== undefined;
  const isAsked = reading.folded.includes("?");
  for (const match of matchesIn(cover(open, [...spansOf(found), ...toNote]), clause)) {
    const [words] = match;
    const end = match.index + words.length;
    const isGrave = mayBeGrave && says(words, gravity) && open.charAt(end) !== "?";
    const isAllergy = isGrave || says(words, allergy) || tellsNeed(words);
    if (!isAllergy && !isOptional && words.search(wish) < 0) continue;
    /** "A high chair, if possible?" is a question only by its mark. */
    const isRequest = requestsInAny(words) || requestsAfterWish(words, wish, locale);
    const isFirm = isAllergy || toNote.length > 0 || isRequest || says(words, ifPossible);
    const asks = asksSomething(words, locale) && !tellsOfPerson(words, open.charAt(match.index - 1), locale);
    const isQuestion = open.charAt(end) === "?" || asks || goesOnAsking(reading.folded, match, locale);
    const isPicked = tablePicked === true;
    const clauseSaid = { words, isAllergy, isQuestion, isPicked, isBesideAllergy: mayBeGrave && isAsked };
    if (isNoWish(clauseSaid, locale)) continue;
    const own = withWhatIsCelebrated(
      pithOf(wishIn(reading, match, open, locale), locale),
      reading,
      cover(open, spansOf(found)),
      match.index,
      locale,
    );
    // "Is there anything outside on Friday?" asks for a table there.
    const isOfTable = open.charAt(end) === "¦";
    if (own !== "" && (isFirm || !isQuestion || isOfTable))
      found.push({ span: spanOf(match), words: own, isFirm, ...unlessBrought(words, locale) });
  }
  /** "We celebrate on Friday my wife's birthday": what it is goes on behind what was read. */
  const goesOn = ({ words, span }: FoundWish) =>
    celebratesThat(words, locale) &&
    found.some((next) => /^[¦ ]{1,200}$/.test(open.slice(span.end, next.span.start)));
  const isSaid = found.some(({ words }) => !onlyCelebrates(words, locale));
  const toTell = found.filter((one) => !(isSaid && onlyCelebrates(one.words, locale)) && !goesOn(one));
  const traits = traitsIn(reading, cover(open, spansOf(found)), locale);
  const all = [...toTell, ...traits].filter(({ words }) => !isIdle(foldText(words), locale));
  return all.length > 0 || tablePicked !== true ? all : toldBefore(toNote, reading, open, locale);
}

/** In whichever language it begins: "do you have una mesa cerca de la ventana?" */
const requestsInAny = (words: string): boolean => locales.some((one) => requestsSomething(words, one));

/** "A baby who needs a high chair", of which the baby is read as one of the party, asks nothing. */
const tellsOfPerson = (words: string, before: string, locale: Locale): boolean =>
  before === "¦" && patternsOf(locale).who.test(words);

/** "It's my sister's birthday can we have a candle", with no mark between. */
function requestsAfterWish(words: string, wish: RegExp, locale: Locale): boolean {
  if (asksSomething(words, locale)) return false;
  const at = words.search(patternsOf(locale).request);
  /** "The dog, can it come in?" tells nothing before it asks. */
  const told = matchesIn(words.slice(0, Math.max(at, 0)), wish).at(-1);
  return (
    told !== undefined &&
    (told.index + told[0].length < at - 1 || /\p{L} \p{L}{1,30} \p{L}/u.test(words.slice(0, told.index)))
  );
}

/** What the guest asks to have noted, done, kept or added, and where they only ask to note what stands beside it. */
function toldToNote(reading: Reading, open: string, locale: Locale, context: UnderstandingContext) {
  const { told, cancel } = patternsOf(locale);
  const isKept = ({ told: { start, end } }: { readonly told: Span }) => !says(open.slice(start, end), cancel);
  const isWish = ({ told: { start, end } }: { readonly told: Span }) =>
    context.tablePicked || says(open.slice(start, end), told);
  const added = addedIn(open, locale).filter(isKept);
  const notes = findNotes(open, locale).filter((note) => isWish(note) && isKept(note));
  const ordered = orderedWishes(reading, open, locale, context);
  const invoices = findInvoices(open, locale).map((span) => ({ span, told: span }));
  const toNote = findAskedToo(open, locale);
  const sure = withoutOverlap([...withoutOverlap(invoices, added), ...added], bare(toNote));
  const asked = withoutOverlap([...withoutOverlap(notes, [...sure, ...bare(toNote)]), ...sure], ordered);
  const rest = cover(open, [...spansOf([...ordered, ...asked]), ...toNote]);
  const apart = findComingApart(rest, locale, context.draft?.time !== undefined);
  const found: FoundWish[] = [...asked, ...apart.map((span) => ({ span, told: span }))].map(
    ({ span, told: { start, end }, ...how }) => ({
      span,
      words: originalWords(reading, start, end).trim(),
      isFirm: true,
      ...how,
    }),
  );
  return { found: [...found, ...ordered], toNote };
}

/** "The wife's got a cold" is told of her, and is no matter of the house. */
function isIdle(words: string, locale: Locale): boolean {
  const { idle } = patternsOf(locale);
  return says(words, idle) && !namesWish(words.replace(idle, " "), locale);
}

/** What is told of one of them beside the wishes, whose clauses `open` has covered. */
function traitsIn(reading: Reading, open: string, locale: Locale): readonly FoundWish[] {
  return findTraits(reading, open, locale).map((span) => {
    const { length } = withoutDangling(open.slice(span.start, span.end), locale);
    const words = originalWords(reading, span.start, span.start + length).trim();
    return { span, words: pithOf(words, locale), isFirm: true };
  });
}

interface ClauseSaid {
  readonly words: string;
  readonly isAllergy: boolean;
  readonly isQuestion: boolean;
  readonly isPicked: boolean;
  /** "Can the kitchen handle it?" is then of that. */
  readonly isBesideAllergy: boolean;
}

/** "I got the job! We're celebrating" says in one clause what is celebrated in the next. */
function withWhatIsCelebrated(
  own: string,
  reading: Reading,
  open: string,
  start: number,
  locale: Locale,
): string {
  if (!celebratesThat(own, locale)) return own;
  const before = /(?<=^|[.,;!?¦] ?)[^.,;!?¦]{4,80}(?=[.,;!]{1,3} ?$)/.exec(open.slice(0, start));
  return before === null
    ? own
    : `${originalWords(reading, before.index, before.index + before[0].length).trim()}, ${own}`;
}

/** Whether a clause names a wish and yet wishes for nothing: it asks, supposes, answers, or tells of something else. */
function isNoWish(
  { words, isAllergy, isQuestion, isPicked, isBesideAllergy }: ClauseSaid,
  locale: Locale,
): boolean {
  const { cancel, notWished, facts, ways, manageable, told, smoking, bookNoun } = patternsOf(locale);
  if (asksIfNoted(words, locale)) return true;
  if (!isAllergy && asksToKnow(words, locale)) return true;
  if (isPicked && (says(words, cancel) || onlyAnswers(words, locale))) return true;
  if (isAllergy) return false;
  if (tellsOfBirth(words, locale)) return true;
  /** "Can one eat at the bar?" asks in which ways one can. */
  if (isQuestion && says(words, ways)) return true;
  /** "Can you smoke on the terrace?", but not "do you have a table for smokers?" */
  if (isQuestion && says(words, smoking) && !says(words, bookNoun)) return true;
  if (isBesideAllergy && says(words, manageable) && !says(words.replace(manageable, " "), told)) return true;
  if (says(words, notWished) || supposesLateness(words, locale)) return true;
  return isPicked && ((isQuestion && says(words, facts)) || tellsOfElse(words, locale));
}

/** At a table that is picked: what is said of which table, of who may come, or of another visit. */
function tellsOfElse(words: string, locale: Locale): boolean {
  const { company, wish } = patternsOf(locale);
  /** "One table is enough" says which, and asks nothing of the house. */
  if (isOnlyInstead(words, locale)) return true;
  /** "If my sister comes" says why they may be more. */
  if (supposes(words, locale) && says(words, company) && !says(words, wish)) return true;
  /** "The food was awful" tells of another visit. */
  return findFeeling(words, locale) === "complaint";
}

/** "Do you have a terrace or only inside": behind the name of a way to dine the question goes on. */
function goesOnAsking(folded: string, { index, 0: words }: RegExpMatchArray, locale: Locale): boolean {
  const [before = ""] = /[^.;!?]{1,300}$/.exec(folded.slice(0, index)) ?? [];
  if (index === undefined || before === "" || !patternsOf(locale).alternative.test(words)) return false;
  return asksSomething(before, locale) && !requestsSomething(before, locale);
}

function aloneAs({ span, told: { start, end } }: FoundLoneWish, reading: Reading): FoundWish {
  const words = originalWords(reading, start, end).trim();
  return { span, words, isFirm: true, isAdded: true, isAlone: true };
}

/** What is to be added; where it is said to what, that is no part of it. */
function addedIn(open: string, locale: Locale) {
  const noted = spansOf(findNotes(open, locale));
  return findAdditions(open, locale).flatMap(({ span, told, isToBooking, isToNote }) =>
    told && (isToBooking || isToNote || !noted.some((one) => overlap(one, span)))
      ? [{ span, told, isAdded: true } as const]
      : [],
  );
}

/** Those that stand apart from the others. */
function withoutOverlap<One extends { readonly span: Span }>(
  some: readonly One[],
  others: readonly { readonly span: Span }[],
): readonly One[] {
  return some.filter(({ span }) => !others.some((one) => overlap(one.span, span)));
}

const bare = (spans: readonly Span[]) => spans.map((span) => ({ span }));

const spansOf = (found: readonly { readonly span: Span }[]) => found.map(({ span }) => span);

/** "By the window, if possible" hangs on nothing, nor does "could you perhaps …", nor "I'd be grateful if the nut allergy were noted". */
export function withoutSoftening(folded: string, locale: Locale): string {
  const { ifPossible, gratefulIf, perhaps } = patternsOf(locale);
  return folded.replace(ifPossible, " ").replace(gratefulIf, " ").replace(perhaps, "$<request> ");
}

/** Whether the words name a wish or an allergy. */
export function namesWish(words: string, locale: Locale): boolean {
  const { wish, allergy } = patternsOf(locale);
  return says(words, wish) || says(words, allergy);
}

/** The message without its wishes and its name: "no nuts" is no "no", and "May Parker" asks nothing. */
export function without({ whole, folded }: Reading, found: readonly { readonly span: Span }[]): string {
  if (found.length === 0) return whole;
  // Where the guest took something back at once, the two texts differ in length.
  const text = whole.length === folded.length ? whole : folded;
  return cover(
    text,
    found.map(({ span }) => span),
  );
}

/** Whether what stands beside a wish or a name is a purpose of its own. The "please" or "perfect" beside it is no yes. */
export function isAnswer(intent: Intent, beside: string, locale: Locale): boolean {
  if (intent === "affirm") return says(beside, patternsOf(locale).yes);
  return intent !== "other" && intent !== "thanks" && intent !== "greet";
}

const patternsOf = memoizeByLocale((locale) => {
  const { answers, intents, asides, topics } = locale;
  return {
    wish: phrases([...locale.wishes, ...(locale.notes?.calls ?? []), ...locale.times.departures]),
    told: phrases(toldPhrases(locale)),
    idle: phrases(locale.reasons?.idle ?? []),
    company: phrases([...locale.party.relations, ...locale.party.companions]),
    allergy: phrases(locale.allergies),
    gravity: phrases(locale.gravity ?? []),
    ways: phrases(topics.ways),
    smoking: phrases(topics.smoking),
    bookNoun: phrases(intents.bookNouns),
    gratefulIf: phrases(answers.gratefulIf ?? []),
    request: phrases(intents.requests),
    manageable: phrases(locale.manageable ?? []),
    /** "Can I join the waitlist?" wishes for nothing at the table, nor does what a guest has only heard. */
    notWished: phrases([
      ...(intents.punctual ?? []),
      ...(locale.notes?.untold ?? []),
      ...asides.hearsay,
      ...intents.waitlist,
      ...(locale.uncelebrated ?? []),
    ]),
    who: new RegExp(`^ ?${alternatives(locale.party.who)} `, "u"),
    alternative: new RegExp(`^ ?${alternatives(locale.party.or)} `, "u"),
    ifPossible: phrases(locale.ifPossible ?? []),
    perhaps: new RegExp(
      `(?<request>(?<![\\p{L}])${alternatives([...intents.requests, ...intents.questionStart])}(?: [\\p{L}']{1,10}){0,2}) ${alternatives(locale.answers.perhaps)}(?![\\p{L}])`,
      "gu",
    ),
    /** What a restaurant tells and no table has: "can I see the menu?" wishes for nothing. */
    facts: phrases([
      ...topics.adjusting,
      ...topics.fees,
      ...topics.starts,
      ...topics.hours,
      ...topics.contact,
      ...topics.prices,
      ...topics.menu,
      ...topics.music,
      ...topics.quiet,
      ...topics.minimumSpend,
      ...topics.wifi,
    ]),
    orders: phrases([...locale.manners.orders, ...intents.bookVerbs, ...intents.yes]),
    yes: phrases(intents.yes),
    cancel: phrases(intents.cancel),
  };
});
