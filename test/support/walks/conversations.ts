import fc from "fast-check";
import type { Move, Step } from "./move.ts";
import { waysToQuestions } from "./questions.ts";
import { bookingWishes, otherKinds } from "./sentences.ts";

const says = (texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): Move => ({ kind: "says", text }));

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 7, arbitrary: fc.oneof(...otherKinds.map(says)) },
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
  { weight: 2, arbitrary: fc.nat(1).map((invoice): Move => ({ kind: "pays", invoice })) },
  { weight: 1, arbitrary: fc.constant<Move>({ kind: "passes" }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...bookingWishes).map((words): Move => ({ kind: "comesFromGroup", words })),
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

const beginnings: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...bookingWishes).map(beginWith) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(waysToQuestions)) },
);

function beginWith(wish: string): Step[] {
  return [{ move: { kind: "says", text: wish }, waits: true }];
}

/** A conversation: a wish for a table, or the way to a question, and whatever follows. */
export const conversations: fc.Arbitrary<readonly Step[]> = fc
  .tuple(beginnings, fc.array(step, { minLength: 6, maxLength: 24, size: "max" }))
  .map(([beginning, steps]) => [...beginning, ...steps]);
