import type { Desk } from "#src/bot/desk/desk.ts";
import type { TimelineView } from "#src/bot/desk/timeline/timeline-view.ts";
import type { DaySheets } from "#src/bot/desk/view.ts";
import type { DeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import type { Log } from "#src/lib/log.ts";
import type { Assets } from "#src/web/page/assets.ts";
import type { OpenDays } from "./open-days.ts";
import type { OpenTalks } from "./open-talks.ts";

export interface DeskPagesParts {
  readonly desk: Desk;
  readonly assets: Assets;
  readonly newId: () => string;
  /** Told who has a page before them; absent where that leads no guest to them. */
  readonly watch?: Pick<DeskWatch, "opened">;
  /** Aborted once this process tells nobody anything more. */
  readonly stopping: AbortSignal;
  readonly log: Log;
}

/** What the pages share among themselves. */
export interface PagesShared extends DeskPagesParts {
  readonly openSheets: OpenDays<DaySheets>;
  readonly openTimelines: OpenDays<TimelineView>;
  readonly openTalks: OpenTalks;
}
