import type { Desk } from "#src/bot/desk/desk.ts";
import type { TimelineView } from "#src/bot/desk/timeline/timeline-view.ts";
import type { DaySheets } from "#src/bot/desk/view.ts";
import type { Log } from "#src/lib/log.ts";
import type { Assets } from "#src/web/page/assets.ts";
import type { OpenDays } from "./open-days.ts";

export interface DeskPagesParts {
  readonly desk: Desk;
  readonly assets: Assets;
  readonly newId: () => string;
  /** Aborted once this process tells nobody anything more. */
  readonly stopping: AbortSignal;
  readonly log: Log;
}

/** What the pages share among themselves. */
export interface PagesShared extends DeskPagesParts {
  readonly openSheets: OpenDays<DaySheets>;
  readonly openTimelines: OpenDays<TimelineView>;
}
