import type { Json } from "./json.ts";
import type { StoredMessage } from "./messages.ts";

/** What one interaction has come to. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: "command" | "component" | "autocomplete" | "form";
  readonly userId: string;
  readonly channelId: string;
  /** The message whose component was used. */
  readonly sourceId?: string;
  /** The callback that acknowledged it, at most one. */
  callback?: number;
  /** Delivered twice on purpose, so that a second acknowledgement is no mistake. */
  repeated?: boolean;
  /** What `@original` means. */
  originalId?: string;
  readonly answered: PromiseWithResolvers<void>;
  readonly original: PromiseWithResolvers<StoredMessage>;
  readonly followUp: PromiseWithResolvers<StoredMessage>;
  readonly choices: PromiseWithResolvers<readonly unknown[]>;
  /** The form that it was answered with. */
  readonly form: PromiseWithResolvers<Json>;
}

export function openInteraction(
  facts: Pick<Interaction, "id" | "token" | "kind" | "userId" | "channelId"> & { readonly sourceId?: string },
): Interaction {
  const interaction: Interaction = {
    ...facts,
    answered: Promise.withResolvers(),
    original: Promise.withResolvers(),
    followUp: Promise.withResolvers(),
    choices: Promise.withResolvers(),
    form: Promise.withResolvers(),
  };
  for (const { promise } of promisesOf(interaction)) promise.catch(() => undefined);
  return interaction;
}

/** Whoever waits for this interaction learns at once why nothing more will come. */
export function failInteraction(interaction: Interaction, reason: string): void {
  for (const { reject } of promisesOf(interaction)) reject(new Error(reason));
}

function promisesOf({ answered, original, followUp, choices, form }: Interaction) {
  return [answered, original, followUp, choices, form];
}

/** Which callbacks Discord takes for what was done. */
export const allowedCallbacks: Readonly<Record<Interaction["kind"], readonly number[]>> = {
  command: [4, 5, 9],
  component: [4, 5, 6, 7, 9],
  form: [4, 5, 6, 7],
  autocomplete: [8],
};
