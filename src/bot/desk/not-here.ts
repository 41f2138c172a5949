import type { Refused } from "./view.ts";
import { texts } from "./words.ts";

/** The answer to what only the house's own service can do, where that is not the one inside. */
export const notHere: Refused = { type: "refused", reason: "notHere", text: texts.notHere };
