import type { Locale } from "#src/bot/languages/locale.ts";
import { isElsewhere } from "#src/bot/understanding/intent/booking/elsewhere.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/** What a guest asks to have added to their table. */
export interface FoundAddition {
  /** With the words that ask for it, and the mark at its end. */
  readonly span: Span;
  /** What it is; absent where that is yet to be said: "I want to add a request". */
  readonly told?: Span;
  /** It is to be added to a booking, which is named: "to my booking". */
  readonly isToBooking: boolean;
  /** It is to stand in the note: "put 2 coeliacs in the note". */
  readonly isToNote: boolean;
}

/**
 * What is to be added, in whatever words it is told: "can you add the bottle of fizz to the booking", "put it on there too".
 * People, another table and the guest's own details are none. In `open` what was read as something else is covered.
 */
export function findAdditions(open: string, locale: Locale): readonly FoundAddition[] {
  const patterns = patternsOf(locale);
  if (patterns === undefined || !says(open, patterns.verbs)) return [];
  const { forms, opening, toBooking, toNote, unsaid, others, named, waitlist } = patterns;
  const found: FoundAddition[] = [];
  for (const match of forms.flatMap((form) => matchesIn(open, form))) {
    const span = spanOf(match);
    const isToNote = says(match[0], toNote);
    const matched = match.groups?.told ?? "";
    const told = matched.slice(opening.exec(matched)?.[0].length ?? 0);
    /** A chair is a guest more, a high chair in the note is none. */
    const isOther = others.test(told) && !(isToNote && says(told, named));
    if (told === "" || isOther || says(told, waitlist) || isElsewhere(told, locale)) continue;
    if (found.some((one) => overlap(one.span, span))) continue;
    const start = match.index + match[0].lastIndexOf(told);
    const isToBooking = says(match[0], toBooking);
    const isUnsaid = unsaid.test(told);
    found.push({
      span,
      isToBooking,
      isToNote,
      ...(!isUnsaid && { told: { start, end: start + told.length } }),
    });
  }
  return found;
}

/** What is to stand in the note: whoever is counted in it is told of, and no day or hour of it is the table's. */
export const findWrittenInNote = (open: string, locale: Locale): readonly Span[] =>
  findAdditions(open, locale).flatMap(({ span, isToNote }) => (isToNote ? [span] : []));

/** Whether a booking that the guest has is spoken of: "the booking I already have". */
export function namesTheirs(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale)?.theirs ?? /(?!)/);
}

/** Whether what something is added to is named: "put that on the booking". */
export function namesBookingAddedTo(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale)?.toBooking ?? /(?!)/);
}

const patternsOf = memoizeByLocale((locale) => {
  const { adding, notes, intents, wishFillers, wishJoints, party } = locale;
  if (adding === undefined || notes === undefined) return undefined;
  const never = `${alternatives([...notes.never, ...adding.never])}(?!\\p{L})`;
  const begin = "(?<=^[¿¡ ]{0,2}|[.;!?,:¦][¿¡ ]{0,2})";
  const lead = `(?:(?!${never})[\\p{L}'-]{1,15},? ){0,6}?`;
  const verbs = `${alternatives(adding.verbs)}(?!\\p{L})`;
  const puts = `${alternatives([...adding.verbs, ...adding.puts])}(?!\\p{L})`;
  const to = `${alternatives([...adding.toBooking, ...adding.toIt])}(?!\\p{L})`;
  const writes = [...adding.verbs, ...adding.puts, ...notes.writes, ...notes.verbs];
  const written = `${alternatives(writes)}(?!\\p{L})`;
  const note = `${alternatives(adding.toNote)}(?!\\p{L})`;
  const filler = alternatives([...adding.also, ...intents.fillers]);
  const courtesy = alternatives([...adding.also, ...wishFillers, ...intents.requests]);
  const fillers = `(?:,? ${filler}(?![\\p{L}'])){0,4}`;
  const joint = alternatives(wishJoints);
  const word = "[^¦.;!?,: ]";
  const short = `(?<told>${word}[^¦.;!?,:]{1,200}?)`;
  const listed = `(?<told>${word}[^¦.;!?:]{1,200}?)`;
  const mark = "(?: ?[?!.;]{1,5} ?| ?(?=[¦,])| ?$)";
  const close = `(?:,? ${filler}){0,3}(?: ${joint}(?= ?¦))?${mark}`;
  const people = [
    ...party.persons,
    ...party.people,
    ...party.companions,
    ...party.relations,
    ...party.relationPairs,
  ].filter((one) => !party.articles.includes(one));
  return {
    verbs: phrases(writes),
    forms: [
      `${begin}${lead}${written}${fillers} ${listed} ${note}(?: ${to})?${close}`,
      `${begin}${lead}${written}${fillers} ${note}(?:: ?|${fillers} )${short}${close}`,
      ...(notes.endsInVerb ? [`${begin}${lead}${short} ${note}${fillers} ${written}${close}`] : []),
      `${begin}${lead}${verbs}${fillers}(?: ${to})? ?:${fillers} (?<told>[^¦.;!?]{2,300}?)(?: ?[?!.;]{1,5} ?| ?(?=¦)| ?$)`,
      `${begin}${lead}${puts}${fillers} ${listed} ${to}${close}`,
      `${begin}${lead}${puts}${fillers} ${to}(?:(?: ${joint})? ?¦{1,60})?${fillers} ${short}${close}`,
      ...(notes.endsInVerb ? [`${begin}${lead}${short}(?: ${to})? ${verbs}(?: ${to})?${close}`] : []),
      `${begin}${lead}${verbs}${fillers} ${short}${close}`,
    ].map((form) => new RegExp(form, "gu")),
    opening: new RegExp(`^(?:(?:${to}|${courtesy})(?![\\p{L}']),? ?){0,6}`, "u"),
    toBooking: phrases(adding.toBooking),
    toNote: phrases(adding.toNote),
    theirs: phrases(adding.theirs),
    unsaid: new RegExp(`^${alternatives(adding.unsaid)}$`, "u"),
    others: new RegExp(
      `^(?:${alternatives(adding.others)}(?![\\p{L}'])|(?:(?!${joint} )[\\p{L}\\d']{1,12} ){0,3}${alternatives(people)}(?![\\p{L}']))`,
      "u",
    ),
    named: phrases([...locale.wishes, ...locale.allergies]),
    waitlist: phrases(intents.waitlist),
  };
});
