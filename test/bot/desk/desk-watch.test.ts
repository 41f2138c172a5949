import { expect, test } from "vitest";
import { createDeskWatch } from "#src/bot/desk/watch/create-desk-watch.ts";
import type { WatchBook, Watcher } from "#src/bot/desk/watch/ports.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

/** What the database keeps of pages. */
function createBook(): WatchBook & { readonly asked: string[] } {
  const seen = new Map<string, Watcher>();
  const asked: string[] = [];
  return {
    asked,
    seen: async (watchers) => {
      asked.push("seen");
      for (const watcher of watchers) seen.set(watcher.id, watcher);
    },
    gone: async (id) => {
      asked.push("gone");
      seen.delete(id);
    },
    list: async () => [...seen.values()],
  };
}

const createWatch = (
  parts: {
    readonly book?: WatchBook;
    readonly venues?: readonly number[][];
    readonly log?: ReturnType<typeof createQuietLog>;
  } = {},
) =>
  createDeskWatch({
    ...(parts.book && { book: parts.book }),
    door: {
      listSessions: async () => (parts.venues ?? []).map((venueIds) => ({ session: { venueIds } })) as never,
    },
    clock: { now: () => Temporal.Instant.from("2026-11-21T18:00:00Z") },
    log: parts.log ?? createQuietLog(),
  });

test("a page that another process shows is known here, until it is closed", async () => {
  const book = createBook();
  const [here, there] = [createWatch({ book }), createWatch({ book })];
  const close = there.opened({ venueIds: [1] });
  await there.look();
  await here.look();
  expect([here.reach(1), here.reach(2)]).toEqual(["page", "nowhere"]);
  close();
  await there.look();
  await here.look();
  expect(here.reach(1)).toBe("nowhere");
});

test("a process that is alone knows its own pages and who could open one, and tells nobody", async () => {
  const watch = createWatch({ venues: [[2]] });
  const close = watch.opened({ venueIds: [1] });
  await watch.look();
  expect([1, 2, 3].map((venue) => watch.reach(venue))).toEqual(["page", "later", "nowhere"]);
  close();
  expect(watch.reach(1)).toBe("nowhere");
  await watch.start();
  await watch.stop();
});

test("a database that is away is told of once, and again when it was away anew", async () => {
  const log = createQuietLog();
  let isAway = true;
  const book = createBook();
  const watch = createWatch({
    log,
    book: {
      ...book,
      list: async (after) => {
        if (isAway) throw new Error("away");
        return await book.list(after);
      },
    },
  });
  for (const away of [true, true, false, true, true]) {
    isAway = away;
    await watch.look();
  }
  expect(log.lines.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => "could not look who is at the desk in a browser"),
  );
});
