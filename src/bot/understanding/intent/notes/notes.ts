import type { Locale } from "#src/bot/languages/locale.ts";
import { asksIfNoted } from "#src/bot/understanding/intent/questions/asked-noted.ts";
import { cutFolded } from "#src/bot/understanding/text/folded-cuts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { cover, overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** What the house is to be told. */
interface FoundNote {
  /** With the words that ask for it, and the mark at its end. */
  readonly span: Span;
  readonly told: Span;
}

/**
 * What a guest asks to have noted or done, in whatever words it is told: "can you add that it's my wife's birthday", "tell
 * the kitchen that we love it hot", "please note a high chair", "can you put a candle on the dessert?". It asks nothing of
 * the house, mark or not. In `open` what was read as something else is covered.
 */
export function findNotes(open: string, locale: Locale): FoundNote[] {
  const patterns = patternsOf(locale);
  if (patterns === undefined) return [];
  const { note, dictated, written, names, deed, waitlist } = patterns;
  const notes = [...matchesIn(open, dictated), ...matchesIn(open, note)]
    .map((match) => {
      const { that = "", told = "" } = match.groups ?? {};
      return toNote(match, locale.notes?.endsInVerb ? that + told : told);
    })
    .filter(({ told: { start, end } }) => saysEnough(open.slice(start, end), names));
  const wishes = written
    .flatMap((pattern) => matchesIn(open, pattern))
    .map((match) => toNote(match, match.groups?.told ?? ""))
    .filter(({ told: { start, end } }) => says(open.slice(start, end), names))
    .filter(({ span: { start, end } }) => !asksIfNoted(open.slice(start, end), locale));
  const deeds = matchesIn(open, deed)
    .map((match) => toNote(match, match.groups?.told ?? ""))
    .filter(({ told: { start, end } }) => !says(open.slice(start, end), waitlist));
  const isApart = (some: readonly FoundNote[]) => (one: FoundNote) =>
    !some.some(({ span }) => overlap(span, one.span));
  const told = [...notes, ...wishes.filter(isApart(notes))];
  return [...told, ...deeds.filter(isApart(told))];
}

/** "Avisa de lo de vegana"; "put that down" notes nothing. */
const saysEnough = (told: string, names: RegExp): boolean => told.trim().includes(" ") || says(told, names);

function toNote(match: RegExpExecArray, told: string): FoundNote {
  const start = match.index + match[0].lastIndexOf(told);
  return { span: spanOf(match), told: { start, end: start + told.length } };
}

/**
 * When the guest is to be called: "don't ring before ten". The hour in it is none of the table's; a second number may be, where
 * none is known yet.
 */
export function findCallTimes(
  open: string,
  locale: Locale,
  { expecting, tablePicked, draft }: UnderstandingContext,
  hasPhone: boolean,
): readonly Span[] {
  const isOfGuest = tablePicked === true || expecting === "phone" || hasPhone || draft?.time !== undefined;
  return matchesIn(open, callsOf(locale))
    .filter(([words]) => isOfGuest || !/\d\D{1,60}\d/.test(words.replace(/\d[:.]\d/g, "0")))
    .map(spanOf);
}

/** Whom an invoice is for: "the bill to Northlight Ltd", "billing address: …". The company in it is no guest. */
export const findInvoices = (open: string, locale: Locale): readonly Span[] =>
  matchesIn(open, invoicesOf(locale)).map(spanOf);

/**
 * Where a guest asks only that what is said beside it be noted: "my husband can't have nuts, can you add that?", "yes, and tell
 * the kitchen". It asks nothing of the house, mark or not. A yes that no mark parts from it is said of the note.
 */
export const findAskedToo = (open: string, locale: Locale): readonly Span[] =>
  matchesIn(open, askedTooOf(locale)).map(spanOf);

/** What is left of the text for questions and answers. */
export function withoutNotes(text: string, locale: Locale): string {
  const notes = findNotes(text, locale).map(({ span }) => span);
  return cover(text, [...notes, ...findAskedToo(text, locale)]);
}

/** Whether nothing else is said. */
export function onlyNotes(text: string, locale: Locale): boolean {
  const rest = withoutNotes(text, locale);
  return rest !== text && !/[\p{L}\d]/u.test(rest);
}

/** A wish without what only says that it is not to be found in what is shown: "note the high chair that I don't see". */
export const withoutUnseen = (text: string, locale: Locale): string => cutFolded(text, unseenOf(locale));

const unseenOf = memoizeByLocale(
  ({ notes }) => new RegExp(`(?<=\\p{L}),? ${alternatives(notes?.unseen ?? [])}(?= ?(?:[.,;!?]|$))`, "gu"),
);

