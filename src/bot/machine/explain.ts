import { askAgain } from "./anytime/prompts.ts";
import type { Context } from "./core/context.ts";
import type { Effect, Step } from "./core/effect.ts";
import { type Message, type MessageKey, message, plain } from "./core/message.ts";
import { enter } from "./core/reply.ts";
import type { State } from "./core/state.ts";
import { draftOf, isFree } from "./core/under-way.ts";
import { expectingOf, phaseOf } from "./phases/phases.ts";

/** Lines that say why something cannot be had because others have it. */
const taken: readonly MessageKey[] = [
  "fullAround",
  "fullOn",
  "slotsNear",
  "timeNotFree",
  "dayNotFree",
  "dayTimeNotFree",
  "slotWasTaken",
];
/** Every line that says why something cannot be had. */
const reasons: readonly MessageKey[] = [
  ...taken,
  "closedOn",
  "closedForHoliday",
  "closedWeekly",
  "closedThen",
  "openAgain",
  "tooEarly",
  "tooLate",
  "tablesBetween",
  "scenarioTakesUpTo",
  "scenarioTakesFrom",
  "partyTooLarge",
  "partySizeNotPossible",
  "tooFarAhead",
  "dateIsPast",
  "timeIsPast",
  "alternatives",
  "noAlternatives",
];

/** Keeps why something could not be had, as it was just told, for who asks why. */
export function rememberReasons({ state, effects }: Step<State, Effect>): Step<State, Effect> {
  const lines = effects.flatMap((effect) => (effect.type === "say" && effect.answers ? effect.lines : []));
  const because = lines.filter(({ key }) => reasons.includes(key));
  return because.length === 0 ? { state, effects } : { state: { ...state, because }, effects };
}

/** "Why?": the reason once more, with what else is known of it, and what is open; undefined where nothing was given. */
export function explain(state: State, context: Context): Step<State> | undefined {
  const { because = [] } = state;
  if (because.length > 0) {
    const { lines } = phaseOf(state).ask(state, context);
    const untold = because.filter(({ key }) => !lines.some((line) => line.key === key));
    return enter(state, [leadTo(because, state), ...untold]);
  }
  if (isFree(state))
    return state.prompts.length > 0 ? askAgain(state, context, [plain("whyPrompt")]) : undefined;
  const purpose = purposes[expectingOf(state) ?? "confirm"];
  return enter(state, purpose ? [plain(purpose)] : []);
}

/** What each thing is asked for. */
const purposes: Partial<
  Record<NonNullable<ReturnType<typeof expectingOf>>, "whyAsk" | "whyName" | "whyPhone">
> = {
  venue: "whyAsk",
  partySize: "whyAsk",
  date: "whyAsk",
  name: "whyName",
  phone: "whyPhone",
};

function leadTo(because: readonly Message[], state: State): Message {
  const partySize = draftOf(state)?.partySize;
  const isTaken = because.some(({ key }) => taken.includes(key));
  return isTaken && partySize !== undefined ? message("whyTaken", { partySize }) : plain("whyAll");
}
