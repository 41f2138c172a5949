import type { FoundName } from "#src/bot/understanding/guest/found-name.ts";
import { changesHolder } from "#src/bot/understanding/guest/holder.ts";
import { answersInsteadOfPhone } from "#src/bot/understanding/guest/instead-of-phone.ts";
import { isSameName } from "#src/bot/understanding/guest/same-name.ts";
import {
  asksAnyPhone,
  asksAnything,
  asksIfNeeded,
  asksIfPhone,
  asksWhatIsNeeded,
  findWithoutPhone,
  supposes,
} from "#src/bot/understanding/intent/answers/answers.ts";
import { findFarewell } from "#src/bot/understanding/intent/answers/farewells.ts";
import { findFeeling } from "#src/bot/understanding/intent/answers/feelings.ts";
import {
  asksForCalendar,
  asksWhy,
  isAngry,
  meansEverything,
} from "#src/bot/understanding/intent/answers/manners.ts";
import { putsAnswerOff } from "#src/bot/understanding/intent/answers/open-answers.ts";
import { agreesOnCondition, beginsWithYes } from "#src/bot/understanding/intent/answers/yes-or-no.ts";
import { picksEvery } from "#src/bot/understanding/intent/booking/every-listed.ts";
import { keepsPlaceInLine } from "#src/bot/understanding/intent/booking/line.ts";
import { meansOther } from "#src/bot/understanding/intent/booking/more-tables.ts";
import { isUsual, wantsUsual } from "#src/bot/understanding/intent/booking/usual.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { isRequest } from "#src/bot/understanding/intent/intent-rules.ts";
import { findLateness, wantsInsteadOfHour } from "#src/bot/understanding/intent/notes/late.ts";
import { mindsNoTime } from "#src/bot/understanding/intent/places/choices.ts";
import { wantsOneOfThose } from "#src/bot/understanding/intent/places/one-of-those.ts";
import { wantsAssistant } from "#src/bot/understanding/intent/questions/back.ts";
import { asksByTheWay } from "#src/bot/understanding/intent/questions/by-the-way.ts";
import { asksBeyondTopics } from "#src/bot/understanding/intent/questions/topics.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { createReading } from "#src/bot/understanding/text/reading.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent, Topic, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { isOfPast, topicsBeside, wantsPersonFor } from "./answers/complaints.ts";
import { answerBesideBye } from "./answers/leave.ts";
import { movedBy, tellsOfTable } from "./answers/moved-by.ts";
import { factsOf } from "./facts.ts";
import { findAll } from "./find-all.ts";
import { readForeign } from "./foreign.ts";
import type { FoundMessage } from "./found-message.ts";
import type { LanguageReading } from "./fuller-reading.ts";
import { endsByUnwished, intentMeant, meaningOf } from "./meaning.ts";
import { meantBy } from "./meant-by.ts";
import { addedTo } from "./notes/added.ts";
import { asksIfHeldUntil, notesArrival } from "./notes/arriving-later.ts";
import { asksOfWish, commentOf } from "./notes/comment-of.ts";
import { asksOnlyAgain, emptiesWhatIsNoted, noteWhatIsAsked } from "./notes/noted-or-not.ts";
import { outlivedDelay, wishesMeant } from "./notes/wishes-meant.ts";
import { asksOfShownDay } from "./questions/day-asked.ts";
import { asksOfHouseNamed } from "./questions/house-asked.ts";
import { asksOfScenario } from "./questions/scenario-asked.ts";
import { resolve, type Values } from "./resolve.ts";
import { type Told, toldIn } from "./told.ts";
import { asBookedElsewhere } from "./values/booked-elsewhere.ts";
import { askedAtAnotherHour } from "./values/hour-beside-details.ts";
import { withOneMeaning } from "./values/open-numbers.ts";
import { placeMeant } from "./values/place-meant.ts";
import { dayAskedOf, valuesMeant, withoutScenario } from "./values/values-meant.ts";
import { changesOfDay, whichTable } from "./values/which-table.ts";

