/** Party sizes from `min` to `max`, both included; `max` is Infinity where the text says `5+`. */
export interface PartySizes {
  readonly min: number;
  readonly max: number;
}

const pattern = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3})|(\+))?$/;

/** Reads the keys of `turnTime`: `"2"`, `"1-2"` or `"5+"`. Undefined when the text is none of these. */
export function parsePartySizes(text: string): PartySizes | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const min = Number(match[1]);
  const max = match[3] ? Number.POSITIVE_INFINITY : Number(match[2] ?? match[1]);
  return min <= max ? { min, max } : undefined;
}

/** Sizes in rising order, neighbours drawn together: `3, 5–8`. */
export function describeSizes(sizes: readonly number[]): string {
  const firsts = sizes.filter((size) => !sizes.includes(size - 1));
  const lasts = sizes.filter((size) => !sizes.includes(size + 1));
  return firsts
    .map((first, run) => (first === lasts[run] ? `${first}` : `${first}–${lasts[run]}`))
    .join(", ");
}
