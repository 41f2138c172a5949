import { changesHolder } from "#src/bot/understanding/guest/holder.ts";
import { asksAnything, findWithoutPhone, supposes } from "#src/bot/understanding/intent/answers/answers.ts";
import { findFeeling } from "#src/bot/understanding/intent/answers/feelings.ts";
import { asksForCalendar } from "#src/bot/understanding/intent/answers/manners.ts";
import { putsAnswerOff } from "#src/bot/understanding/intent/answers/open-answers.ts";
import { agreesOnCondition, beginsWithYes } from "#src/bot/understanding/intent/answers/yes-or-no.ts";
import { keepsPlaceInLine } from "#src/bot/understanding/intent/booking/line.ts";
import { meansOther } from "#src/bot/understanding/intent/booking/more-tables.ts";
import { isUsual, wantsUsual } from "#src/bot/understanding/intent/booking/usual.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { findLateness, wantsInsteadOfHour } from "#src/bot/understanding/intent/notes/late.ts";
import { looksAround, mindsNoTime } from "#src/bot/understanding/intent/places/choices.ts";
import { wantsAssistant } from "#src/bot/understanding/intent/questions/back.ts";
import { asksByTheWay } from "#src/bot/understanding/intent/questions/by-the-way.ts";
import { asksBeyondTopics } from "#src/bot/understanding/intent/questions/topics.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { isOfPast, topicsBeside, wantsPersonFor } from "./answers/complaints.ts";
import { movedBy } from "./answers/moved-by.ts";
import { factsOf } from "./facts.ts";
import type { FoundMessage } from "./found-message.ts";
import type { LanguageReading } from "./fuller-reading.ts";
import { endsByUnwished, intentMeant, meaningOf } from "./meaning.ts";
import { meantBy } from "./meant-by.ts";
import { addedTo } from "./notes/added.ts";
import { commentOf } from "./notes/comment-of.ts";
import { outlivedDelay, wishesMeant } from "./notes/wishes-meant.ts";
import { resolve, type Values } from "./resolve.ts";
import { type Told, toldIn } from "./told.ts";
import { withOneMeaning } from "./values/open-numbers.ts";
import { placeMeant } from "./values/place-meant.ts";
import { dayAskedOf, valuesMeant, withoutScenario } from "./values/values-meant.ts";
import { changesOfDay, whichTable } from "./values/which-table.ts";

/** What a message means by what the rules found in it: what of that is only told, which values it states, what it wants. */
export function readMessage(message: FoundMessage, language: DetectedLanguage): LanguageReading {
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
  const around = lookedAround(intent, topics, values, message);
  const isByTheWay =
    !facts.repeatsDraft && !around && asksByTheWay(intent, message.found.rest ?? "", message.locale, context);
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
      ...defined({ looksAround: around }),
      ...(isAct && asksForCalendar(message.reading.folded, message.locale) && { calendar: true }),
      ...(isLeftOpen && { undecided: true, ...defined({ putOffTo: putOffTo(message) }) }),
      ...((intent !== "affirm" || late || comment) && agreesFirst(message, facts) && { agrees: true }),
    },
    ...(name && { name }),
    ...defined({ unread: message.found.rest }),
  };
}

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

/** What the house can answer by itself ("what other days are you open?") looks for no table. */
function lookedAround(
  intent: Intent,
  topics: readonly Topic[],
  values: Values,
  { reading, locale, context }: FoundMessage,
): Understood["looksAround"] {
  const mayAsk = reading.folded.includes("?") || intent !== "inform";
  const asks = mayAsk && ["question", "change", "book", "inform"].includes(intent);
  return asks && topics.length === 0 ? looksAround(reading.folded, values, locale, context) : undefined;
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
    ...(topics[0] !== "house" &&
      asksBeyondTopics(found.rest ?? reading.folded, locale) && { asksMore: true }),
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

function valuesIn({ reading, found, locale, context }: FoundMessage, { isElsewhere }: Told): Values {
  if (isElsewhere || putsAnswerOff(reading.folded, locale, context)) return {};
  const values = resolve(withOneMeaning(found, context), context);
  return agreesOnCondition(reading.folded, locale, context) ? withoutScenario(values) : values;
}