/**
 * Lateness is no wish for a table: beside a party or another purpose it is none, but "keep our table" is no purpose, and "30
 * late" no party.
 */
function lateOf(
  { reading, found, locale, context }: FoundMessage,
  { partySize, time, timeFrom }: Values,
  intent: Intent,
): Understood["late"] {
  if (intent === "cancel" || (intent === "book" && (time ?? timeFrom) !== undefined)) return undefined;
  if (time !== undefined && wantsInsteadOfHour(reading.folded, found.times, locale)) return undefined;
  const late = findLateness(reading.folded, locale, context);
  /** "Yes, but three of us, and 15 minutes late": asked whether they come, both are told. */
  const isOfVisit = context.expecting === "confirm" && context.tablePicked !== true;
  return isOfVisit || partySize === undefined || partySize === late?.minutes ? late : undefined;
}

/**
 * A message as one language reads it, in stages: what the rules find in it, what of that is only told, which values it
 * states, and what it means.
 */
export function readInLanguage(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): LanguageReading {
  const message = findIn(original, language, context);
  const { folded } = message.reading;
  if (wantsOneOfThose(folded, message.locale, context)) {
    return { understood: { intent: "inform", oneOfThose: true, ...inLanguage(language) } };
  }
  if (picksEvery(folded, message.locale, context)) {
    return { understood: { intent: "cancel", cancelsAll: true, ...inLanguage(language) } };
  }
  const instead = answersInsteadOfPhone(folded, message.locale, context);
  if (instead !== undefined) return { understood: { ...instead, ...inLanguage(language) } };
  if (isSameName(folded, message.locale, context))
    return { understood: { intent: "inform", sameName: true, ...inLanguage(language) } };
  const farewell = findFarewell(folded, message.locale, context);
  const { understood: first, ...reading } = readMessage(message, language);
  const read = asksOfShownDay(asksOfScenario(asBookedElsewhere(first, message), message), message);
  const noted = emptiesWhatIsNoted(
    asksOnlyAgain(noteWhatIsAsked(asksOfHouseNamed(read, message), message), message),
    message,
  );
  const understood = notesArrival(asksIfHeldUntil(noted, message), message);
  const answer = farewell === undefined ? undefined : answerBesideBye(farewell, understood, message);
  if (answer !== undefined) return { ...reading, understood: { ...answer, ...defined({ farewell }) } };
  if (farewell !== undefined) return { understood: { intent: "thanks", farewell, ...inLanguage(language) } };
  if (isAngry(folded, message.locale) && saysNothingElse(understood, context)) {
    if (tellsOfTable(understood, message))
      return { ...reading, understood: { ...understood, intent: "inform" } };
    if (isRequest(folded, message.locale))
      return { ...reading, understood: { ...understood, intent: "book" } };
    return { understood: { intent: "other", feeling: "anger", ...inLanguage(language) } };
  }
  if (asksWhy(folded, message.locale) && !asksOfUs(understood) && isOnlyAsked(understood, context)) {
    return { understood: { intent: "question", asksWhy: true, ...inLanguage(language) } };
  }
  const { topics: _, ...asked } = understood;
  /** "Can I leave my e-mail instead?" changes nothing. */
  const intent = asked.intent === "change" ? "question" : asked.intent;
  const isOfPhone = asksIfPhone(folded, message.locale) || asksIfNeeded(folded, message.locale, context);
  if (isOfPhone && isOnlyAsked({ ...asked, intent }, context)) {
    return { understood: { intent: "question", asksIfPhone: true, ...inLanguage(language) } };
  }
  if (asksWhatIsNeeded(folded, message.locale) && isOnlyAsked({ ...asked, intent: "question" }, context)) {
    return { understood: { intent: "question", asksNeeds: true, ...inLanguage(language) } };
  }
  const atOtherHour = askedAtAnotherHour(understood, folded, context);
  if (atOtherHour !== undefined) return { ...reading, understood: atOtherHour };
  const isOfOther = understood.topics?.includes("lateness") || asksOfWish(understood, message);
  if (context.expecting === "phone" && !isOfOther && asksAnyPhone(folded, message.locale)) {
    /** "020 1234 5678, is a landline ok?" gives it. */
    const { phone, comment } = understood;
    const given = defined({ phone, comment });
    return { understood: { intent: "question", ...given, asksAnyPhone: true, ...inLanguage(language) } };
  }
  if (tellsName(understood, reading.name, message))
    return { ...reading, understood: { ...understood, intent: "inform" } };
  const isAll = understood.intent === "cancel" && meansEverything(folded, message.locale);
  return { ...reading, understood: isAll ? { ...understood, cancelsAll: true } : understood };
}

