import type { Understood } from "#src/bot/understanding/understood.ts";
import type { BookedTable } from "./table.ts";

/** What was said of another booking beside the yes to what is shown: "yes, and on Saturday we'll be six". */
export interface ThenOther {
  /** The look-up of that booking, while nothing is done yet. */
  readonly requestId: string;
  readonly understood: Understood;
  /** It is found, and brought up once what is shown is done. */
  readonly booking?: BookedTable;
}
