import type { Door } from "#src/bot/desk/door/door.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Assets } from "#src/web/page/assets.ts";
import type { OpenLines } from "./open-lines.ts";

/** What the pages at the door work with. */
export interface DoorPagesParts {
  readonly door: Door;
  readonly people: People;
  readonly assets: Assets;
  readonly lines: OpenLines;
  readonly clock: Clock;
  /** Browsers come by TLS. */
  readonly isSecure: boolean;
}
