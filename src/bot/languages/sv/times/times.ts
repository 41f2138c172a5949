import type { TimeWords } from "../../time-words.ts";
import { bounds } from "./bounds.ts";
import { clock } from "./clock.ts";
import { partsOfDay } from "./parts-of-day.ts";
import { shifts } from "./shifts.ts";

export const times: TimeWords = { ...clock, ...partsOfDay, ...bounds, ...shifts };
