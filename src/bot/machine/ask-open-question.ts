import type { Context } from "./core/context.ts";
import type { Ask, Effect, Say, Step } from "./core/effect.ts";
import { reply, unsaidOf } from "./core/reply.ts";
import type { State } from "./core/state.ts";
import { phaseOf } from "./phases/phases.ts";

/** Puts the open question of the state that a turn ends in into words and buttons, where it is to be asked. */
export function askOpenQuestion({ state, effects }: Step<State>, context: Context): Step<State, Effect> {
  let asked = state;
  const said = effects.flatMap((effect): Effect[] => {
    if (effect.type !== "ask") return [effect];
    const step = ask(state, effect, context);
    asked = step.state;
    return [...step.effects];
  });
  return { state: asked, effects: said };
}

function ask(state: State, { before, answers, isKnown }: Ask, context: Context): Step<State, Say> {
  const { ask: asked, askBriefly, decides } = phaseOf(state);
  const question = (isKnown && askBriefly?.(state, context)) || asked(state, context);
  /** What is agreed to is shown whole, whatever was just said of it. */
  const lines = decides ? question.lines : unsaidOf(question.lines, before);
  const step = reply(state, context, [...before, ...lines], question);
  return { state: step.state, effects: step.effects.map((say) => ({ ...say, answers })) };
}
