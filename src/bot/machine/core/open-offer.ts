import type { ShownTerms } from "./agreement.ts";
import type { FreedTable } from "./table.ts";

/** A freed table, held for this guest, with its buttons. */
export interface OpenOffer {
  readonly offer: FreedTable;
  readonly yesToken: string;
  readonly noToken: string;
  /** Not this table, but in line as before; absent in what an older version offered. */
  readonly keepToken?: string;
  /** What the guest was shown that it may cost. */
  readonly terms?: ShownTerms;
}