/** "Nehmen Sie Kern" and "das ist Kern" begin as questions do, and give the name that was asked for. */
function tellsName(
  { intent, topics }: Understood,
  name: FoundName | undefined,
  { original, reading, context }: FoundMessage,
): boolean {
  const isAsking = intent === "question" && topics === undefined && !original.includes("?");
  const isLast = name !== undefined && !/\p{L}/u.test(reading.folded.slice(name.span.end));
  return context.expecting === "name" && isAsking && (isLast || name?.lead !== undefined);
}

/** "Why do you need my number?" has its own answer, whatever was said last. */
function asksOfUs({ topics = [] }: Understood): boolean {
  return topics.includes("ownName") || topics.includes("ownData") || topics.includes("ownPhone");
}

const inLanguage = ({ confident }: DetectedLanguage) => defined({ language: confident });

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

function readMessage(message: FoundMessage, language: DetectedLanguage): LanguageReading {
  const { context } = message;
  const told = toldIn(message);
  const values = valuesIn(message, told);
  const facts = factsOf(message, told, values);
  const { topics, startsOver, isLeftOpen, ...meaning } = meaningOf(message, told, facts);
  const { intent, ...adding } = addedTo(message, withoutPhoneAsNo(meaning.intent, message), facts);
  const { name } = message.found;
  const feeling = told.isOfVisit ? undefined : findFeeling(message.reading.folded, message.locale);
  const late = lateOf(message, values, intent);
  /** "It was Saturday, wasn't it?" names what is picked, and changes nothing of it. */
  const isByTheWay =
    !facts.repeatsDraft && asksByTheWay(intent, message.found.rest ?? "", message.locale, context);
  const heard = late ? undefined : wantsPersonFor(feeling, intent, topics, values, message);
  const asksMore = told.isElsewhere || isLeftOpen || topics.length > 0 || feeling !== undefined || late;
  const usual = !asksMore && wantsUsual(message.reading.folded, intent, message.locale, context);
  const holder = !told.isElsewhere && changesHolder(message.reading.folded, intent, message.locale, context);
  const comment = commentOf(message, told, intent, topics, values);
  const isSaidByUsual = usual && comment !== undefined && isUsual(comment, message.locale);
  const isAct = Object.keys(values).length === 0;
  const choice = placeMeant(message, values, intent);
  return {
    understood: {
      intent: intentMeant(intent, {
        wantsPerson: heard !== undefined,
        isLate: late || endsByUnwished(told, intent),
        usual,
        holder,
        ofOther: meansOther(message.reading.folded, message.locale, context),
        ofDay: changesOfDay(facts, message),
      }),
      ...valuesMeant(values, {
        intent,
        topics,
        isByTheWay,
        isForgotten: heard === "lost" || (heard !== undefined && isOfPast(intent, values)),
        late,
        message,
      }),
      ...defined({ late, choice: choice ?? values.choice, meant: meantBy(intent, message) }),
      ...(intent === "question" && dayAskedOf(message, topics, values.date)),
      /** "No mobile, but you can ring 020 1234 5678" gives a number. */
      ...(values.phone === undefined && refusesPhone(message) && { withoutPhone: true }),
      ...(usual && { usual: true }),
      ...(holder && { holder: true }),
      ...whichTable(intent, facts, message),
      ...adding,
      ...(keepsPlaceInLine(message.reading.folded, message.locale) && { keepsPlace: true }),
      ...wishesMeant(message, told, isSaidByUsual ? undefined : comment, { ...(!late && values), intent }),
      ...(late?.minutes !== undefined && outlivedDelay(message)),
      ...askedOf(topicsBeside(heard, topics), message),
      ...defined({ language: language.confident }),
      ...(wantsAssistant(message.reading.folded) && { backToAssistant: true }),
      ...movedBy(heard ?? (feeling === "sorrow" ? feeling : undefined), message),
      ...(startsOver && { startOver: true }),
      ...(isAct &&
        mindsNoTime(message.reading.folded, message.locale, context) && { anyTime: true, intent: "inform" }),
      ...(isAct && asksForCalendar(message.reading.folded, message.locale) && { calendar: true }),
      ...(isLeftOpen && { undecided: true, ...defined({ putOffTo: putOffTo(message) }) }),
      ...((intent !== "affirm" || late || comment) && agreesFirst(message, facts) && { agrees: true }),
    },
    ...(name && { name }),
    ...defined({ unread: message.found.rest }),
  };
}

