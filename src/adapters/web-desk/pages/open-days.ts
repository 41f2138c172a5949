import { createHash } from "node:crypto";
import type { OpenDay, OpenSheets } from "#src/bot/desk/sheet/open-sheet.ts";
import type { DaySheetView } from "#src/bot/desk/view.ts";

/** How often the store is asked whether a day that somebody has open is another by now. */
const askEveryMs = 1000;

/** A day as it stands now, and what tells it from what it was. */
export interface DayNow {
  readonly sheet: DaySheetView;
  readonly stamp: string;
}

/** A page that shows a day. */
interface OpenPage {
  readonly day: OpenDay;
  /** There is something new, or it is to look whether it may still be told. */
  readonly wake: (now: DayNow | undefined) => void;
}

interface Shown {
  readonly day: OpenDay;
  readonly pages: Set<OpenPage>;
  /** As the store tells it from what it becomes; undefined to read it in any case. */
  stamp?: string | undefined;
  now?: DayNow | undefined;
  /** Looks come one after the other: an older one must not have the last word. */
  turn: Promise<void>;
}

/** The days that pages of this process show: each is read once for all of them, and only when it has changed. */
export interface OpenDays {
  open(page: OpenPage): { readonly now: DayNow | undefined; readonly close: () => void };
  /** Something was done at a venue: its days are looked at without delay. */
  changed(venueId: number): void;
  stop(): void;
}

export function createOpenDays(sheets: OpenSheets, onFault: (error: unknown) => void): OpenDays {
  const days = new Map<string, Shown>();
  let asking: NodeJS.Timeout | undefined;

  const look = async (shown: Shown) => {
    const stamp = await sheets.stamp(shown.day);
    if (stamp === shown.stamp) return;
    const read = await sheets.read(shown.day);
    // Nothing is told of what could not be read, which the next look tries again.
    if (read.type === "refused") return;
    shown.stamp = stamp;
    const [sheet] = read.sheets;
    const now = { sheet, stamp: stampOf(sheet) };
    if (now.stamp === shown.now?.stamp) return;
    shown.now = now;
    for (const page of shown.pages) page.wake(now);
  };
  const lookInTurn = async (shown: Shown) => {
    shown.turn = shown.turn.then(() => look(shown)).catch(onFault);
    await shown.turn;
  };
  const lookAll = async () => {
    for (const shown of days.values()) await lookInTurn(shown);
    asking = days.size > 0 ? setTimeout(lookAll, askEveryMs) : undefined;
  };

  return {
    open: (page) => {
      const { venueId, date } = page.day;
      const id = `${venueId} ${date}`;
      const shown = days.get(id) ?? { day: page.day, pages: new Set(), turn: Promise.resolve() };
      days.set(id, shown);
      shown.pages.add(page);
      asking ??= setTimeout(lookAll, 0);
      return {
        now: shown.now,
        close: () => {
          shown.pages.delete(page);
          if (shown.pages.size === 0 && days.get(id) === shown) days.delete(id);
        },
      };
    },
    changed: (venueId) => {
      for (const shown of days.values()) if (shown.day.venueId === venueId) void lookInTurn(shown);
    },
    stop: () => {
      clearTimeout(asking);
      asking = undefined;
      days.clear();
    },
  };
}

/** The same for the same sheet, in every process. */
export function stampOf(sheet: DaySheetView): string {
  return createHash("sha256").update(JSON.stringify(sheet)).digest("base64url").slice(0, 12);
}
