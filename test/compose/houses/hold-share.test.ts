import { expect, onTestFinished, test } from "vitest";
import { holdShare } from "#src/compose/houses/hold-share.ts";
import type { OpenHouse } from "#src/compose/houses/open-house.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { eventually } from "#test/support/eventually.ts";

const names = ["bergen", "nice", "oslo", "rome", "york"];

/** Houses that nobody else holds, and a process that looks again whenever it is told to. */
function begin({ processes = 1, broken = "" } = {}) {
  const state = { processes, locked: new Set<string>() };
  const log = createQuietLog();
  const [stopping, lost] = [new AbortController(), new AbortController()];
  const held = new Map<string, OpenHouse>();
  const closed: string[] = [];
  let lookAgain = () => {};
  const leases = {
    lost: lost.signal,
    countProcesses: async () => state.processes,
    take: async (houses: readonly string[], most: number) => {
      const taken = houses.filter((name) => !state.locked.has(name)).slice(0, most);
      for (const name of taken) state.locked.add(name);
      return taken;
    },
    giveBack: async (name: string) => {
      expect(held.has(name)).toBe(false);
      state.locked.delete(name);
    },
  };
  const open = async (name: string) => {
    if (name === broken) throw new Error("its venue file is broken");
    return { stop: async () => void closed.push(name), waiting: async () => ({ queues: [] }) };
  };
  const wait = (_: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      lookAgain = resolve;
      signal?.addEventListener("abort", () => resolve());
      if (signal?.aborted) resolve();
    });
  const over = holdShare({ leases, names, open, held, wait, log }, stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await over;
  });
  return { state, held, closed, log, lost, over, stopping, look: () => lookAgain() };
}

test("a process alone holds all houses, and gives back what falls to another once there is one", async () => {
  const { state, held, closed, look } = begin();
  await eventually(() => expect([...held.keys()]).toEqual(names));
  state.processes = 2;
  await eventually(() => {
    look();
    expect(held.size).toBe(3);
  });
  expect(closed).toEqual(["rome", "york"]);
  expect(state.locked.size).toBe(3);
});

test("a house that cannot be opened is given back, said, and keeps no other closed", async () => {
  const { state, held, log, look } = begin({ broken: "nice" });
  await eventually(() => expect(held.size).toBe(4));
  look();
  expect(state.locked.has("nice")).toBe(false);
  const faults = log.lines.filter(({ level }) => level === "error");
  expect(faults.map(({ fields }) => fields)).toMatchObject([{ house: "nice", fault: "Error" }]);
});

test("when its leases are lost, or it is told to stop, a process closes every house", async () => {
  const one = begin();
  await eventually(() => expect(one.held.size).toBe(5));
  one.lost.abort();
  await one.over;
  expect([one.closed.toSorted(), one.held.size]).toEqual([names, 0]);
  const other = begin();
  await eventually(() => expect(other.held.size).toBe(5));
  other.stopping.abort();
  await other.over;
  expect([other.closed.toSorted(), other.state.locked.size]).toEqual([names, 0]);
});
