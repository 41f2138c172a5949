import type { Refusal } from "./limits.ts";

/** Thrown by a method that Telegram would refuse; the server answers with it. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(status: number, description: string, more: Pick<Refusal, "movedTo"> = {}) {
    super(description);
    this.refusal = { status, description, ...more };
  }
}
