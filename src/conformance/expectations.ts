import type { z } from "zod";
import type { Answer } from "./line.ts";

/** The service does otherwise. The message says how. */
export class Difference extends Error {
  override readonly name = "Difference";
}

/** There was nothing to try it with. The message says what was missing. */
export class NotTried extends Error {
  override readonly name = "NotTried";
}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Difference(otherwise);
}

/** Expects any 2xx, and gives back the body. */
export function succeeded(answer: Answer): unknown {
  expectThat(answer.status >= 200 && answer.status < 300, `answered ${described(answer)}`);
  return answer.body;
}

/** The specification's `{ data: … }`. */
export function unwrapped(answer: Answer): unknown {
  const body = succeeded(answer);
  const isWrapped = typeof body === "object" && body !== null && "data" in body;
  expectThat(isWrapped, "the answer is not in an object with data");
  const others = Object.keys(body).filter((key) => key !== "data");
  expectThat(others.length === 0, `there is ${others.join(", ")} beside data`);
  return body.data;
}

/** Expects this shape. Tells where it is another, and never what stands there: answers hold guests' names. */
export function shaped<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const { success, data, error } = shape.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Difference(
    `${issue?.path.join(".") || "the answer"}: ${issue?.message ?? "is of another shape"}`,
  );
}

/** Expects a refusal of any kind. */
export function refused(answer: Answer): void {
  expectThat(answer.status >= 400 && answer.status < 500, `answered ${described(answer)}, not a refusal`);
}

/** Expects a refusal with this status. */
export function refusedWith(answer: Answer, status: number): void {
  expectThat(answer.status === status, `answered ${described(answer)}, not ${status}`);
}

function described({ status, body }: Answer): string {
  const hasCode = typeof body === "object" && body !== null && "code" in body;
  return hasCode && typeof body.code === "string" ? `${status} ${body.code.slice(0, 40)}` : `${status}`;
}
