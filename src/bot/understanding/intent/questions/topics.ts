import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAboutCancelling } from "#src/bot/understanding/intent/answers/answers.ts";
import { supposedLateness } from "#src/bot/understanding/intent/notes/late.ts";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { withoutNotes } from "#src/bot/understanding/intent/notes/notes.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { cover, spanOf } from "#src/bot/understanding/text/spans.ts";
import { type Topic, topics, unbookable } from "#src/bot/understanding/topic.ts";
import { asksSomething, requestsSomething } from "./asking.ts";
import { askedAmong } from "./particulars.ts";

/** Between clauses; a question mark stays with the one it ends. */
const clauseEnd = /(?<=\?)|[.,;!]/;

/** What a question about the house is about: what its asking clauses name, or else the whole of it ("parking?"). */
export function findTopics(text: string, locale: Locale, noted?: string): Topic[] {
  const asking = withCondition(clausesOf(text), locale).filter(
    (one) => one.endsWith("?") || asksSomething(one, locale),
  );
  const asked = topicsIn(asking, locale);
  if (asksIfCatered(text, asking, asked, locale, noted)) return ["diets"];
  const named = asked.length > 0 ? asked : topicsIn([text], locale);
  const isOfCancelling = asksToCancel(asking, locale) || asksAboutCancelling(text, locale);
  const found = isOfCancelling && saysUntilWhen(named) ? cancelling : named;
  // "In what ways can one eat there?" asks for no menu, and the bar is none of the ways to pay.
  if (found.includes("ways")) return found.filter((topic) => topic !== "menu" && topic !== "payment");
  // "Does that include the baby?" asks for no high chairs.
  if (found.includes("counted")) return ["counted"];
  // "Is the wheelchair noted?" asks nothing of the house.
  if (found.includes("noted")) return ["noted"];
  // "How long do you hold it if we're late?" asks neither how long they may stay nor what it costs.
  if (says(text, patternsOf(locale).lateness) && found.includes("lateness"))
    return found.filter((topic) => !besideLateness.has(topic));
  // "Does it cost anything if we don't come?" asks for no prices.
  const isSupposed = found.includes("fees") && says(text, patternsOf(locale).condition);
  /** "Do I pay a deposit?" asks for no way to pay, and "cancel for free until when" for no hours; "can I pay by card, and is there a deposit?" does. */
  const isOneItem = text.split(patternsOf(locale).items).filter(Boolean).length === 1;
  const isOfFee = found.includes("fees") && isOneItem;
  /** "Do you still serve food at 10:30?" asks for no dishes, nor does "until when can we order food?" */
  const isOfKitchen = found.includes("starts") || (found.includes("hours") && isOneItem);
  const isAside = (topic: Topic) =>
    (isSupposed && topic === "prices") ||
    (isOfFee && topic === "payment") ||
    (isOfFee && topic === "hours") ||
    (isOfKitchen && topic === "menu");
  return found.filter((topic) => !isAside(topic));
}

/** Named by whatever words somebody's food is asked for: "something to eat for the little one". */
const ofFood: ReadonlySet<Topic> = new Set(["diets", "menu", "children"]);

/**
 * Whether it is asked what somebody who may not eat everything will get: "my son can't have milk, is that a problem?", and of
 * an allergy that is noted "can you cook for her?"
 */
function asksIfCatered(
  text: string,
  asking: readonly string[],
  asked: readonly Topic[],
  locale: Locale,
  noted: string | undefined,
): boolean {
  const { allergy, catering, manageable } = patternsOf(locale);
  const isTold = says(text, allergy);
  if (!isTold && findNeeds(noted) === undefined) return false;
  const asks = (one: string) => says(one, catering) || (isTold && says(one, manageable));
  /** "La cocina" is the kitchen, of which the hours may be asked. */
  const isOfFood = (topic: Topic) => ofFood.has(topic) || (isTold && topic === "hours");
  /** "The kitchen can handle that, yes or no?" */
  const asksLast = isTold && text.includes("?") && says(text, manageable);
  return asked.every(isOfFood) && (asksLast || asking.some(asks));
}

const cancelling: Topic[] = ["fees"];

/** What is named where it is asked what cancelling costs, or until when it may be done. */
const besideCancelling: ReadonlySet<Topic> = new Set([
  "prices",
  "day",
  "fees",
  "payment",
  /** Why one might have to: "can I cancel if the children fall ill?" */
  "children",
  "transport",
  "lateness",
]);

