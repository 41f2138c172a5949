import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Expecting, Understood } from "#src/bot/understanding/understood.ts";

export type PhaseName = State["phase"];
export type StateOf<P extends PhaseName> = Extract<State, { phase: P }>;
type ChoiceOf<Type extends Choice["type"]> = Extract<Choice, { type: Type }>;
export type ResultOf<Type extends ResultEvent["type"]> = Extract<ResultEvent, { type: Type }>;

/** An entry of a list that the guest may pick from by its number or its time: UTC, ISO 8601, or HH:MM. */
type Listed =
  | { readonly startsAt: string }
  | { readonly startsAt?: never; readonly time?: string; readonly date?: string };

/** All that one phase of the conversation is. */
export interface PhaseOf<P extends PhaseName> {
  /**
   * The question that is open. Asking it again is always possible: that is what keeps every misunderstanding, old
   * button and unreadable message from being a dead end.
   */
  readonly ask: (state: StateOf<P>, context: Context) => Question;
  /** The same in fewer words, where the guest has read it as it is; undefined where it has to be read again. */
  readonly askBriefly?: (state: StateOf<P>, context: Context) => Question | undefined;
  /** What was asked, so that a bare "4" is read as an answer to it. */
  readonly expects: Expecting | ((state: StateOf<P>) => Expecting);
  /** What is listed, in the order shown: a bare "2" picks the second. */
  readonly lists?: (state: StateOf<P>) => readonly Listed[];
  /** "The second one" presses the second button. */
  readonly numbersButtons?: true;
  /** "Cancel" is an answer to its question; elsewhere it gives up what is under way. */
  readonly hearsCancel?: true;
  /** Its yes books, changes or cancels, so a yes that may be meant for something else is none. */
  readonly decides?: true;
  /** What the guest has before them, beside a table that is picked: times to pick from, or the change of a booking. */
  readonly shows?: "tables" | "change";
  /** What it makes of the guest's words; undefined when it can make nothing of them. */
  readonly said: (state: StateOf<P>, understood: Understood, context: Context) => Step<State> | undefined;
  /** What it makes of words that nobody understood; elsewhere the open question follows. */
  readonly puzzled?: (
    state: StateOf<P>,
    text: string,
    context: Context,
    before: readonly Message[],
  ) => Step<State> | undefined;
  /** What it does once the guest's number is shared; elsewhere the open question follows. */
  readonly contactShared?: (state: StateOf<P>, context: Context) => Step<State>;
  /** What its own buttons do. Those of other choices mean the same in every phase. */
  readonly answered?: {
    readonly [Type in Choice["type"]]?: (
      state: StateOf<P>,
      choice: ChoiceOf<Type>,
      context: Context,
    ) => Step<State>;
  };
  /** What it waits for: the results of its own request. */
  readonly results?: {
    readonly [Type in ResultEvent["type"]]?: (
      state: StateOf<P>,
      event: ResultOf<Type>,
      context: Context,
    ) => Step<State>;
  };
}
