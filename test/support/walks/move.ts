/** What may happen next in a walk. */
export type Move =
  | { readonly kind: "says"; readonly text: string }
  /** The n-th of the ways to say yes, or no, to the question that is open. */
  | { readonly kind: "agrees" | "refuses"; readonly nth: number }
  /** One of the buttons of the n-th message with buttons, counted from the last one. */
  | { readonly kind: "presses"; readonly message: number; readonly button: number }
  | { readonly kind: "shares" | "commands" | "sends" }
  /** The guest goes on in private with what they said in a group. */
  | { readonly kind: "comesFromGroup"; readonly words: string }
  | { readonly kind: "house"; readonly does: "asks" | "frees" | "cancels" | "fills"; readonly which: number };

/** A move, and whether the guest waits for what comes of it before the next. */
export interface Step {
  readonly move: Move;
  readonly waits: boolean;
}
