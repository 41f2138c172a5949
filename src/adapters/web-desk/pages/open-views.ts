import { createHash } from "node:crypto";

/** How often the store is asked whether what somebody has open is another by now. */
const askEveryMs = 1000;

/** What is shown as it stands now, and what tells it from what it was. */
export interface ViewNow<View> {
  readonly view: View;
  readonly stamp: string;
}

/** Something that pages show, as long as they are open. */
interface ViewSource<Key, View> {
  /** The same for pages that show the same. */
  id(key: Key): string;
  /** Another one once the view may be another; cheap enough to be asked every second. */
  stamp(key: Key): Promise<string>;
  /** Undefined where it cannot be read now. */
  read(key: Key): Promise<View | undefined>;
}

/** A page that shows it. */
interface OpenPage<Key, View> {
  readonly of: Key;
  /** There is something new, or it is to look whether it may still be told. */
  readonly wake: (now: ViewNow<View> | undefined) => void;
}

interface Shown<Key, View> {
  readonly of: Key;
  readonly pages: Set<OpenPage<Key, View>>;
  /** As the store tells it from what it becomes; undefined to read it in any case. */
  stamp?: string | undefined;
  now?: ViewNow<View> | undefined;
  /** Looks come one after the other: an older one must not have the last word. */
  turn: Promise<void>;
}

/** What pages of this process show: it is read once for all that show the same, and only when it has changed. */
export interface OpenViews<Key, View> {
  open(page: OpenPage<Key, View>): {
    readonly now: ViewNow<View> | undefined;
    readonly close: () => void;
  };
  /** Something was done: what it may be about is looked at without delay. */
  changed(isMeant: (key: Key) => boolean): void;
  stop(): void;
}

export function createOpenViews<Key, View>(
  source: ViewSource<Key, View>,
  onFault: (error: unknown) => void,
): OpenViews<Key, View> {
  const views = new Map<string, Shown<Key, View>>();
  let asking: NodeJS.Timeout | undefined;

  const look = async (shown: Shown<Key, View>) => {
    const stamp = await source.stamp(shown.of);
    if (stamp === shown.stamp) return;
    const view = await source.read(shown.of);
    // Nothing is told of what could not be read, which the next look tries again.
    if (view === undefined) return;
    shown.stamp = stamp;
    const now = { view, stamp: stampOf(view) };
    if (now.stamp === shown.now?.stamp) return;
    shown.now = now;
    for (const page of shown.pages) page.wake(now);
  };
  const lookInTurn = async (shown: Shown<Key, View>) => {
    shown.turn = shown.turn.then(() => look(shown)).catch(onFault);
    await shown.turn;
  };
  const lookAll = async () => {
    for (const shown of views.values()) await lookInTurn(shown);
    asking = views.size > 0 ? setTimeout(lookAll, askEveryMs) : undefined;
  };

  return {
    open: (page) => {
      const id = source.id(page.of);
      const shown = views.get(id) ?? { of: page.of, pages: new Set(), turn: Promise.resolve() };
      views.set(id, shown);
      shown.pages.add(page);
      asking ??= setTimeout(lookAll, 0);
      return {
        now: shown.now,
        close: () => {
          shown.pages.delete(page);
          if (shown.pages.size === 0 && views.get(id) === shown) views.delete(id);
        },
      };
    },
    changed: (isMeant) => {
      for (const shown of views.values()) if (isMeant(shown.of)) void lookInTurn(shown);
    },
    stop: () => {
      clearTimeout(asking);
      asking = undefined;
      views.clear();
    },
  };
}

/** The same for the same view, in every process. */
export function stampOf(view: unknown): string {
  return createHash("sha256").update(JSON.stringify(view)).digest("base64url").slice(0, 12);
}
