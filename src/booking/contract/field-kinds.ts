import { z } from "zod";

/** Bounds of a whole number, both inclusive. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Bounds of a text's length in UTF-16 code units, both inclusive. */
export interface TextLength {
  readonly min?: number;
  readonly max: number;
}

/**
 * The kinds of values on the wire. There are two sets: `strict` reads requests, `tolerant` reads answers.
 * A resource lists its fields once, as a function of the set, so the two can differ in patience only.
 */
export interface FieldKinds {
  text(length: TextLength): z.ZodType<string>;
  wholeNumber(range: NumberRange): z.ZodType<number>;
  amount(): z.ZodType<number>;
  /** A moment, normalised to ISO 8601 in UTC with `Z`. */
  moment(): z.ZodType<string>;
  textList(limits: { readonly entries: number; readonly length: number }): z.ZodType<string[]>;
  textMap(limits: {
    readonly entries: number;
    readonly key: number;
    readonly value: number;
  }): z.ZodType<Record<string, string>>;
}

/**
 * An object of the wire. A null stands for a field that was left out, in both directions: many serialisers
 * write absent fields as null, and a resource that was fetched must be fit to be sent back as it is.
 * Unknown fields are dropped.
 */
export function wireObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(withoutNulls, z.object(shape, { error: orRequired("must be an object") }));
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

/** Names the mistake, or says that the value is missing where it is. */
export function orRequired(mistake: string): (issue: { readonly input?: unknown }) => string {
  return (issue) => (issue.input === undefined ? "is required" : mistake);
}
