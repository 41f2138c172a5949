import {
  asksAnyPhone,
  asksIfNeeded,
  asksIfPhone,
  asksWhatIsNeeded,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { findFarewell } from "#src/bot/understanding/intent/answers/farewells.ts";
import { asksWhy, isAngry, meansEverything } from "#src/bot/understanding/intent/answers/manners.ts";
import { isRequest } from "#src/bot/understanding/intent/intent-rules.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { answerBesideBye } from "./answers/leave.ts";
import { tellsOfTable } from "./answers/moved-by.ts";
import type { FoundMessage } from "./found-message.ts";
import type { LanguageReading } from "./fuller-reading.ts";
import { asksOfWish } from "./notes/comment-of.ts";
import { askedAtAnotherHour } from "./values/hour-beside-details.ts";

/** What a message comes to that is read whole; undefined where this is not what it is. */
type Settle = (read: LanguageReading, message: FoundMessage) => LanguageReading | undefined;

/** The first that applies settles what is said. */
const settled: readonly Settle[] = [
  takeLeave,
  vent,
  askWhy,
  askWhetherPhone,
  askWhatIsNeeded,
  askOfAnotherHour,
  askForAnyPhone,
  tellName,
];

/** A message that is, as a whole, a goodbye, an outburst or one question; or else what it was read as. */
export function settle(
  read: LanguageReading,
  message: FoundMessage,
  { confident }: DetectedLanguage,
): LanguageReading {
  for (const one of settled) {
    const found = one(read, message);
    if (found) return { ...found, understood: { ...found.understood, ...defined({ language: confident }) } };
  }
  const { understood } = read;
  const isAll = understood.intent === "cancel" && meansEverything(message.reading.folded, message.locale);
  return { ...read, understood: isAll ? { ...understood, cancelsAll: true } : understood };
}

function takeLeave({ understood, ...reading }: LanguageReading, message: FoundMessage) {
  const farewell = findFarewell(message.reading.folded, message.locale, message.context);
  if (farewell === undefined) return undefined;
  const answer = answerBesideBye(farewell, understood, message);
  return answer === undefined
    ? alone({ intent: "thanks", farewell })
    : { ...reading, understood: { ...answer, ...defined({ farewell }) } };
}

/** A curse and no more; one that tells of the table, or asks for one, is taken for that. */
function vent({ understood, ...reading }: LanguageReading, message: FoundMessage) {
  const { folded } = message.reading;
  if (!isAngry(folded, message.locale) || !saysNothingElse(understood, message.context)) return undefined;
  const as = (intent: Intent): LanguageReading => ({ ...reading, understood: { ...understood, intent } });
  if (tellsOfTable(understood, message)) return as("inform");
  return isRequest(folded, message.locale) ? as("book") : alone({ intent: "other", feeling: "anger" });
}

function askWhy({ understood }: LanguageReading, { reading, locale, context }: FoundMessage) {
  const isAsked =
    asksWhy(reading.folded, locale) && !asksOfUs(understood) && isOnlyAsked(understood, context);
  return isAsked ? alone({ intent: "question", asksWhy: true }) : undefined;
}

function askWhetherPhone({ understood }: LanguageReading, { reading, locale, context }: FoundMessage) {
  const { topics: _, ...asked } = understood;
  /** "Can I leave my e-mail instead?" changes nothing. */
  const intent = asked.intent === "change" ? "question" : asked.intent;
  const isOfPhone = asksIfPhone(reading.folded, locale) || asksIfNeeded(reading.folded, locale, context);
  const isAsked = isOfPhone && isOnlyAsked({ ...asked, intent }, context);
  return isAsked ? alone({ intent: "question", asksIfPhone: true }) : undefined;
}

function askWhatIsNeeded({ understood }: LanguageReading, { reading, locale, context }: FoundMessage) {
  const { topics: _, ...asked } = understood;
  const isAsked =
    asksWhatIsNeeded(reading.folded, locale) && isOnlyAsked({ ...asked, intent: "question" }, context);
  return isAsked ? alone({ intent: "question", asksNeeds: true }) : undefined;
}

function askOfAnotherHour({ understood, ...rest }: LanguageReading, { reading, context }: FoundMessage) {
  const asked = askedAtAnotherHour(understood, reading.folded, context);
  return asked && { ...rest, understood: asked };
}

/** "020 1234 5678, is a landline ok?" gives it. */
function askForAnyPhone({ understood }: LanguageReading, message: FoundMessage) {
  const isOfOther = understood.topics?.includes("lateness") || asksOfWish(understood, message);
  const { reading, locale, context } = message;
  if (context.expecting !== "phone" || isOfOther || !asksAnyPhone(reading.folded, locale)) return undefined;
  const { phone, comment } = understood;
  return alone({ intent: "question", ...defined({ phone, comment }), asksAnyPhone: true });
}

/** "Nehmen Sie Kern" and "das ist Kern" begin as questions do, and give the name that was asked for. */
function tellName(
  { understood, ...rest }: LanguageReading,
  { original, reading, context }: FoundMessage,
): LanguageReading | undefined {
  const { intent, topics } = understood;
  const isAsking = intent === "question" && topics === undefined && !original.includes("?");
  const isLast = rest.name !== undefined && !/\p{L}/u.test(reading.folded.slice(rest.name.span.end));
  const isTold = context.expecting === "name" && isAsking && (isLast || rest.name?.lead !== undefined);
  return isTold ? { ...rest, understood: { ...understood, intent: "inform" } } : undefined;
}

/** Nothing else that was found in the message counts. */
const alone = (understood: Understood): LanguageReading => ({ understood });

/** "Why do you need my number?" has its own answer, whatever was said last. */
function asksOfUs({ topics = [] }: Understood): boolean {
  return topics.includes("ownName") || topics.includes("ownData") || topics.includes("ownPhone");
}

/** What a curse may look like; beside a yes, a no, a wish or a value it only colours them. */
const coloured: readonly Intent[] = ["other", "greet", "question", "thanks", "inform"];

/** Anger is all there is: nobody asked for a name is called so. */
function saysNothingElse(
  { intent, language: _, feeling, ...said }: Understood,
  { expecting }: UnderstandingContext,
): boolean {
  if (feeling !== undefined || !coloured.includes(intent)) return false;
  const {
    firstName: _first,
    lastName: _last,
    insteadOfName: _former,
    halfOfName: _half,
    undecided: _open,
    comment: _comment,
    ...more
  } = said;
  const isName = expecting === "name" || (said.firstName ?? said.lastName) === undefined;
  return isName && Object.keys(more).length === 0;
}

/** What a question for the reason may look like. "Why not?" is a yes where yes or no was asked. */
const asking: readonly Intent[] = ["question", "other", "deny", "inform"];

function isOnlyAsked(
  {
    intent,
    language: _,
    topics = [],
    firstName: _first,
    lastName: _last,
    halfOfName: _half,
    undecided: _open,
    ...more
  }: Understood,
  { expecting }: UnderstandingContext,
): boolean {
  const isAsking = asking.includes(intent) || (intent === "affirm" && expecting !== "confirm");
  const isOfHouse = expecting !== "phone" && topics.some((topic) => topic !== "hours" && topic !== "day");
  return isAsking && !isOfHouse && Object.keys(more).length === 0;
}
