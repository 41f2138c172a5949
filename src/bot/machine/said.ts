import type { Understood } from "#src/bot/understanding/understood.ts";
import { cancelBooking, findBookings } from "./bookings.ts";
import { isWriting } from "./common.ts";
import type { Context } from "./context.ts";
import type { Step } from "./effect.ts";
import { fillDraft, statesTable } from "./fill-draft.ts";
import { drop } from "./flow.ts";
import { learnDetails } from "./guest-details.ts";
import { callHuman } from "./human.ts";
import { chooseLanguage, hearLanguage, soleLanguageWish, unspokenLanguage } from "./languages.ts";
import { plain } from "./message.ts";
import { sayInPhase } from "./phases/say-in-phase.ts";
import { answerPrompt, answerTableOffer } from "./prompts.ts";
import { enter, remark } from "./reply.ts";
import type { State } from "./state.ts";
import { cancelWhatIsMeant, welcome } from "./wishes.ts";

/** The guest wrote something: what means the same everywhere first, then what the phase makes of it. */
export function onGuestSaid(state: State, understood: Understood, context: Context): Step<State> {
  const heard = hear(state, understood, context);
  const attentive: State = { ...heard, misses: 0 };
  return (
    everywhere(attentive, understood, context) ??
    sayInPhase(attentive, understood, context) ??
    greetLanguage(state, attentive, context) ??
    notUnderstood(heard, understood, context)
  );
}

/** Takes in what a message tells beside its purpose: its language, and the guest's own details. */
function hear(state: State, understood: Understood, context: Context): State {
  const details = isNoAnswer(state, understood) ? withoutName(understood) : understood;
  return { ...hearLanguage(state, understood, context), guest: learnDetails(state.guest, details) };
}

/** Wishes that a guest may utter anywhere, in words that answer no question. */
const asides: readonly Understood["intent"][] = ["cancel", "help", "human", "list"];

/** The question for a name makes a name of any word: "help", as the answer to it, is none. */
function isNoAnswer({ phase }: State, { intent, startOver }: Understood): boolean {
  return phase === "askingName" && (startOver === true || asides.includes(intent));
}

function withoutName({ firstName: _first, lastName: _last, ...rest }: Understood): Understood {
  return rest;
}

const isFree = (state: State): boolean => state.phase === "idle" || state.phase === "placed";

/** What a guest may say at any time. */
function everywhere(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { intent, startOver } = understood;
  const language = soleLanguageWish(understood);
  if (language !== undefined) return chooseLanguage(state, language, context);
  if (isWriting(state)) return enter(state, context);
  if (startOver) return drop(state, context, [plain("startedOver")]);
  const answered = isFree(state) ? answerInWords(state, understood, context) : undefined;
  if (answered) return answered;
  switch (intent) {
    case "help":
      return enter(state, context, [plain("help")]);
    case "human":
      return callHuman(state, "asked", context);
    case "list":
      return findBookings(state, "list", context);
    case "cancel":
      return cancel(state, understood, context);
    case "thanks":
      return statesTable(understood) ? undefined : remark(state, context, [plain("youAreWelcome")]);
    case "greet":
      return isFree(state) && !statesTable(understood) ? welcome(state, context) : undefined;
    default:
      return undefined;
  }
}

/** "Yes" and "no" out of the blue answer the question that was put to the guest last: a freed table, or a prompt. */
function answerInWords(state: State, understood: Understood, context: Context): Step<State> | undefined {
  const { intent } = understood;
  const says = intent === "affirm" ? "yes" : intent === "deny" || intent === "cancel" ? "no" : undefined;
  if (!says || statesTable(understood)) return undefined;
  const offer = state.tableOffers.at(-1);
  if (offer) return answerTableOffer(state, offer, says === "yes" ? "taken" : "declined", context);
  const prompt = state.prompts.at(-1);
  return prompt && answerPrompt(state, prompt, says === "yes" ? "coming" : "notComing", context);
}

function cancel(state: State, understood: Understood, context: Context): Step<State> | undefined {
  if (state.phase === "confirmingCancel") return cancelBooking(state, state.booking, context);
  if (state.phase === "choosingBooking") return undefined;
  return cancelWhatIsMeant(state, context, fillDraft({}, understood));
}

/** Words in another language, and no more than that was understood of them: it is theirs from here on. */
function greetLanguage(former: State, state: State, context: Context): Step<State> | undefined {
  if (former.language === state.language) return undefined;
  return enter(state, context, [plain("languageChanged")]);
}

/** Misses after which the staff are told. */
const patience = 3;

/** First the question again, then an example with it, then a person: never a dead end. */
function notUnderstood(state: State, understood: Understood, context: Context): Step<State> {
  const misses = state.misses + 1;
  if (misses >= patience) return callHuman({ ...state, misses: 0 }, "notUnderstood", context);
  const line = misses === 1 ? plain("notUnderstood") : plain("notUnderstoodTwice");
  return enter({ ...state, misses }, context, [unspokenLanguage(understood, context) ?? line]);
}
