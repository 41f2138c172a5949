import type { Locale } from "#src/bot/languages/locale.ts";
import { withoutInversions } from "#src/bot/understanding/text/inversions.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * Whether a message is nothing but agreement. One word that says something else, and it is none: nobody is bound by
 * "fine with a small dog". `rest` is the message without the values that were read; beside one, "please" alone agrees
 * to nothing.
 */
export function agrees(rest: string, locale: Locale, besideValues = false): boolean {
  const { greeting, explained, isYes, isPlea } = patternsOf(locale);
  if (onlyGreetsOf(locale).test(rest)) return false;
  const answer = rest.replace(greeting, "");
  const said = matchesIn(answer, explained).map(([words]) => words);
  const agreeing = said.filter((words) => isYes.test(words) && !(besideValues && isPlea.test(words)));
  return agreeing.length > 0 && isSpent(answer.replace(explained, " "));
}

/**
 * Whether the yes is said by somebody who does not care how: "yeah, whatever", "oui, peu importe". What was shown was
 * asked about, and the word was said; words of indifference alone agree to nothing.
 */
export function agreesAnyhow(rest: string, locale: Locale): boolean {
  const { indifferent } = patternsOf(locale);
  const answer = rest.replace(indifferent, " ");
  return answer !== rest && !rest.includes("?") && !isUnsure(answer, locale) && agrees(answer, locale);
}

/** Whether a message tells to change a booking as it was just shown, and says no more: "yes please, change it". */
export function ordersChange(rest: string, locale: Locale): boolean {
  const { changing, courteous } = patternsOf(locale);
  return says(rest, changing) && isSpent(rest.replace(changing, " ").replace(courteous, " "));
}

/** Whether nothing is said but yes and courtesies. */
export function isSpentBesideCourtesies(rest: string, locale: Locale): boolean {
  return isSpent(rest.replace(patternsOf(locale).courteous, " "));
}

/** Whether nothing is said but yes, courtesies and what adds nothing to them: "for us", "the table". */
export function addsNothing(rest: string, locale: Locale): boolean {
  return isSpent(rest.replace(patternsOf(locale).explained, " "));
}

/**
 * Whether a message refuses: it is nothing but a refusal, or begins with one that ends there ("no, we are ill") or
 * goes on as a sentence ("no we are ill"). "No nuts" and "my son doesn't eat fish" refuse nothing.
 */
export function refuses(rest: string, locale: Locale): boolean {
  const { refusing, isNo, denies } = patternsOf(locale);
  if (denies.test(rest)) return true;
  const said = matchesIn(rest, refusing).map(([words]) => words);
  return said.some((words) => isNo.test(words)) && isSpent(rest.replace(refusing, " "));
}

/** Whether a message begins with a clause that refuses, which no doubt after it takes back: "no thanks, maybe next time". */
export function refusesFirmly(rest: string, locale: Locale): boolean {
  const { wavers } = patternsOf(locale);
  const [clause = "", after = ""] = rest.split(/[,.;!](.*)/su);
  return after !== "" && !isUnsure(clause, locale) && refuses(clause, locale) && !wavers.test(after);
}

/** Whether nothing is said but yes, no or a courtesy, however much it sounds like a wish: "claro", "ça marche". */
export function onlyAnswers(text: string, locale: Locale): boolean {
  return isSpent(text.replace(patternsOf(locale).answering, " "));
}

/** Whether the guest puts the answer off; a day or time beside it is that of the answer. */
export function postpones(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).postpones);
}

/** Whether the guest is who will tell more: "if something comes up I'll let you know" asks to be told of no table. */
export function willTell(text: string, locale: Locale): boolean {
  return says(text, guestTellsOf(locale));
}

const guestTellsOf = memoizeByLocale(({ answers }) => phrases(answers.willTell));

/** Whether a yes or a no in this message would be no sure one; not to know one's number by heart is no doubt. */
export function isUnsure(text: string, locale: Locale): boolean {
  return (
    postpones(text, locale) ||
    says(text.replace(patternsOf(locale).withoutPhone, "¦"), patternsOf(locale).doubts)
  );
}

