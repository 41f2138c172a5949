import type { Move, Step } from "./move.ts";

const says = (text: string): Move => ({ kind: "says", text });
const presses = (button: number): Move => ({ kind: "presses", message: 0, button });

const toSummary = [says("a table for 2 tomorrow at 7pm at Fjord"), says("Anna Berg"), says("no number")];
const toBooking = [...toSummary, presses(0)];

const toInvoice = [
  says("a table for 2 tomorrow at 7pm at Tejo"),
  says("Anna Berg"),
  says("no number"),
  presses(0),
];
const toPaid: readonly Move[] = [...toInvoice, { kind: "pays", invoice: 0 }];

const stepsOf = (moves: readonly Move[]): Step[] => moves.map((move) => ({ move, waits: true }));

/** The ways to each question whose yes changes what the service holds. */
export const waysToQuestions = {
  "shall I book it?": stepsOf(toSummary),
  "shall I book it for a deposit?": stepsOf(toInvoice.slice(0, -1)),
  "please pay the deposit": stepsOf(toInvoice),
  "cancel the table that was paid for?": stepsOf([...toPaid, says("cancel my booking")]),
  "shall I change it so?": stepsOf([...toBooking, says("make it 5")]),
  "shall I change it to the tasting menu?": stepsOf([...toBooking, says("the tasting menu instead")]),
  "shall I book it in place of the other?": stepsOf([
    ...toBooking,
    says("change it to Tejo"),
    says("no number"),
  ]),
  "cancel your table?": stepsOf([...toBooking, says("cancel my booking")]),
  "a table has come free: would you like it?": stepsOf([
    ...toBooking,
    { kind: "house", does: "frees", which: 3 },
  ]),
  "are you still coming?": stepsOf([...toBooking, { kind: "house", does: "asks", which: 0 }]),
} as const;
