import { faultOf } from "#src/lib/fault.ts";
import type { DeskParts } from "./desk-parts.ts";
import type { Refused } from "./view.ts";

/** The same use case, which answers also where something fails: the fault is logged and comes back as the refusal `failed`. */
export function answering<Parts extends Pick<DeskParts, "log">, Ask, Answer>(
  parts: Parts,
  text: string,
  work: (parts: Parts, ask: Ask) => Promise<Answer>,
): (ask: Ask) => Promise<Answer | Refused> {
  return async (ask) => {
    try {
      return await work(parts, ask);
    } catch (error) {
      parts.log.error(faultOf(error), "could not answer the staff");
      return { type: "refused", reason: "failed", text };
    }
  };
}
