import type { TopicWords } from "../../locale.ts";
import { house } from "./house.ts";
import { rules } from "./rules.ts";
import { talk } from "./talk.ts";
import { visit } from "./visit.ts";

export const topics: TopicWords = { ...rules, ...talk, ...visit, ...house };