/**
 * Whether what is said hangs on something, whatever is agreed to beside it: "once my boss agrees", "mits er plek is". What a
 * language only inverts ("ist", "is") is looked for by nobody here: "das ist gut" hangs on nothing.
 */
export function hangsOnSomething(text: string, locale: Locale): boolean {
  return isUnsure(text, locale) || says(text, provided(locale));
}

/** Whether the guest asks if a phone number has to be given. */
export function asksIfPhone(text: string, locale: Locale): boolean {
  return says(text, mustGivePhone(locale));
}

/** "What else do you need from me?" */
export function asksWhatIsNeeded(text: string, locale: Locale): boolean {
  return says(text, whatNeeded(locale));
}

/** "Do I have to?", where a number is asked for. */
export function asksIfNeeded(text: string, locale: Locale, { expecting }: UnderstandingContext): boolean {
  return expecting === "phone" && says(text, mustThat(locale));
}

/** Whether the guest asks if another number will do: "is a landline ok?" */
export function asksAnyPhone(text: string, locale: Locale): boolean {
  return says(text, anyPhone(locale));
}

/** Whether a no says that nothing is to be changed: "no, that's fine". */
export function leavesAsItIs(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).asItIs);
}

/** Whether a no says that something is wrong: "that's not what I said". */
export function saysMistaken(text: string, locale: Locale): boolean {
  return says(text, mistaken(locale));
}

/**
 * Whether a no is said beside words that it stands: "no no, we're coming", "nö, bleibt dabei", "no, I mean yes", "please
 * don't cancel it".
 */
export function saysItStands(text: string, locale: Locale): boolean {
  const { stands, no, yes } = standsOf(locale);
  if (says(text, stands) || leavesAsItIs(text, locale) || speaksOfCancelling(text, locale)) return true;
  return says(text.replace(no, " "), yes);
}

/** Whether a yes says what it is to: "yes, we're coming". */
export function saysTheyCome(text: string, locale: Locale): boolean {
  return says(text, standsOf(locale).stands);
}

/** Where the guest says so: "Zoe Petit, no number" has the name beside it. */
export function findWithoutPhone(text: string, locale: Locale): Span[] {
  return matchesIn(text, patternsOf(locale).withoutPhone).map(spanOf);
}

/** Whether anything in the message asks, with or without its question mark. */
export function asksAnything(text: string, locale: Locale): boolean {
  const { asks, asksFirst } = patternsOf(locale);
  const said = withoutInversions(text, locale);
  return text.includes("?") || asksFirst.test(said) || says(said, asks);
}

/** Whether the message begins as a question does, its mark or not: "can we …", "is there …". */
export function beginsAsking(text: string, locale: Locale): boolean {
  return patternsOf(locale).asksFirst.test(withoutInversions(text, locale));
}

/** Whether the guest leaves a question of yes or no open: in doubt, or by a yes or no with a question mark. */
export function leavesOpen(text: string, rest: string, locale: Locale): boolean {
  const { but, agreement } = patternsOf(locale);
  if (isUnsure(text, locale) || says(text.replace(agreement, " "), but)) return true;
  return text.includes("?") && (agrees(rest, locale) || refuses(rest, locale));
}

/** Whether the guest wants something cancelled, and does not only speak of it. */
export function wantsCancelled(text: string, locale: Locale, isAsked: boolean): boolean {
  const { cancel, notCancelling, orders } = patternsOf(locale);
  const told = text.replace(notCancelling, " ");
  if (!says(told, cancel)) return false;
  return !isAsked || (!isUnsure(text, locale) && (!asksAnything(text, locale) || says(told, orders)));
}

/** Whether the guest asks about cancelling without wanting it: "can I cancel later if plans change?" */
export function asksAboutCancelling(text: string, locale: Locale): boolean {
  return speaksOfCancelling(text, locale) && asksAnything(text, locale);
}

/** Whether a message speaks of cancelling as something that is not to be done, or that others did. */
export function speaksOfCancelling(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).notCancelling);
}

