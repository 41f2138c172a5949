import type { PartyWords } from "../../party-words.ts";
import { changes } from "./changes.ts";
import { company } from "./company.ts";
import { counts } from "./counts.ts";
import { notComing } from "./not-coming.ts";
import { nouns } from "./nouns.ts";
import { relations } from "./relations.ts";
import { whoComes } from "./who-comes.ts";

export const party: PartyWords = {
  ...counts,
  ...nouns,
  ...company,
  ...relations,
  ...changes,
  whoComes,
  notComing,
};
