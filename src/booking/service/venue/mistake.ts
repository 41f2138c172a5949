/** Something wrong in the venue file, and what its author can do about it. */
export interface Mistake {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedy: string;
  /** Whether the key at the end of the path is meant, and not its value. */
  readonly isAboutKey?: boolean;
}

/** `venues[0].plan.tables[3].min`; the file itself is an empty text. */
export function toPathText(path: readonly (string | number)[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index === 0 ? "" : "."}${step}`))
    .join("");
}