/** Whether something is held against what comes before: "yes, but only by the window". The "maar" of "doe maar" holds nothing. */
export function saysBut(text: string, locale: Locale): boolean {
  const { agreement, but } = patternsOf(locale);
  return says(text.replace(agreement, " "), but);
}

/** Whether it holds only so: "yes, only outside". */
export function saysOnly(text: string, locale: Locale): boolean {
  return says(text, only(locale));
}

/** Whether anything in the message is only supposed: "if my sister drops out". */
export function supposes(text: string, locale: Locale): boolean {
  return says(text, supposing(locale));
}

/** Whether a part of a message is of a case that may come: "if it rains, is there parking?", but not "is there parking?" */
export function isConditional(text: string, locale: Locale): boolean {
  return says(text, conditional(locale));
}

/** Whether a clause begins as a condition does: "om hunden får följa med", "provided it's quiet". */
export function beginsCondition(clause: string, locale: Locale): boolean {
  return conditionStart(locale).test(clause);
}

/** Whether a message is "later", and no more than courtesies beside it. */
export function saysLaterAlone(text: string, locale: Locale): boolean {
  return laterAloneOf(locale).test(text);
}

/** Before an answer: courtesies and "well". */
export function openingOf({ intents }: Locale): string {
  return `^(?:(?:${alternatives([...intents.fillers, ...intents.greet])})[,.! ]{1,3}){0,3}`;
}

/** Before words that drop something: "fine, never mind". */
export function grantedBefore({ intents }: Locale): string {
  return `(?:${alternatives([...intents.yes, ...intents.affirm])}[,.!]{1,2} )?`;
}

/** A no. "No problem" is a yes, and "not before 8" neither corrects nor denies anything. */
export function notYesOf({ intents, times }: Locale): string {
  const filler = alternatives(intents.fillers);
  const yes = alternatives(intents.affirm);
  return [
    `(?!(?:${yes}(?: ${filler})?[,.!; ]{0,3}(?:$|`,
    `${alternatives([...intents.thanks, ...intents.affirm])})|`,
    `${alternatives([...times.notBefore, ...times.notAfter])} ))`,
  ].join("");
}

export function noOf(locale: Locale): string {
  const { intents, negations } = locale;
  const yes = alternatives([...intents.yes, ...intents.affirm]);
  return `(?:${notYesOf(locale)}${alternatives(intents.deny)}|${alternatives(negations)} ${yes})`;
}

/** Nothing is left but signs: marks, emoji, and what stands for values. */
function isSpent(rest: string): boolean {
  return !/[\p{L}\p{N}]/u.test(rest);
}

const end = "(?![\\p{L}\\p{N}'])";