const askedTooOf = memoizeByLocale(({ notes, intents, wishFillers, answers, party }) => {
  const filler = alternatives([...wishFillers, ...intents.thanks, ...answers.orders, ...intents.fillers]);
  const before = `(?:${alternatives([...party.and, ...intents.yes, ...wishFillers, ...intents.fillers])}(?!\\p{L}) ){0,4}`;
  const and = `(?=${alternatives(party.and)} )`;
  const begin = `(?:(?<=^[¿¡ ]{0,2}|[.;!?,¦][¿¡ ]{0,2})|(?<= )${and})`;
  /** "Tell the kitchen, that we …" goes on with what is to be told. */
  const that = `(?!,? ${alternatives(notes?.that ?? [])}(?!\\p{L}))`;
  const close = `(?:,? ${filler}){0,3}(?: ?[?!.;]{1,5} ?| ?(?=[¦,])${that}| ?$)`;
  return notes?.thatToo === undefined
    ? /(?!)/gu
    : new RegExp(`${begin}${before}${alternatives(notes.thatToo)}${close}`, "gu");
});

const callsOf = memoizeByLocale(({ notes }) => phrases(notes?.calls ?? []));

const invoicesOf = memoizeByLocale(({ notes, party, dates, times, intents }) => {
  const weekdays = alternatives(dates.weekdays.flat());
  const guest = alternatives([...party.possessives, ...party.articles, ...party.self, ...intents.bookNouns]);
  const lead = alternatives([...dates.bareDayLeads, ...times.leads]);
  /** "… on Saturday", "… at 7", "… and my name is": the words go on with something else. */
  const goesOn = `(?: ${lead})? (?:\\d|${weekdays}(?!\\p{L}))| ${alternatives(party.and)} ${guest}(?!\\p{L})`;
  const unended = alternatives([
    ...party.and,
    ...party.companyLeads,
    ...dates.bareDayLeads,
    ...intents.fillers,
  ]);
  /** A stop may be of an abbreviation: "Norte S.L." */
  const word = "(?:[\\p{L}\\d&'-]|\\.(?=\\p{L})){1,30}";
  const name = `(?: |: ?|')${word}(?:(?!${goesOn}) ${word}){0,6}(?![\\p{L}\\d])(?<! ${unended})`;
  const address = "(?: |: ?)[^¦.;!?]{1,120}";
  return new RegExp(
    `(?<![\\p{L}])(?:${alternatives(notes?.invoices ?? [])}${name}|${alternatives(notes?.billing ?? [])}${address})`,
    "gu",
  );
});

const patternsOf = memoizeByLocale((locale) => {
  const { notes, intents, topics, wishFillers, answers } = locale;
  if (notes === undefined) return undefined;
  const never = `${alternatives(notes.never)}(?!\\p{L})`;
  const lead = `(?:(?!${never})[\\p{L}'-]{1,15},? ){0,6}?`;
  const asked = `${lead}${alternatives(notes.verbs)}(?: [\\p{L}'-]{1,14}){0,4}?[,:]? (?<that>${alternatives(notes.that)}(?: |(?<=[':]) ?))`;
  const told = "(?<told>[\\p{L}\\d'-]{1,40}(?: [^¦.;!?]{1,300})?(?<! ))";
  const begin = "(?<=^[¿¡ ]{0,2}|[.;!?,¦][¿¡ ]{0,2})";
  const done = `${lead}(?<told>${alternatives(notes.deeds)}(?! ?¦)[^¦.;!?]{0,200}?)`;
  const filler = alternatives([...wishFillers, ...intents.thanks, ...answers.orders]);
  const wish = "(?<told>[^¦.;!?,:]{2,200}?)";
  const close = `(?:,? ${filler}){0,3}(?: ?[?!.;]{1,5} ?| ?(?=[¦,])| ?$)`;
  const writes = alternatives(notes.writes);
  const courtesy = `(?:${filler}(?!\\p{L}),? ){0,4}`;
  return {
    written: [
      new RegExp(`${begin}${lead}${writes}(?: ?:|,)? (?:${filler}(?!\\p{L}) ){0,3}${wish}${close}`, "gu"),
      new RegExp(`${begin}(?!${never})${courtesy}(?!${never})${wish} ${writes}${close}`, "gu"),
      ...(notes.writesAround ?? []).map(
        (around) => new RegExp(`${begin}${lead}${around.replace("@", wish)}${close}`, "gu"),
      ),
    ],
    names: phrases([
      ...locale.wishes,
      ...locale.allergies,
      ...topics.children,
      ...topics.prams,
      ...topics.changing,
      ...topics.access,
      ...topics.dogs,
      ...topics.diets,
    ]),
    /** "Please write: by the fire, and we come on foot" is told to its end. */
    dictated: new RegExp(
      `${begin}${lead}${alternatives(notes.alone?.plain ?? [])}(?:,? ${filler}){0,3} ?: ?(?<told>[^¦.;!?:]{3,300})[?!. ]{0,5}$`,
      "gu",
    ),
    note: new RegExp(`${begin}${asked}${told}[?!. ]{0,5}`, "gu"),
    deed: new RegExp(`${begin}${done}(?: ?[?!.;]{1,5} ?| ?(?=¦)| ?$)`, "gu"),
    waitlist: phrases(intents.waitlist),
  };
});
