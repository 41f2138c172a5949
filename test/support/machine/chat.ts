import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Say } from "#src/bot/machine/core/effect.ts";
import type { MachineEvent } from "#src/bot/machine/core/event.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { transition } from "#src/bot/machine/transition.ts";
import { contextOf } from "./facts.ts";

/** A conversation stepped by hand: events in, the state and the last effects to look at. */
export class Chat {
  state: State;
  effects: readonly Effect[] = [];
  readonly options: Partial<Context>;

  constructor(options: Partial<Context> = {}, state: State = initialState("en")) {
    this.options = options;
    this.state = state;
  }

  step(event: MachineEvent, options: Partial<Context> = {}): this {
    const { state, effects } = transition(this.state, event, contextOf({ ...this.options, ...options }));
    this.state = state;
    this.effects = effects;
    return this;
  }

  /** Presses the button with this label in the last message said. */
  press(key: Message["key"], index = 0): this {
    return this.step({ type: "guestChose", token: this.token(key, index) });
  }

  token(key: Message["key"], index = 0): string {
    const button = this.buttons().filter(({ label }) => label.key === key)[index];
    if (!button) throw new Error(`no button ${key} among ${this.buttons().map(({ label }) => label.key)}`);
    return button.token;
  }

  /** The keys of the lines said in the last turn. */
  lines(): string[] {
    return this.says().flatMap(({ lines }) => lines.map(({ key }) => key));
  }

  line(key: Message["key"]): Message | undefined {
    return this.says()
      .flatMap(({ lines }) => lines)
      .find((line) => line.key === key);
  }

  buttons(): Say["buttons"] {
    return this.says().flatMap(({ buttons }) => buttons);
  }

  /** The request that the last turn's effect of this type carries. */
  effect<Type extends Effect["type"]>(type: Type): Extract<Effect, { type: Type }> {
    const found = this.effects.find((effect) => effect.type === type);
    if (!found) throw new Error(`no effect ${type} among ${this.effects.map((effect) => effect.type)}`);
    return found as Extract<Effect, { type: Type }>;
  }

  private says(): Say[] {
    return this.effects.flatMap((effect) => {
      if (effect.type === "askConfirmation" || effect.type === "offerTable" || effect.type === "editOffer") {
        return [effect.say];
      }
      return effect.type === "say" ? [effect] : [];
    });
  }
}
