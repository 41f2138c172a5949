import { hearOfTheirs } from "#src/bot/machine/anytime/already-booked.ts";
import { leaveWithNo, sayGoodbye } from "#src/bot/machine/anytime/farewell.ts";
import { answerTopics } from "#src/bot/machine/anytime/house-questions.ts";
import { callFor, cannotAnswer, soothe } from "#src/bot/machine/anytime/human.ts";
import { chooseLanguage, soleLanguageWish } from "#src/bot/machine/anytime/languages.ts";
import { answerWhichLate, hearLateness } from "#src/bot/machine/anytime/lateness.ts";
import { letBe } from "#src/bot/machine/anytime/let-be.ts";
import { hearReference } from "#src/bot/machine/anytime/named-reference.ts";
import { findWhatToForget, isAskedToRemember, readKept } from "#src/bot/machine/anytime/privacy.ts";
import { askAgain } from "#src/bot/machine/anytime/prompts.ts";
import { showDays } from "#src/bot/machine/anytime/show-days.ts";
import { tellBooked } from "#src/bot/machine/anytime/tell-booked.ts";
import { sayWhatIsNeeded } from "#src/bot/machine/anytime/what-is-needed.ts";
import { askWhichToCancel, cancelWhatIsMeant, helpLines, welcome } from "#src/bot/machine/anytime/wishes.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter, remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import {
  asksNothing,
  draftOf,
  hasDraft,
  isFree,
  isWriting,
  lastPrompt,
  selectionOf,
} from "#src/bot/machine/core/under-way.ts";
import { rememberAsked } from "#src/bot/machine/tables/asked-about.ts";
import { fillDraft, statesAnswer, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { listBookings, listLine } from "#src/bot/machine/tables/find-bookings.ts";
import { drop } from "#src/bot/machine/tables/give-up.ts";
import { lookAround } from "#src/bot/machine/tables/look-around.ts";
import { givesUpSecond } from "#src/bot/machine/tables/one-table.ts";
import { recall } from "#src/bot/machine/tables/recall.ts";
import { takeBack } from "#src/bot/machine/tables/take-back.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { agreeInWords, answerInWords } from "./answer-in-words.ts";
import { answersToo, asksOnly } from "./answers-too.ts";
import { explain } from "./explain.ts";
import { keepsOffered, leaveOpen } from "./leave-open.ts";
import { phaseOf } from "./phases/phases.ts";
import { lookForOther } from "./phases/then-other.ts";

/** What the guest said, and where the conversation stands. */
interface Turn {
  readonly state: State;
  readonly text: string;
  readonly understood: Understood;
  readonly context: Context;
}

type Hear = (turn: Turn) => Step<State> | undefined;

const of =
  (hear: (state: State, understood: Understood, context: Context) => Step<State> | undefined): Hear =>
  ({ state, understood, context }) =>
    hear(state, understood, context);

/**
 * What a guest may say at any time. The first that applies settles it: what could be taken for something that stands further
 * down comes before it.
 */
const anytime: readonly Hear[] = [
  hearLanguageWish,
  hearWhileWriting,
  of(hearReference),
  hearAnger,
  of(hearFarewell),
  of(answerWhichLate),
  ({ state, text, understood, context }) => agreeInWords(state, text, understood, context),
  of(lookForOther),
  hearThatTheyAreLate,
  hearWhy,
  ({ state, understood }) => sayWhatIsNeeded(state, understood),
  of(hearOfTheirs),
  hearWhetherNoted,
  hearCalendar,
  of(lookAround),
  hearQuestion,
  hearOneTableGivenUp,
  hearStartOver,
  hearNoWishes,
  of(takeBack),
  hearThatItStays,
  hearWhatIsLeftOpen,
  hearAmbiguous,
  of(recall),
  of(answerInWords),
  hearIntent,
];

/** What the same words mean wherever the conversation stands; undefined where that is for its phase to say. */
export function hearAnytime(turn: Turn): Step<State> | undefined {
  for (const hear of anytime) {
    const step = hear(turn);
    if (step) return step;
  }
  return undefined;
}

function hearLanguageWish({ state, understood, context }: Turn): Step<State> | undefined {
  const language = soleLanguageWish(understood);
  return language === undefined ? undefined : chooseLanguage(state, language, context);
}

/** While something is written to the service, its answer is waited for. */
function hearWhileWriting({ state }: Turn): Step<State> | undefined {
  return isWriting(state) ? enter(state) : undefined;
}

function hearAnger({ state, understood, context }: Turn): Step<State> | undefined {
  return understood.feeling === "anger" ? soothe(state, context) : undefined;
}

/** "Yes, and we might be a few minutes late", of a change that is shown, is noted with it. */
function hearThatTheyAreLate({ state, text, understood, context }: Turn): Step<State> | undefined {
  const { late, agrees, comment } = understood;
  if (state.phase === "confirmingChange" && agrees && comment !== undefined) return undefined;
  return late && hearLateness(state, text, understood, context);
}

function hearWhy({ state, understood, context }: Turn): Step<State> | undefined {
  return understood.asksWhy ? explain(state, context) : undefined;
}

/** "Did you note the high chair?": the bookings are shown with what is noted. */
function hearWhetherNoted({ state, understood, context }: Turn): Step<State> | undefined {
  return isFree(state) && understood.topics?.includes("noted") ? listBookings(state, context) : undefined;
}

function hearCalendar({ state, understood, context }: Turn): Step<State> | undefined {
  return understood.calendar ? showDays(state, context) : undefined;
}

function hearQuestion({ state, text, understood, context }: Turn): Step<State> | undefined {
  return asksOnly(state, understood, context) ? answerQuestion(state, text, understood, context) : undefined;
}

function hearOneTableGivenUp({ state, understood }: Turn): Step<State> | undefined {
  return givesUpSecond(state, understood) ? drop(state, [plain("droppedBesides")]) : undefined;
}

function hearStartOver({ state, understood }: Turn): Step<State> | undefined {
  return understood.startOver ? drop(state, [plain("startedOver")]) : undefined;
}

function hearNoWishes({ state, understood }: Turn): Step<State> | undefined {
  return understood.noWishes && onlyThat(understood) ? enter(state, [plain("noWishes")]) : undefined;
}

function hearThatItStays({ state, understood, context }: Turn): Step<State> | undefined {
  const { meant, undecided } = understood;
  const isToStay = meant === "keeps" || (meant === "stops" && !undecided);
  return isToStay && !statesTable(understood) ? letBe(state, understood, context) : undefined;
}

function hearWhatIsLeftOpen({ state, understood, context }: Turn): Step<State> | undefined {
  return understood.undecided ? leaveOpen(state, understood, context) : undefined;
}

function hearAmbiguous({ state, understood }: Turn): Step<State> | undefined {
  return isAmbiguous(state, understood) ? enter(state) : undefined;
}

/** Whether to book, change or cancel was asked, then the house asked something else: "yes" to which of the two? */
function isAmbiguous(state: State, understood: Understood): boolean {
  const { intent } = understood;
  if (state.interruptedBy === undefined || !phaseOf(state).decides) return false;
  // "A table for 3, then" says which table, and answers nothing.
  if (intent === "book") return !statesTable(understood);
  return ["affirm", "deny", "cancel"].includes(intent);
}

/** What is wanted in so many words, whatever is under way. */
function hearIntent({ state, text, understood, context }: Turn): Step<State> | undefined {
  const { intent } = understood;
  switch (intent) {
    case "help":
      return enter(state, helpLines(context));
    case "human":
      return callFor(state, understood, text, context);
    case "list":
      return listBookings(state, context);
    case "askBooked":
      return tellBooked(state, context);
    case "askLine":
      return listLine(state, "line", context);
    case "myData":
      return readKept(state, context);
    case "forgetMe":
      return state.phase === "confirmingForget" ? undefined : findWhatToForget(state, context);
    case "leaveLine":
      return isToLeave(state, understood) ? undefined : listLine(state, "leave", context);
    case "cancel":
      return cancel(state, understood, context);
    case "thanks":
      return saysWhich(state, understood) ? undefined : welcomeThanks(state, context);
    case "greet":
    case "question":
      return saysMore(state, understood, context) ? undefined : aside(state, intent, context);
    default:
      return undefined;
  }
}

/** A greeting or a question beside which a table or an answer is told. */
function saysMore(state: State, understood: Understood, context: Context): boolean {
  return statesTable(understood) || statesAnswer(understood) || answersToo(state, understood, context);
}

/** Beside "no special requests" nothing is answered or asked. */
function onlyThat(understood: Understood): boolean {
  const isSaid = understood.intent !== "other" && understood.intent !== "thanks";
  return !isSaid && !statesTable(understood) && !statesAnswer(understood);
}

/** Which entry to leave is known already: it is asked about, or picked of those that are listed. */
function isToLeave({ phase }: State, { choice }: Understood): boolean {
  return phase === "confirmingLeave" || (phase === "choosingBooking" && choice !== undefined);
}

/** "The new one, thanks": beside a value or an answer, thanks are only polite. */
const saysWhich = (state: State, understood: Understood): boolean =>
  statesTable(understood) || keepsOffered(state, understood);

/** A goodbye that answers nothing; one with a no gives up what is talked about. */
function hearFarewell(
  state: State,
  { farewell, intent }: Understood,
  context: Context,
): Step<State> | undefined {
  if (farewell === undefined) return undefined;
  const left = intent === "deny" ? leaveWithNo(state, context) : undefined;
  return left ?? (isAnswerToo(state, intent) ? undefined : sayGoodbye(state, farewell, context));
}

/**
 * "Great, see you then" answers whether they come, and a yes beside it what is to be done; nothing else is agreed to by it. A no
 * answers whatever is asked.
 */
function isAnswerToo(state: State, intent: Understood["intent"]): boolean {
  if (intent === "deny") return !isFree(state) || isAskedToRemember(state) || lastPrompt(state) !== undefined;
  if (intent !== "affirm" && intent !== "change") return false;
  if (isFree(state)) return lastPrompt(state) !== undefined;
  return selectionOf(state) !== undefined || state.phase === "confirmingChange";
}

function cancel(state: State, understood: Understood, context: Context): Step<State> | undefined {
  if (phaseOf(state).hearsCancel) return undefined;
  const { cancelsAll: all, meant } = understood;
  const draft = draftOf(state);
  const isNew = hasDraft(state) && draft?.changing === undefined;
  const mayBeBooked = all || (draft?.besides && meant !== "stops");
  if (mayBeBooked && isNew) return askWhichToCancel(state, context);
  return cancelWhatIsMeant(state, context, { ...fillDraft({}, understood), ...defined({ all }) }, meant);
}

/** What the house tells, or that it told nothing about this; the question that is open follows. */
function answerQuestion(state: State, text: string, understood: Understood, context: Context): Step<State> {
  const lines = answerTopics(understood, state, context);
  const next: State =
    understood.asksInstead && isOnlyDrafted(state) ? { ...carryOver(state), phase: "idle" } : state;
  const remembered = {
    ...rememberAsked(next, understood, context),
    ...((selectionOf(next) || next.phase === "confirmingChange") && { askedOfHouse: text }),
  };
  return lines.length > 0 ? askAgain(remembered, context, lines) : cannotAnswer(remembered, context);
}

/** A table is talked about of which nothing is held and nothing booked. */
function isOnlyDrafted(state: State): boolean {
  return hasDraft(state) && draftOf(state)?.changing === undefined && selectionOf(state) === undefined;
}

/** A greeting or a question by the way: the question that is open follows. */
function aside(state: State, intent: "greet" | "question", context: Context): Step<State> {
  if (intent === "question") return cannotAnswer(state, context);
  return isFree(state) ? welcome(state, context) : enter(state);
}

/**
 * Where something is asked, thanks are no answer: it is asked again, so that nobody takes a table that is held for booked.
 * Where whether to book, change or cancel is asked, they must not look like a yes either.
 */
function welcomeThanks(state: State, context: Context): Step<State> {
  if (phaseOf(state).decides) return enter(state, [plain("thanksButOpen")]);
  const line = plain("youAreWelcome");
  return asksNothing(state) ? remark(state, context, [line]) : askAgain(state, context, [line]);
}
