import type { Refused } from "./view.ts";
import { texts } from "./words.ts";

/** The answer to what only a back office can do, where the service is not the embedded one. */
export const notHere: Refused = { type: "refused", reason: "notHere", text: texts.notHere };
