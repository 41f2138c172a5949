import { sayGoodbye } from "#src/bot/machine/anytime/farewell.ts";
import { answerPrompt, answerTableOffer, putAgain } from "#src/bot/machine/anytime/prompts.ts";
import { saysMore } from "#src/bot/machine/anytime/said-with-yes.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { OpenPrompt } from "#src/bot/machine/core/open-prompt.ts";
import { remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { asksNothing, hasDraft, isFree, lastOffer, lastPrompt } from "#src/bot/machine/core/under-way.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import { onlyAgrees, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * "Yes" and "no" answer what the house asked, a freed table or a prompt, where that was the last thing asked. After
 * something else was said it is asked once more, since nobody knows what the word was meant for.
 */
export function answerInWords(
  state: State,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent, keepsPlace, meant } = understood;
  if (isLookingForward(state, understood)) return sayGoodbye(state, "meeting", context);
  // "Can we cancel?" is no no yet: it is asked whether to.
  if (!isForHouse(state, intent) || meant === "asked") return undefined;
  const kept = keepsPlace && keepPlace(state, context);
  if (kept) return kept;
  const says = intent === "affirm" ? "yes" : intent === "deny" || intent === "cancel" ? "no" : undefined;
  const refused = says === "no" ? lastPrompt(state) : undefined;
  const isOfVisit = refused !== undefined && namesVisit(understood, refused.booking, context);
  if (!says || (statesTable(understood) && !onlyAgrees(understood) && !isOfVisit)) return undefined;
  const offer = isOfVisit ? undefined : lastOffer(state);
  const prompt = lastPrompt(state) ?? (says === "yes" ? promptMeant(state, understood) : undefined);
  const asked = offer ?? prompt;
  // "No no, we're coming", "yes, we're not coming" and "that's not right" give nothing up.
  if (asked && says === "no" && givesNothingUp(understood)) return putAgain(state, asked, context);
  if (offer) return answerTableOffer(state, offer, says === "yes" ? "taken" : "declined", context);
  if (prompt) return answerPrompt(state, prompt, says === "yes" ? "coming" : "notComing", context);
  const open = intent === "cancel" ? undefined : (state.tableOffers.at(-1) ?? state.prompts.at(-1));
  if (open) return putAgain(state, open, context);
  return says === "yes" && state.offerOver ? tooLate(state, state.offerOver, context) : undefined;
}

/** "We'll be there", where nobody asked: it answers nothing, least of all what is to be remembered. */
function isLookingForward(state: State, understood: Understood): boolean {
  const isAsked = state.prompts.length + state.tableOffers.length > 0;
  if (isAsked || !isFree(state) || hasDraft(state)) return false;
  return understood.intent === "affirm" && understood.meant === "stands" && !statesTable(understood);
}

const givesNothingUp = ({ meant }: Understood): boolean =>
  meant === "stands" || meant === "either" || meant === "asItIs" || meant === "mistaken";

/** "Not tonight, sorry": a no that says no more of the table than its day, or when on it, is to that visit. */
function namesVisit(
  { date, time, timeFrom, timeTo, part, partySize, ...more }: Understood,
  booking: BookedTable,
  context: Context,
): boolean {
  const { startsAt, venueId } = booking;
  const at = localTime(startsAt, venueId, context);
  const isThen = (time ?? at) === at && (timeFrom ?? at) <= at && at <= (timeTo ?? at);
  const isItsDay = (date ?? localDate(startsAt, venueId, context)) === localDate(startsAt, venueId, context);
  const isPart = part !== undefined || (timeFrom ?? timeTo) === undefined;
  return (
    isThen &&
    isItsDay &&
    isPart &&
    (partySize ?? booking.partySize) === booking.partySize &&
    !statesTable(more)
  );
}

/** "Yes, we're coming" says what it is to, whatever was said since that was asked; of one visit. */
function promptMeant({ prompts }: State, { meant }: Understood): OpenPrompt | undefined {
  const [only, ...others] = prompts;
  return meant === "stands" && others.length === 0 ? only : undefined;
}

/** The message that offered the table was only edited when the offer ended, which nobody is told of. */
function tooLate({ offerOver: _, ...state }: State, over: Message, context: Context): Step<State> {
  return remark(state as State, context, [over]);
}

/** "Not this one, keep me in line": no to a freed table, and to that alone. A visit is not called off by it. */
function keepPlace(state: State, context: Context): Step<State> | undefined {
  const offer = lastOffer(state);
  if (offer) return answerTableOffer(state, offer, "kept", context);
  const open = state.tableOffers.at(-1) ?? state.prompts.at(-1);
  return open && putAgain(state, open, context);
}

/**
 * A yes to the prompt that was asked last, and something else with it: "yes, but five of us", "yes. Is there parking?"
 * Who says that they come late says that they come.
 */
export function agreeInWords(
  state: State,
  text: string,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { agrees, intent, topics } = understood;
  const prompt = agrees || isOnlyLate(text, understood) ? lastPrompt(state) : undefined;
  if (!prompt || !isFree(state)) return undefined;
  if (saysMore(understood))
    return answerPrompt(state, prompt, "coming", context, { besides: { text, understood } });
  const asks = intent === "question" && topics !== undefined;
  return asks ? answerPrompt(state, prompt, "coming", context) : undefined;
}

/** "We're stuck in traffic, 15 minutes late"; of one of them alone, of another day, or in a question, it is no yes. */
function isOnlyLate(text: string, { late, comment, date, time, intent }: Understood): boolean {
  const saysMoreThanThat = comment !== undefined || date !== undefined || time !== undefined;
  const isToldOnly = intent === "inform" || intent === "affirm";
  return late !== undefined && isToldOnly && !saysMoreThanThat && !text.includes("?");
}

/** A bare yes or no is meant for what the house asked. "Cancel" picks of a list. */
function isForHouse(state: State, intent: Understood["intent"]): boolean {
  return intent === "cancel" ? isFree(state) : asksNothing(state);
}