/** What a question for the table of who is late may name besides. */
const besideLateness: ReadonlySet<Topic> = new Set([
  "stay",
  "fees",
  "adjusting",
  "transport",
  "hours",
  "starts",
]);

/** "Until which day can I cancel?" names a day, and asks for none. */
function saysUntilWhen(named: readonly Topic[]): boolean {
  const isOnlyHours = named.length === 1 && named[0] === "hours";
  return isOnlyHours || named.every((one) => besideCancelling.has(one));
}

/** "What if something comes up, could I call it off?", "if I had to cancel, would it cost me?" */
function asksToCancel(asking: readonly string[], locale: Locale): boolean {
  return asking.some((one) => says(one, patternsOf(locale).cancel));
}

/**
 * What is asked about the house beside a wish for a table ("table for 4 at 7, and is there parking?"). In `open`
 * the values of that wish are covered: a clause with one of them belongs to it, as does what is asked to be done.
 */
export function findSideTopics(open: string, locale: Locale): Topic[] {
  const { bookNoun, ofRules, ofFees, ofTalk } = patternsOf(locale);
  /** "You're a robot?" is asked by its mark. */
  const asks = (one: string) => asksSomething(one, locale) || (one.endsWith("?") && says(one, ofTalk));
  /** "Is there a deposit for six?" is a question with the party in it. */
  const asksOfFee = (one: string) =>
    !requestsSomething(one, locale) && topicsIn([one], locale).every((topic) => topic === "fees");
  /** "Can I cancel if the children fall ill?" asks, "can we sit outside?" is a wish. */
  const aside = clausesOf(withoutNotes(open, locale)).filter(
    (one) =>
      asks(one) &&
      (!requestsSomething(one, locale) || says(one, ofRules)) &&
      (!one.includes("¦") || (says(one, ofFees) && asksOfFee(one))) &&
      !says(one, bookNoun),
  );
  return topicsIn(aside, locale);
}

