import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { asksAnything, grantedBefore, isUnsure, noOf, notYesOf, openingOf } from "./answers/answers.ts";
import type { Facts } from "./facts.ts";

/** Whether a table is asked for: "book me a table". */
export function isRequest(text: string, locale: Locale): boolean {
  const { book, bookVerb, bookNoun } = rulesOf(locale);
  return says(text, book) || (says(text, bookVerb) && says(text, bookNoun));
}

/** What the message says is asked, or in doubt. */
export function isOpen(text: string, locale: Locale): boolean {
  return asksAnything(text, locale) || isUnsure(text, locale);
}

/** A question that "I don't mind" answers; where yes or no was asked, it may as well mean "never mind". */
export function isOpenQuestion({ expecting }: UnderstandingContext): boolean {
  return expecting !== null && expecting !== "confirm" && expecting !== "phone";
}

export function declinesPhone(text: string, locale: Locale, { expecting }: UnderstandingContext): boolean {
  return expecting === "phone" && rulesOf(locale).declines.test(text);
}

/** "No more than 8", asked how many come, refuses nothing: it is all value. */
export function isBareAnswer({ hasValues, rest }: Facts, { expecting }: UnderstandingContext): boolean {
  return expecting === "partySize" && hasValues && !/\p{L}/u.test(rest);
}

export const rulesOf = memoizeByLocale((locale) => {
  const { intents, topics, party, answers } = locale;
  const end = "(?![\\p{L}\\p{N}])";
  const filler = alternatives(intents.fillers);
  const opening = openingOf(locale);
  const ending = `(?:[,.! ]{1,3}${filler}){0,3}[,.!? ]*$`;
  const no = noOf(locale);
  const doubts = answers.doubts.filter((words) => !words.startsWith("^"));
  const declining = alternatives([...intents.declines, ...intents.withoutPhone]);
  const article = alternatives([...party.articles, "1"]);
  return {
    human: phrases(intents.human),
    assistant: phrases(topics.assistant),
    askedBefore: phrases(intents.askedBefore ?? []),
    stay: phrases(topics.stay),
    humanAlone: new RegExp(`${opening}${alternatives(intents.humanAlone)}${ending}`, "u"),
    waitlist: phrases(intents.waitlist),
    list: phrases(intents.list),
    told: phrases(intents.told),
    askBooked: phrases([...intents.askBooked, ...intents.recap]),
    cancel: phrases(intents.cancel),
    stop: new RegExp(`${opening}${alternatives(intents.stop)}${end}`, "u"),
    /** "Fine, never mind"; of a table that is picked, "perfect, leave it" may mean to leave it as it is. */
    grantedStop: new RegExp(`${opening}${grantedBefore(locale)}${alternatives(intents.stop)}${end}`, "u"),
    /** "No, forget it": not what to change of a table, but to drop it. */
    givesUp: new RegExp(
      `${opening}(?:${no}[,.! ]{1,3}(?:${filler}[,.! ]{1,3}){0,2})?${alternatives(intents.stop)}${ending}`,
      "u",
    ),
    help: new RegExp(`${opening}${alternatives(intents.help)}${ending}`, "u"),
    change: phrases([...intents.change, ...intents.rather]),
    moves: phrases(intents.change),
    also: phrases(locale.choices.also),
    notPossible: phrases([...locale.choices.notPossible, ...locale.times.unfit]),
    corrects: new RegExp(`${opening}${notYesOf(locale)}${alternatives(intents.correction)}${end}`, "u"),
    deny: phrases([no]),
    denies: new RegExp(`${opening}${no}${end}`, "u"),
    /** "No, don't have one": a no says the same once more. */
    declines: new RegExp(`${opening}(?:${no}[,.! ]{1,3})?${declining}${ending}`, "u"),
    affirm: phrases([...intents.yes, ...intents.affirm]),
    affirms: new RegExp(
      `${opening}(?:${alternatives(intents.yes)}${end}|${alternatives(intents.affirm)}(?:[,.!;]|${ending}))`,
      "u",
    ),
    affirmsOnly: new RegExp(`${opening}${alternatives(intents.yes)}[.! ]*$`, "u"),
    but: phrases(intents.but),
    butApart: new RegExp(`[,;.!]|(?<![\\p{L}])${alternatives(intents.but)}${end}`, "u"),
    closing: phrases(intents.closing),
    proposals: phrases(intents.proposals),
    question: phrases(intents.question),
    /** "I don't know how many yet" asks nothing. */
    unknown: new RegExp(
      `(?<![\\p{L}])${alternatives(doubts)} (?:\\p{L}{2,8} ){0,2}${alternatives(intents.question)}(?![\\p{L}])`,
      "gu",
    ),
    /** "Wait, who am I talking to": what a question begins with may stand after a yes, or what corrects. */
    asks: new RegExp(
      `${opening}(?:${alternatives([...intents.yes, ...intents.affirm, ...intents.correction, ...(answers.calls ?? [])])},?(?: -)? )?${alternatives(intents.questionStart)}${end}`,
      "u",
    ),
    book: phrases(intents.book),
    bookVerb: phrases(intents.bookVerbs),
    bookNoun: phrases(intents.bookNouns),
    /** "Table?": a word is enough, where nothing else was asked. */
    onlyNoun: new RegExp(`${opening}(?:${article} )?${alternatives(intents.bookNouns)}${ending}`, "u"),
    ...courtesiesOf(locale, ending),
    opening: new RegExp(opening, "u"),
  };
});

/** Thanks, praise and greetings, and messages that are nothing else. */
function courtesiesOf({ intents }: Locale, ending: string) {
  const praise = alternatives(intents.praise);
  const thanks = alternatives(intents.thanks);
  return {
    thanks: phrases(intents.thanks),
    thanked: new RegExp(
      `(?<![\\p{L}])(?<thanks>${alternatives(intents.thanks)}) ${alternatives(intents.thankedFor)}(?: [\\p{L}']{1,15}){1,3}`,
      "gu",
    ),
    onlyThanks: new RegExp(`^(?:${praise}[,.! ]{1,3}${thanks}|${thanks}[,.! ]{1,3}${praise})${ending}`, "u"),
    greets: phrases(intents.greet),
    /** "Hello, are you there?" asks nothing of the house. */
    onlyGreets: new RegExp(`^(?:${alternatives(intents.greet)}[,.!? ]{0,4}){1,3}$`, "u"),
  };
}
