import fc from "fast-check";
import { bookingWishes, otherSentences } from "./sentences.ts";

/** What may happen next in a walk. */
export type Move =
  | { readonly kind: "says"; readonly text: string }
  /** The n-th of the ways to say yes, or no, to the question that is open. */
  | { readonly kind: "agrees" | "refuses"; readonly nth: number }
  /** One of the buttons of the n-th message with buttons, counted from the last one. */
  | { readonly kind: "presses"; readonly message: number; readonly button: number }
  | { readonly kind: "shares" | "commands" | "sends" }
  | { readonly kind: "house"; readonly does: "asks" | "frees" | "cancels" | "fills"; readonly which: number };

/** A move, and whether the guest waits for what comes of it before the next. */
export interface Step {
  readonly move: Move;
  readonly waits: boolean;
}

const says = (texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): Move => ({ kind: "says", text }));

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 7, arbitrary: says(otherSentences) },
  { weight: 4, arbitrary: fc.nat(30).map((nth): Move => ({ kind: "agrees", nth })) },
  { weight: 1, arbitrary: fc.nat(30).map((nth): Move => ({ kind: "refuses", nth })) },
  {
    weight: 7,
    arbitrary: fc
      .tuple(fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 5), fc.constantFrom(0, 0, 0, 1, 2, 3))
      .map(([message, button]): Move => ({ kind: "presses", message, button })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Move>({ kind: "shares" }, { kind: "commands" }, { kind: "sends" }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("asks", "asks", "frees", "cancels", "fills"), fc.nat(5))
      .map(([does, which]): Move => ({ kind: "house", does, which })),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  move,
  waits: fc.constantFrom(true, true, true, true, true, true, true, false),
});

/** A conversation: a wish for a table, and whatever follows. */
export const conversations: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.constantFrom(...bookingWishes), fc.array(step, { minLength: 6, maxLength: 26, size: "max" }))
  .map(([wish, steps]) => [{ move: { kind: "says", text: wish }, waits: true }, ...steps]);