/** Whether a list of things that is asked about holds some that are no topic: "do you have parking, wifi and karaoke?" */
export function asksBeyondTopics(text: string, locale: Locale): boolean {
  const { anyTopic, items, courteous } = patternsOf(locale);
  /** "And the parking? All else is right." */
  const asked = text.includes("?") ? text.slice(0, text.lastIndexOf("?")) : text;
  const [, ...others] = asked
    .split(items)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const unknown = others.filter(
    (one) => /^\p{L}[\p{L}' -]{2,30}$/u.test(one) && !says(one, anyTopic) && !courteous.test(one),
  );
  const isShort = (one: string) => one.split(" ").length <= mostWordsOfThing;
  return others.length >= fewestThings - 1 && unknown.length > 0 && unknown.every(isShort);
}

/** Of several things that are asked about at once. */
const fewestThings = 3;
const mostWordsOfThing = 3;

/** Whether a question names what nobody books: "is there live music on Saturday?" */
export function asksOfHouse(text: string, locale: Locale): boolean {
  const { bookNoun } = patternsOf(locale);
  const asking = withOpener(clausesOf(text), locale).filter(
    (one) =>
      (asksSomething(one, locale) || one.endsWith("?")) &&
      !requestsSomething(one, locale) &&
      !says(withoutUnbookable(one, locale), bookNoun),
  );
  return topicsIn(asking, locale).some((topic) => unbookable.has(topic));
}

/** "When does dinner end?" names a dinner, and asks for none. */
function withoutUnbookable(clause: string, locale: Locale): string {
  const { anyTopic, named } = patternsOf(locale);
  if (!says(clause, anyTopic)) return clause;
  return named
    .filter(({ topic }) => unbookable.has(topic))
    .reduce((text, { words }) => text.replace(words, " "), clause);
}

/** Words of a baby that is changed change no table. */
export function withoutChanging(text: string, locale: Locale): string {
  return cover(text, matchesIn(text, patternsOf(locale).changing).map(spanOf));
}

/** Whether all that is asked is about the house, or what writes for it, and nothing is to be done: "who are you?" */
export function asksForFacts(text: string, locale: Locale): boolean {
  const asking = clausesOf(text).filter((one) => one.endsWith("?") || asksSomething(one, locale));
  return topicsIn(asking, locale).length > 0 && !asking.some((one) => requestsSomething(one, locale));
}

/** Nothing but the name of a topic and courtesies around it: "the menu please", "show me some pictures", "and the dress code". */
export function isTopicAlone(text: string, locale: Locale): boolean {
  const { alone, unbookableAlone } = patternsOf(locale);
  return alone.test(text) || unbookableAlone.test(text);
}

/** "And if we don't come, does it cost anything?" is one question: what is supposed belongs to what follows it. */
function withCondition(clauses: readonly string[], locale: Locale): string[] {
  const { supposes } = patternsOf(locale);
  const isSupposed = (clause = "") => supposes.test(clause) && !clause.endsWith("?");
  return clauses.map((clause, index) =>
    isSupposed(clauses[index - 1]) ? `${clauses[index - 1]};${clause}` : clause,
  );
}

/** "Ich wollte fragen, ob am Freitag eine Band spielt": what only says that something is asked belongs to what follows it. */
function withOpener(clauses: readonly string[], locale: Locale): string[] {
  const { anyTopic } = patternsOf(locale);
  const isOpener = (clause = "") =>
    clause.length < longestOpener && asksSomething(clause, locale) && !says(clause, anyTopic);
  return clauses.map((clause, index) =>
    isOpener(clauses[index - 1]) && !asksSomething(clause, locale)
      ? `${clauses[index - 1]};${clause}`
      : clause,
  );
}

const longestOpener = 40;

function clausesOf(text: string): string[] {
  return text.split(clauseEnd);
}

/** "A changing table for the baby" asks about no more than that, "a changing table and a high chair" about both. */
function topicsIn(texts: readonly string[], locale: Locale): Topic[] {
  const { anyTopic, items } = patternsOf(locale);
  const text = texts.join(";");
  if (!says(text, anyTopic)) return [];
  const named = namedIn(text, locale);
  const asked = askedAmong(named);
  if (asked.length === named.length) return named;
  const byItem = new Set(text.split(items).flatMap((item) => askedAmong(namedIn(item, locale))));
  return named.filter((topic) => asked.includes(topic) || byItem.has(topic));
}

/** What one topic's words cover names no other: "your own wine" is not the wine list. */
function namedIn(text: string, locale: Locale): Topic[] {
  let open = text;
  return patternsOf(locale).named.flatMap(({ topic, words }) => {
    const spans = matchesIn(open, words).map(spanOf);
    open = cover(open, spans);
    return spans.length > 0 ? [topic] : [];
  });
}

const patternsOf = memoizeByLocale((locale) => {
  const { topics: words, intents, party, wishFillers, choices, showMe } = locale;
  const lateness = supposedLateness(locale);
  const courtesy = alternatives([...intents.fillers, ...intents.greet, ...wishFillers]);
  const shared = { lateness, phoneCode: ["(?<![\\d+])\\+\\d{1,3}(?! ?\\d)"], scenario: [] };
  const all: Readonly<Record<Topic, readonly string[]>> = { ...words, ...shared };
  const wordsOf = (topic: Topic) => all[topic];
  const ofTopics = topics.flatMap(wordsOf);
  const anyTopic = alternatives(ofTopics);
  const alone = (before: string, topic: string) =>
    new RegExp(
      `^(?:${courtesy}[ ,]{1,2}){0,3}${before}${topic}(?:[ ,]{1,2}${courtesy}){0,3}[.!? ]{0,3}$`,
      "u",
    );
  return {
    anyTopic: phrases(ofTopics),
    named: topics.map((topic) => ({ topic, words: phrases(wordsOf(topic)) })),
    lateness: phrases(lateness),
    changing: phrases(words.changing),
    items: new RegExp(`[,;?]| (?:${party.and[0] ?? "(?!)"}|&) `, "u"),
    courteous: new RegExp(`^(?:${courtesy}[ ,]{0,2}){1,3}$`, "u"),
    bookNoun: phrases(intents.bookNouns),
    allergy: phrases(locale.allergies),
    catering: phrases(locale.catering ?? []),
    manageable: phrases(locale.manageable ?? []),
    condition: phrases(choices.conditions),
    supposes: new RegExp(`^ ?(?:\\p{L}{1,8} )?${alternatives(choices.conditions)}(?![\\p{L}])`, "u"),
    cancel: phrases(intents.cancel),
    ofRules: phrases([...words.fees, ...words.adjusting]),
    ofFees: phrases(words.fees),
    ofTalk: phrases([...words.assistant, ...words.ownPhone, ...words.ownName]),
    alone: alone(`(?:${alternatives(showMe)} )?`, anyTopic),
    unbookableAlone: alone(
      `(?:${alternatives(party.and)} )?(?:\\p{L}{1,3} )?`,
      alternatives([...unbookable].flatMap(wordsOf)),
    ),
  };
});
