/** What may happen next in a walk. */
export type Move =
  | { readonly kind: "says"; readonly text: string }
  /** The n-th of the ways to say yes, or no, to the question that is open. */
  | { readonly kind: "agrees" | "refuses"; readonly nth: number }
  /** One of the buttons of the n-th message with buttons, counted from the last one. */
  | { readonly kind: "presses"; readonly message: number; readonly button: number }
  | { readonly kind: "shares" | "commands" | "sends" }
  /** The guest pays the n-th invoice, counted from the last one. */
  | { readonly kind: "pays"; readonly invoice: number }
  /** The guest goes on in private with what they said in a group. */
  | { readonly kind: "comesFromGroup"; readonly words: string }
  /** Twenty minutes: whatever is kept for a quarter of an hour lapses. */
  | { readonly kind: "passes" }
  | { readonly kind: "house"; readonly does: "asks" | "frees" | "cancels" | "fills"; readonly which: number };

/** A move, and whether the guest waits for what comes of it before the next. */
export interface Step {
  readonly move: Move;
  readonly waits: boolean;
}
