import type { TopicWords } from "../../locale.ts";
import { house } from "./house.ts";
import { particulars } from "./particulars.ts";
import { rules } from "./rules.ts";
import { talk } from "./talk.ts";
import { visit } from "./visit.ts";

export const topics: TopicWords = { ...particulars, ...rules, ...talk, ...visit, ...house };
