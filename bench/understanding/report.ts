import type { Comparison } from "./compare.ts";
import type { Message } from "./gold.ts";
import { type Judged, withCourtesiesAsOther } from "./judge.ts";
import { type GroupTally, type Tally, tally, tallyAll, tallyBy } from "./tally.ts";

/** What `--json` prints. Courtesies count as "other" where a source knows no others, but not in `intentStrict`. */
export interface Report extends Omit<GroupTally, "name"> {
  readonly intentStrict: Tally;
  readonly sources: readonly GroupTally[];
  readonly languages: readonly GroupTally[];
  readonly comparison?: readonly Comparison[];
}

export function createReport(strict: readonly Judged[], comparison?: readonly Comparison[]): Report {
  const judged = strict.map(withCourtesiesAsOther);
  return {
    ...tallyAll(judged),
    intentStrict: tally(strict, "intent"),
    sources: tallyBy(judged, ({ source }: Message) => source),
    languages: tallyBy(judged, ({ lang }: Message) => lang),
    ...(comparison && { comparison }),
  };
}
