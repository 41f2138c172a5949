import { looksLikeName } from "#src/bot/understanding/guest/looks-like-name.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import { asksNothing } from "#src/bot/understanding/intent/answers/rhetoric.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { clausesIn, sentencesOf, withoutJoint } from "#src/bot/understanding/message/answers/clauses.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting, Understood } from "#src/bot/understanding/understood.ts";

type Field = keyof Understood;

/** What answers each question. */
const answers: Readonly<Partial<Record<NonNullable<Expecting>, readonly Field[]>>> = {
  phone: ["phone", "withoutPhone"],
  name: ["firstName", "lastName"],
  slot: ["choice", "time"],
  partySize: ["partySize"],
  date: ["date", "firstFree"],
  time: ["time", "timeFrom", "timeTo", "dayEnd", "anyTime"],
  venue: ["venueId"],
};

/**
 * The answer to what was asked, where it stands in a clause of its own and the message as a whole was not heard to give it: "917 555 0133,
 * it's a US number. Will you text me?" What is asked beside it is asked all the same.
 */
export function withAnswerInClause(
  understood: Understood,
  { original, language, context }: Said,
): Understood {
  const fields = context.expecting === null ? undefined : answers[context.expecting];
  if (fields === undefined || has(understood, fields) || !mayLack.includes(understood.intent))
    return understood;
  const read = partsOf(original, understood, language, context).map((text) =>
    partIn(text, language, context),
  );
  const gives = ({ asks, understood: one }: Part) =>
    !asks && one.intent === "inform" && isOnly(one, fields) && isSureName(one);
  const apart = read.length > 1 ? read.find(gives) : undefined;
  const answer = (apart ?? announcedName(original, language, context))?.understood;
  if (answer === undefined) return understood;
  const { undecided: _, asksIfPhone: _p, firstName: _f, lastName: _l, halfOfName: _h, ...more } = understood;
  const isAsked = read.some(({ asks, text }) => asks && !asksNothing(text, language.locale));
  const intent = isAsked || understood.topics ? "question" : "inform";
  return {
    ...more,
    ...answer,
    intent,
    ...(isAsked && understood.topics === undefined && { asksMore: true as const }),
  };
}

const names: readonly Field[] = ["firstName", "lastName"];

const mayLack: readonly Understood["intent"][] = ["question", "other", "inform", "greet", "thanks"];

/** "You can put it on me, I'm called Birgitta Lindqvist, and then …": a clause that announces the whole name. */
function announcedName(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): Part | undefined {
  if (context.expecting !== "name") return undefined;
  return clausesIn(original, language.locale)
    .map(({ text }) => partIn(text, language, context))
    .find(({ asks, isAnnounced, understood: one }) => {
      const isWhole = one.firstName !== undefined && one.lastName !== undefined;
      return !asks && isAnnounced && one.intent === "inform" && isWhole && isOnly(one, names);
    });
}

interface Part {
  readonly text: string;
  readonly asks: boolean;
  readonly understood: Understood;
  /** By words before it: "my name is". */
  readonly isAnnounced: boolean;
}

function partIn(text: string, language: DetectedLanguage, context: UnderstandingContext): Part {
  const said = withoutJoint(text, language.locale);
  const asks = said.endsWith("?") || beginsAsking(foldText(said), language.locale);
  const { understood, name } = readInLanguage(said, language, context);
  return { text, asks, understood, isAnnounced: name?.lead !== undefined };
}

/** Numbers to be reached at, and what stands beside the refusal of one, are told by clauses; what else is asked, by sentences. */
function partsOf(
  original: string,
  { withoutPhone }: Understood,
  { locale }: DetectedLanguage,
  { expecting }: UnderstandingContext,
): readonly string[] {
  const isByClause = expecting === "phone" || (expecting === "name" && withoutPhone === true);
  return isByClause ? clausesIn(original, locale).map(({ text }) => text) : sentencesOf(original);
}

/** "De rien." is nobody's. */
function isSureName({ firstName, lastName }: Understood): boolean {
  const name = [firstName, lastName].filter((one) => one !== undefined).join(" ");
  return name === "" || looksLikeName(name);
}

/** "De Wit. en geen telefoonnummer" is no name. */
const has = (understood: Understood, fields: readonly Field[]): boolean =>
  fields.some((field) => understood[field] !== undefined) &&
  !(runsOn.test(understood.firstName ?? "") && understood.withoutPhone === true);

const runsOn = /\p{L}{2}[.!?] |\p{L} \p{Ll}{1,20} \p{Ll}{1,20} \p{Ll}/u;

function isOnly(
  { intent: _, language: _l, languageGuessed: _g, ...said }: Understood,
  fields: readonly Field[],
): boolean {
  const keys = Object.keys(said) as Field[];
  return (
    keys.length > 0 &&
    keys.every((key) => fields.includes(key) || (key === "date" && fields.includes("time")))
  );
}
