import { hearOfTheirs } from "#src/bot/machine/anytime/already-booked.ts";
import { leaveWithNo, sayGoodbye } from "#src/bot/machine/anytime/farewell.ts";
import { answerTopics, venuesAskedFor } from "#src/bot/machine/anytime/house-questions.ts";
import {
  asksForPromise,
  callFor,
  callHuman,
  cannotAnswer,
  kindWords,
  soothe,
  whoDecides,
} from "#src/bot/machine/anytime/human.ts";
import { chooseLanguage, soleLanguageWish, unspokenLanguage } from "#src/bot/machine/anytime/languages.ts";
import { answerWhichLate, hearLateness } from "#src/bot/machine/anytime/lateness.ts";
import { letBe } from "#src/bot/machine/anytime/let-be.ts";
import { hearReference } from "#src/bot/machine/anytime/named-reference.ts";
import { noteDetails } from "#src/bot/machine/anytime/own-details.ts";
import { findWhatToForget, isAskedToRemember, readKept } from "#src/bot/machine/anytime/privacy.ts";
import { askAgain } from "#src/bot/machine/anytime/prompts.ts";
import { showDays } from "#src/bot/machine/anytime/show-days.ts";
import { tellBooked } from "#src/bot/machine/anytime/tell-booked.ts";
import { sayWhatIsNeeded } from "#src/bot/machine/anytime/what-is-needed.ts";
import { askWhichToCancel, cancelWhatIsMeant, helpLines, welcome } from "#src/bot/machine/anytime/wishes.ts";
import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { GuestEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { oneAtATime } from "#src/bot/machine/core/one-at-a-time.ts";
import { enter, remark, unsaidOf } from "#src/bot/machine/core/reply.ts";
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
import { withPhotos, withPlaces } from "#src/bot/machine/tables/attachments.ts";
import { tooLongWish } from "#src/bot/machine/tables/comments.ts";
import { fillDraft, statesAnswer, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { listBookings, listLine } from "#src/bot/machine/tables/find-bookings.ts";
import { drop } from "#src/bot/machine/tables/give-up.ts";
import { givesUpSecond, onlyOneTable } from "#src/bot/machine/tables/one-table.ts";
import { recall } from "#src/bot/machine/tables/recall.ts";
import { takeBack } from "#src/bot/machine/tables/take-back.ts";
import type { Topic, Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { agreeInWords, answerInWords } from "./answer-in-words.ts";
import { answersBeside, answersToo, asksOnly } from "./answers-too.ts";
import { asKnown } from "./as-known.ts";
import { asMeant } from "./as-meant.ts";
import { explain } from "./explain.ts";
import { withOtherHalf } from "./half-of-a-name.ts";
import { hear } from "./hear.ts";
import { keepsOffered, leaveOpen } from "./leave-open.ts";
import { choiceMade } from "./on-guest-chose.ts";
import { expectingOf, phaseOf } from "./phases/phases.ts";
import { lookForOther } from "./phases/then-other.ts";

/** The guest wrote something: what means the same everywhere first, then what the phase makes of it. */
export function onGuestSaid(
  { askedOfHouse, ...rest }: State,
  {
    text,
    understood: said,
    needs,
    secondWish,
  }: Pick<GuestSaid, "text" | "understood" | "needs" | "secondWish">,
  context: Context,
): Step<State> {
  const before: State = rest;
  const stated = withOtherHalf(said, before);
  const meant = asMeant(stated, { state: before, text, ...defined({ askedOfHouse }) }, context);
  const one = onlyOneTable(before, meant, context);
  const { state, understood } = one ?? { state: before, understood: meant };
  const heard = hear(state, understood, needs, context);
  const attentive: State = { ...heard, misses: 0, ...(!isWriting(state) && defined({ secondWish })) };
  const beside = asksOnly(state, understood, context) ? [] : answersBeside(attentive, understood, context);
  const step =
    everywhere(attentive, text, understood, context) ??
    inPhase(attentive, understood, context) ??
    greetLanguage(state, attentive) ??
    noteDetails(attentive, stated, context) ??
    (beside.length > 0 ? askAgain(attentive, context, []) : notUnderstood(heard, text, understood, context));
  const known = asksOnly(state, understood, context) ? asKnown(step, state) : step;
  const isPromise = beside.length === 0 && asksForPromise(state, text, understood, needs);
  const asides = [
    ...(one?.lines ?? []),
    ...kindWords(attentive, understood, context),
    ...whyAskedThough(understood),
    ...beside,
    ...(isPromise ? whoDecides(state, understood, context) : []),
    ...largerParty(understood),
    ...tooLongWish(state, understood),
    ...(secondWish && !isWriting(state) ? [oneAtATime(secondWish, understood, context)] : []),
  ];
  const answered = withAsides(known, asides, context);
  const askedFor = (topic: Topic) => venuesAskedFor(topic, understood, attentive, context);
  return withPhotos(withPlaces(answered, askedFor("address"), context), askedFor("photos"), context);
}

type GuestSaid = Extract<GuestEvent, { type: "guestSaid" }>;

/** What was asked about the house beside a wish, or wished besides, is met before what the wish comes to. */
function withAsides(step: Step<State>, lines: readonly Message[], context: Context): Step<State> {
  const said = step.effects.flatMap((effect) =>
    effect.type === "say" ? effect.lines : effect.type === "ask" ? effect.before : [],
  );
  const unsaid = unsaidOf(lines, said);
  if (unsaid.length === 0) return step;
  return { state: step.state, effects: [...remark(step.state, context, unsaid).effects, ...step.effects] };
}

/** "3 or 4 of us": a table that seats all of them is looked for, which the guest hears. */
function largerParty({ partySize, partyFrom, intent }: Understood): Message[] {
  return partySize === undefined || partyFrom === undefined || intent === "question"
    ? []
    : [message("largerParty", { partySize })];
}

/** "Why do you need my number? You're not getting it.", "020 1234 5678, is a landline ok?" */
function whyAskedThough({ asksIfPhone, asksAnyPhone, withoutPhone, phone }: Understood): Message[] {
  if (asksAnyPhone && phone !== undefined) return [plain("anyPhone")];
  return asksIfPhone && withoutPhone ? [plain("whyPhone")] : [];
}

/** What a guest may say at any time. */
function everywhere(
  state: State,
  text: string,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { startOver, undecided, meant } = understood;
  const language = soleLanguageWish(understood);
  if (language !== undefined) return chooseLanguage(state, language, context);
  if (isWriting(state)) return enter(state);
  const referred = hearReference(state, understood, context);
  if (referred) return referred;
  if (understood.feeling === "anger") return soothe(state, context);
  const answer =
    hearFarewell(state, understood, context) ??
    answerWhichLate(state, understood, context) ??
    agreeInWords(state, text, understood, context) ??
    lookForOther(state, understood, context);
  if (answer) return answer;
  if (understood.late) return hearLateness(state, text, understood, context);
  const explained = understood.asksWhy && explain(state, context);
  if (explained) return explained;
  const heard = sayWhatIsNeeded(state, understood) ?? hearOfTheirs(state, understood, context);
  if (heard) return heard;
  if (isFree(state) && understood.topics?.includes("noted")) return listBookings(state, context);
  const days = understood.calendar && showDays(state, context);
  if (days) return days;
  if (asksOnly(state, understood, context)) return answerQuestion(state, text, understood, context);
  if (givesUpSecond(state, understood)) return drop(state, [plain("droppedBesides")]);
  if (startOver) return drop(state, [plain("startedOver")]);
  if (understood.noWishes && onlyThat(understood)) return enter(state, [plain("noWishes")]);
  const back = takeBack(state, understood, context);
  if (back) return back;
  const isToStay = meant === "keeps" || (meant === "stops" && !undecided);
  const stays = isToStay && !statesTable(understood) && letBe(state, understood, context);
  if (stays) return stays;
  const leftOpen = undecided && leaveOpen(state, understood, context);
  if (leftOpen) return leftOpen;
  if (isAmbiguous(state, understood)) return enter(state);
  return (
    recall(state, understood, context) ??
    answerInWords(state, understood, context) ??
    byIntent(state, text, understood, context)
  );
}

/** What is wanted in so many words, whatever is under way. */
function byIntent(
  state: State,
  text: string,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
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

/** What the house tells, or that it told nothing about this; the question that is open follows. */
function answerQuestion(state: State, text: string, understood: Understood, context: Context): Step<State> {
  const lines = answerTopics(understood, state, context);
  const next: State =
    understood.asksInstead && isOnlyDrafted(state) ? { ...carryOver(state), phase: "idle" } : state;
  const remembered = {
    ...rememberAsked(next, understood, context),
    ...(selectionOf(next) && { askedOfHouse: text }),
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

/** Whether to book, change or cancel was asked, then the house asked something else: "yes" to which of the two? */
function isAmbiguous(state: State, understood: Understood): boolean {
  const { intent } = understood;
  if (state.interruptedBy === undefined || !phaseOf(state).decides) return false;
  // "A table for 3, then" says which table, and answers nothing.
  if (intent === "book") return !statesTable(understood);
  return ["affirm", "deny", "cancel"].includes(intent);
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

/** What the phase makes of it: where its buttons are a list, "the second one" presses the second. */
function inPhase(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { numbersButtons, said } = phaseOf(state);
  const { choice: number } = understood;
  if (numbersButtons && number !== undefined && !statesTable(understood)) {
    const picked = state.choices.at(number > 0 ? number - 1 : number);
    if (picked) return choiceMade({ ...state, choices: [] }, picked.choice, context);
  }
  return said(state, understood, context);
}

/** Words in another language than that of the open question, and no more understood of them: it is theirs from here on. */
function greetLanguage(former: State, state: State): Step<State> | undefined {
  if (former.language === state.language || isFree(former)) return undefined;
  return enter(state, [plain("languageChanged")]);
}

/** Misses after which the staff are told. */
const patience = 3;

/** First the question again, then an example with it, then a person: never a dead end. */
function notUnderstood(state: State, text: string, understood: Understood, context: Context): Step<State> {
  /** Sorrow is met with a kind word, and with no word of not having been understood. */
  if (understood.feeling === "sorrow") return askAgain({ ...state, misses: 0 }, context, []);
  /** "My dog stays at home" is understood, though nothing was noted of a dog. */
  if (understood.unwished) return askAgain({ ...state, misses: 0 }, context, [plain("noted")]);
  if (understood.rewordsNote) return askAgain({ ...state, misses: 0 }, context, [plain("whatToNote")]);
  const misses = state.misses + 1;
  if (misses >= patience) return callHuman({ ...state, misses: 0 }, "notUnderstood", context, text);
  const line = unspokenLanguage(understood, context) ?? missed(state, misses);
  const next: State = { ...state, misses };
  return phaseOf(next).puzzled?.(next, text, context, [line]) ?? askAgain(next, context, [line]);
}

/** What was missed; once a table is picked, an example of a wish for one would lead astray. */
function missed(state: State, misses: number): Message {
  if (expectingOf(state) === "name") return plain("nameNotRead");
  return plain(misses === 1 || selectionOf(state) ? "notUnderstood" : "notUnderstoodTwice");
}
