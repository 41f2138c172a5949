import { setFlagsFromString } from "node:v8";

/**
 * How V8 compiles the thousands of expressions that guests are read with. Most are asked once a message and find nothing,
 * so what their code gains by being refined is never earned back: without it a language is ready in half the time, read
 * as fast, and takes a quarter less memory (docs/decisions/0094-expressions-are-compiled-plainly.md).
 */
export const expressionFlags: readonly string[] = [
  // An optional part is written out once for each way to have it, which doubles with each that follows another.
  "--no-regexp-unroll",
  "--no-regexp-peephole-optimization",
  // Machine code is made at the thousandth use instead of the second, and at once for a text of a thousand characters.
  "--regexp-tier-up-ticks=1000",
];

/** Sets them for this process, its threads included; what is compiled already stays. */
export function compileExpressionsPlainly(): void {
  for (const flag of expressionFlags) setFlagsFromString(flag);
}
