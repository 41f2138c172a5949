import type { z } from "zod";

/** The mistakes a schema names, as `path: message`; empty when it takes the value. */
export function mistakes(schema: z.ZodType, value: unknown): string[] {
  const read = schema.safeParse(value);
  return (read.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}
