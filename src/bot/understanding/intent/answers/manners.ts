import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { openingOf } from "./answers.ts";
import { withoutLeave } from "./farewells.ts";

/** Whether a yes stands beside a goodbye: "yes please, bye", but not "ok thanks, bye". */
export function agreesBesideBye(text: string, locale: Locale): boolean {
  const { yes, thanks } = patternsOf(locale);
  return says(text, yes) && !says(text, thanks);
}

/**
 * Whether a goodbye is said with a yes or an order to book: "yes please, see you then", "book it, bye". "Ok, see you
 * Friday" and "great, see you then" are said by who believes that it is booked (decision 0040).
 */
export function agreesExpressly(text: string, locale: Locale): boolean {
  const { nods, told } = patternsOf(locale);
  return says(withoutLeave(text, locale).replace(nods, " "), told);
}

/** "Exactly": whether words say that what is shown is right so. */
export function concurs(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).concurs);
}

/** "Ok": whether words only say that one has heard. */
export function onlyNods(text: string, locale: Locale): boolean {
  return !/\p{L}/u.test(text.replace(patternsOf(locale).nods, " "));
}

/** Whether a message orders what is shown to be done, which is more than a yes: "go ahead and book it". */
export function ordersIt(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).orders);
}

/** Whether what a clause orders may be no more than to write down what is told beside it: "please jot that down". */
export function mayOnlyNote(text: string, locale: Locale): boolean {
  const { orders, notesIt } = patternsOf(locale);
  return says(text, notesIt) && !says(text.replace(notesIt, " "), orders);
}

/** Whether a message says that it is not to be booked: no yes beside that is one. */
export function forbidsBooking(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).dontBook);
}

/** Whether a message opens like a yes and only calls something to mind, which it asks: "oh yes, is there parking?" */
export function callsToMind(text: string, locale: Locale): boolean {
  return patternsOf(locale).callsToMind.test(text);
}

/** Whether words take back what was said before them: "or wait …", "but only if …"; who "will be better" does not. */
export function takesBackAtOnce(text: string, locale: Locale): boolean {
  return patternsOf(locale).takesBack.test(text);
}

/** Whether a sentence begins with what takes back a yes before it: "well hang on, what's on?" */
export function holdsOn(sentence: string, locale: Locale): boolean {
  return patternsOf(locale).holdsOn.test(sentence);
}

/** Where the clauses of a message end: at a mark, and before "and". */
export function clauseEnds(original: string, locale: Locale): number[] {
  return [...original.matchAll(patternsOf(locale).clauseEnd)].map(({ index }) => index);
}

/** What follows a clause in a sentence of its own, or after "and"; after a comma alone it may correct that: "yes, Saturday for six". */
export function clauseApart(after: string, locale: Locale): string | undefined {
  const [lead = "", mark = "", and = ""] = patternsOf(locale).apart.exec(after) ?? [];
  return /[.!;]/.test(mark) || and !== "" ? after.slice(lead.length) : undefined;
}

/** Whether a message insults or curses, whatever else it says. */
export function isAngry(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).anger);
}

/** Whether all that is wanted is to see the days of a month: "show me a calendar". */
export function asksForCalendar(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).calendar);
}

/** Whether a message asks for a reason: "why?", "but how come you're closed?" "Why not 7:30?" proposes. */
export function asksWhy(text: string, locale: Locale): boolean {
  return patternsOf(locale).why.test(text) && !/\d/.test(text);
}

/** Whether what is to be cancelled is more than one table: "my bookings", "both". */
export function meansEverything(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).everything);
}

const patternsOf = memoizeByLocale((locale) => {
  const { manners, intents, answers, party, negations } = locale;
  const orders = [...manners.orders, ...(answers.tellsToBook ?? [])];
  return {
    clauseEnd: new RegExp(`[.!;,](?= )| (?=${party.and[0] ?? "(?!)"} )`, "giu"),
    apart: new RegExp(`^([.!;, ]{0,3})(?:(${alternatives(party.and)}),? )?`, "iu"),
    calendar: phrases(intents.calendar),
    yes: phrases(intents.yes),
    thanks: phrases(intents.thanks),
    nods: phrases(manners.nods),
    orders: phrases(orders),
    concurs: phrases(manners.concurs ?? []),
    notesIt: phrases(manners.notesIt ?? []),
    told: phrases([...intents.yes, ...orders]),
    anger: phrases(manners.anger),
    holdsOn: new RegExp(
      `^ ?(?:${alternatives([...intents.fillers, ...intents.but, ...intents.correction])}[, ]{1,2}){0,2}${alternatives(answers.holdsOn ?? [])}(?![\\p{L}])`,
      "u",
    ),
    why: new RegExp(
      `${openingOf(locale)}(?:${alternatives([...intents.but, ...party.and, ...negations])},? ){0,2}${alternatives(manners.why)}(?![\\p{L}\\p{N}])`,
      "u",
    ),
    everything: phrases(manners.everything),
    dontBook: phrases(manners.dontBook),
    callsToMind: new RegExp(`^[ ¿¡]{0,3}${alternatives(manners.callsToMind ?? [])}(?![\\p{L}])`, "u"),
    takesBack: new RegExp(
      [
        `(?:^|[,;] ?)(?:${alternatives([...party.or, ...party.and])} )?${alternatives(intents.correction)}(?!\\p{L})`,
        `(?<!\\p{L})${alternatives(intents.but)}(?!\\p{L})`,
      ].join("|"),
      "u",
    ),
  };
});
