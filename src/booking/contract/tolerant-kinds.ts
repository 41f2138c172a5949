import { z } from "zod";
import type { FieldKinds } from "./field-kinds.ts";

/** A date-time without an offset is read as UTC, which is what the interface specification says it is. */
const momentPattern =
  /^(?<local>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?<offset>Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads answers: a service we do not own may be more generous with lengths and looser with types than the
 * specification asks of us, and its answer still counts. `meta` says in JSON Schema what our own service answers.
 */
export const tolerant: FieldKinds = {
  text: () => z.string(),
  wholeNumber: () => z.int(),
  amount: () => z.number(),
  moment: () => z.string().transform(toMoment).meta({ type: "string", format: "date-time", pattern: "Z$" }),
  textList: () =>
    z
      .array(z.unknown())
      .transform((entries) => entries.flatMap(toText))
      .meta({ type: "array", items: { type: "string" } }),
  textMap: () =>
    z
      .record(z.string(), z.unknown())
      .transform(toTextMap)
      .meta({ type: "object", additionalProperties: { type: "string" } }),
};

function toMoment(value: string, context: z.RefinementCtx): string {
  const { local, offset } = momentPattern.exec(value)?.groups ?? {};
  try {
    return Temporal.Instant.from(`${local}${offset ?? "Z"}`).toString();
  } catch {
    context.addIssue({ code: "custom", input: value, message: "must be a date and time" });
    return z.NEVER;
  }
}

/** The specification leaves the elements of `tags` and `types` open: plain values are kept as text. */
function toText(value: unknown): string[] {
  switch (typeof value) {
    case "string":
      return [value];
    case "number":
    case "boolean":
      return [String(value)];
    default:
      return [];
  }
}

function toTextMap(map: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, value]) => toText(value).map((text) => [key, text] as const)),
  );
}
