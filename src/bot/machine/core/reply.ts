import { defined } from "#src/lib/defined.ts";
import type { OpenChoice } from "./choice.ts";
import { type Context, venueById, venueMeant } from "./context.ts";
import type { Button, Effect, Say, Step } from "./effect.ts";
import { holdTold } from "./hold-told.ts";
import type { Message } from "./message.ts";
import type { Option, Question } from "./question.ts";
import type { State } from "./state.ts";
import { draftOf, venueDiscussed } from "./under-way.ts";

/** The token of the n-th button of a turn: unique among all turns, so an old button never gains a new meaning. */
const tokenOf = (context: Context, index: number): string => `${context.turnId}.${index}`;

/** The language of the chat, and the region whose habits dates and times follow: that of the venue of the table in question. */
export function localeOf(state: State, context: Context): Pick<Say, "language" | "region"> {
  const meant = draftOf(state)?.venueId ?? venueDiscussed(state) ?? venueMeant(context);
  const venue = venueById(context, meant) ?? context.venues[0];
  return {
    language: state.language,
    ...defined({ region: venue?.country }),
  };
}

/** What the options can be told by when they are pressed, and how they look. */
function offer(options: readonly Option[], context: Context) {
  const tokened = options.map((option, index) => ({ ...option, token: tokenOf(context, index) }));
  return {
    choices: tokened.map(({ token, choice }): OpenChoice => ({ token, choice })),
    buttons: tokened.map(({ token, label, row }): Button => ({ token, label, ...defined({ row }) })),
  };
}

/** Without the lines that are said beside them already: nothing is said twice in one answer. */
export function unsaidOf(lines: readonly Message[], said: readonly Message[]): readonly Message[] {
  const known = new Set(said.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !known.has(JSON.stringify(line)));
}

/** Answers with lines and a fresh set of buttons; whatever buttons were open before are closed. */
export function reply(
  state: State,
  context: Context,
  lines: readonly Message[],
  question: Partial<Question> = {},
): Step<State, Say> {
  const { choices, buttons } = offer(question.options ?? [], context);
  const contactRequest = (question.contactRequest ?? false) && context.contactSharing;
  const { contactOpen, interruptedBy: _, offerOver: __, ...rest } = state;
  const say: Say = {
    type: "say",
    ...localeOf(state, context),
    lines,
    buttons,
    contactRequest,
    ...(contactOpen && !contactRequest && { contactServed: true }),
    ...defined({ heldUntil: holdTold(state, lines) }),
    answers: true,
  };
  const next: State = { ...rest, choices, ...(contactRequest && { contactOpen: true }) };
  return { state: next, effects: [say] };
}

/** Answers beside the open question, whose buttons stay good. */
export function remark(state: State, context: Context, lines: readonly Message[]): Step<State, Say> {
  return { state, effects: [{ ...announcement(state, context, lines), answers: true }] };
}

/** A message that the guest did not ask for, with buttons of its own. */
export function announcement(
  state: State,
  context: Context,
  lines: readonly Message[],
  buttons: Say["buttons"] = [],
): Say {
  return {
    type: "say",
    ...localeOf(state, context),
    lines,
    buttons,
    contactRequest: false,
    ...defined({ heldUntil: holdTold(state, lines) }),
    answers: false,
  };
}

/**
 * A message that the guest did not ask for, whose buttons are good beside those of the open question. Like one that asks
 * something, it stands between that question and a bare yes.
 */
export function announce(
  state: State,
  context: Context,
  lines: readonly Message[],
  options: Question["options"],
): Step<State> {
  const { choices, buttons } = offer(options, context);
  const say = announcement(state, context, lines, buttons);
  const next: State = { ...state, choices: [...state.choices, ...choices], interruptedBy: context.turnId };
  return { state: next, effects: [say] };
}

/** The same step as news: its messages take the place of none that stands in the chat. */
export function unasked(step: Step<State>): Step<State> {
  const effects = step.effects.map((effect) =>
    effect.type === "say" || effect.type === "ask" ? { ...effect, answers: false } : effect,
  );
  return { state: step.state, effects };
}

/**
 * Enters a state by asking its question, after some lines that lead to it. Which question that is, the phase knows:
 * it is put into words when the turn is over (`askOpenQuestion`).
 */
export function enter(state: State, before: readonly Message[] = []): Step<State> {
  return { state, effects: [{ type: "ask", before, answers: true }] };
}

/** Nothing is said and nothing changes: what came is outdated, or known already. */
export function stay(state: State): Step<State> {
  return { state, effects: [] };
}

/** Enters a state without a word, to wait for an effect's result. */
export function wait(state: State, ...effects: Effect[]): Step<State> {
  return { state, effects };
}

/** The same step with more effects after its own. */
export function also(step: Step<State>, ...effects: Effect[]): Step<State> {
  return { state: step.state, effects: [...step.effects, ...effects] };
}
