import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createOpenDays } from "#src/adapters/web-desk/pages/open-days.ts";
import type { OpenViews } from "#src/bot/desk/sheet/open-views.ts";
import type { DaySheets, DaySheetView } from "#src/bot/desk/view.ts";

const day = { venueId: 1, date: "2026-11-21" };
const patience = { timeout: 60_000 };

/** A day whose summary a test writes; reading it may be held up, or fail. */
function openDay() {
  let summary = "nobody";
  let held: Promise<void> | undefined;
  let isBroken = false;
  const reads: string[] = [];
  const sheets: OpenViews<DaySheets> = {
    stamp: async () => summary,
    read: async () => {
      const read = summary;
      reads.push(read);
      const until = held;
      held = undefined;
      await until;
      if (isBroken) return { type: "refused", reason: "failed", text: "" };
      const sheet: DaySheetView = { ...day, venueName: "", title: "", summary: read, notes: [], groups: [] };
      return { type: "daySheets", sheets: [sheet] };
    },
  };
  const days = createOpenDays(sheets, (error) => expect.unreachable(String(error)));
  onTestFinished(() => days.stop());
  const open = () => {
    const told: (string | undefined)[] = [];
    const { close } = days.open({ of: day, wake: (now) => told.push(now?.view.sheets[0].summary) });
    return { told, close };
  };
  return {
    ...{ open, reads },
    write: (text: string) => {
      summary = text;
      days.changed(() => true);
    },
    /** The next read, until what is returned is called. */
    holdUp: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    breakDown: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

test("a day is read once for all who have it open", async () => {
  const { open, reads, write } = openDay();
  const [one, other] = [open(), open()];
  await expect.poll(() => [one.told, other.told], patience).toEqual([["nobody"], ["nobody"]]);
  write("one booking");
  await expect.poll(() => other.told, patience).toEqual(["nobody", "one booking"]);
  expect(one.told).toEqual(other.told);
  expect(reads).toEqual(["nobody", "one booking"]);
});

test("what took long to read does not come after what is newer", async () => {
  const { open, write, holdUp, reads } = openDay();
  const { told } = open();
  await expect.poll(() => told, patience).toEqual(["nobody"]);
  const goOn = holdUp();
  write("one booking");
  await expect.poll(() => reads, patience).toHaveLength(2);
  write("two bookings");
  await setImmediate();
  goOn();
  await expect.poll(() => told, patience).toEqual(["nobody", "one booking", "two bookings"]);
});

test("what could not be read is read again", async () => {
  const { open, write, breakDown, reads } = openDay();
  const { told } = open();
  await expect.poll(() => told, patience).toEqual(["nobody"]);
  breakDown(true);
  write("one booking");
  await expect.poll(() => reads, patience).toHaveLength(2);
  await setImmediate();
  breakDown(false);
  await expect.poll(() => told, patience).toEqual(["nobody", "one booking"]);
});

test("who has closed it is told nothing more", async () => {
  const { open, write } = openDay();
  const [gone, still] = [open(), open()];
  await expect.poll(() => gone.told, patience).toEqual(["nobody"]);
  gone.close();
  write("one booking");
  await expect.poll(() => still.told, patience).toEqual(["nobody", "one booking"]);
  expect(gone.told).toEqual(["nobody"]);
});