const patternsOf = memoizeByLocale((locale) => {
  const { intents, answers, party } = locale;
  const { fillers, thanks, closing, greet, yes, affirm, deny, stop, cancel, absence } = intents;
  const courtesies = [...fillers, ...thanks, ...closing, ...greet].filter(
    (words) => !intents.but.includes(words),
  );
  const opening = openingOf(locale);
  const no = noOf(locale);
  const wavering = intents.correction.filter((words) => !answers.afterNo.includes(words));
  const after = alternatives([...answers.afterNo, ...deny, ...fillers, ...thanks, ...closing]);
  /** "Why not" asks nothing. */
  const notAsking = alternatives([...yes, ...affirm]);
  const questions = alternatives(intents.questionStart);
  const verb = alternatives(cancel);
  return {
    answering: phrases([...yes, ...affirm, ...deny, ...courtesies, ...answers.afterNo]),
    /** Before an answer; after it, as in "oui, bonjour", the guest has only picked up, as it were. */
    greeting: new RegExp(`^(?:${alternatives(greet)}[,.! ]{1,3}){1,2}`, "u"),
    explained: phrases([
      ...[...yes, ...affirm, ...courtesies, ...answers.besides].filter((words) => !greet.includes(words)),
    ]),
    isYes: new RegExp(`^${alternatives([...yes, ...affirm])}$`, "u"),
    indifferent: phrases([...intents.any, ...(answers.resigned ?? [])]),
    changing: phrases(answers.changing),
    courteous: phrases([...yes, ...affirm, ...fillers, ...thanks, ...closing, ...answers.pleas]),
    isPlea: new RegExp(`^${alternatives(answers.pleas)}$`, "u"),
    refusing: phrases([
      ...deny,
      ...affirm,
      ...stop,
      ...cancel,
      ...absence,
      ...courtesies,
      ...answers.besides,
      ...answers.afterNo,
    ]),
    isNo: new RegExp(`^${alternatives(deny)}$`, "u"),
    denies: new RegExp(`${opening}${no}(?:[,.;:!()¦-]| [-(¦:]| ?$| ${after}${end})`, "u"),
    wavers: new RegExp(
      `^[,.;! ]{0,3}${alternatives(wavering)}${end}|(?<![\\p{L}])${alternatives(answers.postpones)}${end}`,
      "u",
    ),
    postpones: phrases(answers.postpones),
    doubts: phrases(answers.doubts),
    withoutPhone: phrases(intents.withoutPhone),
    asItIs: phrases(answers.asItIs ?? []),
    agreement: phrases([...yes, ...affirm]),
    but: phrases(intents.but),
    asks: phrases(answers.asks),
    asksFirst: new RegExp(
      [
        "(?:^|[.,;:!]| -) ?(?:",
        `${alternatives([...greet, ...yes, ...affirm, ...thanks, ...intents.but, ...party.and, ...(answers.calls ?? [])])}[,.! -]{1,3}){0,3}`,
        `(?!${notAsking}${end})${questions}${end}`,
      ].join(""),
      "u",
    ),
    cancel: phrases(cancel),
    notCancelling: phrases(answers.notCancelling),
    orders: new RegExp(
      `(?<![\\p{L}])${alternatives(answers.orders)}(?: (?!${questions}${end})[\\p{L}\\d']{1,15}){0,5} ${verb}${end}`,
      "u",
    ),
  };
});

const only = memoizeByLocale(({ answers }) => phrases(answers.only ?? []));

const provided = memoizeByLocale(({ answers }) => phrases(answers.provided ?? []));

const supposing = memoizeByLocale(({ choices }) => phrases(choices.conditions));

const conditionStart = memoizeByLocale(({ answers, choices: { conditions, inverted = [] } }) => {
  const words = [...(answers.provided ?? []), ...conditions.filter((one) => !inverted.includes(one))];
  return new RegExp(`^ ?${alternatives(words)}(?![\\p{L}])`, "u");
});

const conditional = memoizeByLocale(({ choices: { conditions, inverted = [] } }) =>
  phrases(conditions.filter((words) => !inverted.includes(words))),
);

const mistaken = memoizeByLocale(({ intents }) => phrases(intents.mistaken));

const standsOf = memoizeByLocale((locale) => ({
  stands: phrases(locale.answers.stands),
  no: phrases([noOf(locale)]),
  yes: phrases(locale.intents.yes),
}));

/** "Bom dia" is no "bom", but "tudo bem" is a yes as well. */
const onlyGreetsOf = memoizeByLocale(({ intents: { greet, yes, affirm } }) => {
  const greetings = greet.filter((words) => ![...yes, ...affirm].includes(words));
  return new RegExp(`^(?:${alternatives(greetings)}[,.! ]{0,3}){1,2}$`, "u");
});

const mustThat = memoizeByLocale(({ intents }) => phrases(intents.mustThat ?? []));

const anyPhone = memoizeByLocale(({ intents }) => phrases(intents.anyPhone ?? []));

const whatNeeded = memoizeByLocale(({ intents }) => phrases(intents.whatNeeded ?? []));

const mustGivePhone = memoizeByLocale(({ intents }) => phrases(intents.mustGivePhone ?? []));

const laterAloneOf = memoizeByLocale((locale) => {
  const courtesies = alternatives([...locale.answers.pleas, ...locale.intents.thanks]);
  const later = alternatives(locale.times.later);
  return new RegExp(`${openingOf(locale)}${later}(?:,? ${courtesies})?[.!…\\u0093 ]{0,3}$`, "u");
});