/** "I don't want to give my number" is a no to that alone. */
function withoutPhoneAsNo(intent: Intent, message: FoundMessage): Intent {
  const isGiven = message.found.phone !== undefined;
  const isOfPhone =
    intent === "deny" && (isGiven || message.context.expecting !== "phone") && refusesPhone(message);
  return isOfPhone ? "inform" : intent;
}

function askedOf(
  asked: readonly Topic[],
  { reading, found, locale }: FoundMessage,
): Pick<Understood, "topics" | "asksMore"> {
  /** "Is an e-mail ok? jo@fox.example" and "would you need a number? It's …" tell their own, and ask for nobody's. */
  const topics =
    (found.email ?? found.phone) === undefined ? asked : asked.filter((topic) => topic !== "contact");
  if (topics.length === 0) return {};
  return {
    topics,
    ...(topics[0] !== "house" && asksBeyondTopics(reading.folded, locale) && { asksMore: true }),
  };
}

/** The moment of an answer that is put off. */
function putOffTo({ reading, found, locale, context }: FoundMessage): Understood["putOffTo"] {
  if (!putsAnswerOff(reading.folded, locale, context)) return undefined;
  const { date, time, part } = resolve(withOneMeaning(found, context), context);
  return date === undefined && time === undefined ? undefined : defined({ date, time, part });
}

/** "Yes, but five of us" answers the question, and says more. */
function agreesFirst({ locale, context }: FoundMessage, facts: Facts): boolean {
  return context.expecting === "confirm" && !context.tablePicked && beginsWithYes(facts, locale);
}

/** "…, no phone": said of the guest's own, so no question. */
function refusesPhone({ reading, locale }: FoundMessage): boolean {
  const isSaidIn = (words: string) => {
    const rest = cover(words, findWithoutPhone(words, locale));
    return rest !== words && !/\? ?$/.test(words) && !asksAnything(rest, locale);
  };
  const sentences = reading.folded.split(/(?<=[?!;]|\.(?!\d))/u);
  /** "No phone, is that all right?", but not "if I have no phone, …". */
  const clauses = reading.folded.split(/(?<=[?!;]|[.,](?!\d))/u);
  return sentences.some(isSaidIn) || clauses.some((one) => isSaidIn(one) && !supposes(one, locale));
}

function findIn(
  original: string,
  { locale, foreign }: DetectedLanguage,
  context: UnderstandingContext,
): FoundMessage {
  const reading = createReading(original, locale);
  const found =
    foreign === undefined ? findAll(reading, locale, context) : readForeign(reading, foreign, context);
  return { original, reading, found, locale, context };
}

function valuesIn({ reading, found, locale, context }: FoundMessage, { isElsewhere }: Told): Values {
  if (isElsewhere || putsAnswerOff(reading.folded, locale, context)) return {};
  const values = resolve(withOneMeaning(found, context), context);
  return agreesOnCondition(reading.folded, locale, context) ? withoutScenario(values) : values;
}
