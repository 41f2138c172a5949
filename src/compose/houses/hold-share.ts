import type { Leases } from "#src/database/houses/leases.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { Wait } from "#src/lib/wait.ts";
import type { OpenHouse } from "./open-house.ts";

export interface ShareParts {
  readonly leases: Pick<Leases, "countProcesses" | "take" | "giveBack" | "lost">;
  /** All houses there are, whoever holds them. */
  readonly names: readonly string[];
  readonly open: (name: string) => Promise<OpenHouse>;
  /** The tenants that are open in this process; `holdShare` keeps it up to date. */
  readonly held: Map<string, OpenHouse>;
  readonly wait: Wait;
  readonly log: Log;
}

/** How often a process looks whether its share is another; and how soon a house that could not be opened is tried again. */
const lookEveryMs = 5_000;
const tryAgainMs = 60_000;

/** Houses that are opened at a time, between two looks at how many fall to this process. */
const atATime = 4;

/**
 * Keeps this process's share of the tenants open, `ceil(tenants / processes)` of them, until `stopping` is aborted or
 * the leases are lost. Then it closes all of them (decision 0081).
 */
export async function holdShare(parts: ShareParts, stopping: AbortSignal): Promise<void> {
  const { leases, wait, held, log } = parts;
  const over = AbortSignal.any([stopping, leases.lost]);
  /** Until when nobody tries a house again that could not be opened. */
  const failed = new Map<string, number>();
  while (!over.aborted) {
    const hasMore = await adjust(parts, failed).catch((error: unknown) => {
      if (!over.aborted) log.warn(faultOf(error), "could not look for houses; trying again");
      return false;
    });
    if (!hasMore) await wait(lookEveryMs, over);
  }
  if (leases.lost.aborted) log.warn({ houses: held.size }, "lost the houses: another process may open them");
  await Promise.all([...held.keys()].map((name) => close(parts, name)));
}

/** @returns whether there may be more to take at once */
async function adjust(parts: ShareParts, failed: Map<string, number>): Promise<boolean> {
  const { leases, names, held } = parts;
  const share = Math.ceil(names.length / (await leases.countProcesses()));
  const surplus = [...held.keys()].slice(share);
  await Promise.all(surplus.map((name) => close(parts, name)));
  const now = performance.now();
  const free = names.filter((name) => !held.has(name) && (failed.get(name) ?? 0) <= now);
  const missing = Math.min(share - held.size, atATime);
  if (missing <= 0 || free.length === 0) return false;
  const taken = await leases.take(free, missing);
  await Promise.all(taken.map((name) => open(parts, name, failed)));
  return taken.length > 0;
}

async function open(parts: ShareParts, name: string, failed: Map<string, number>): Promise<void> {
  const { leases, held, log } = parts;
  try {
    held.set(name, await parts.open(name));
    failed.delete(name);
  } catch (error) {
    failed.set(name, performance.now() + tryAgainMs);
    log.error({ house: name, ...faultOf(error) }, "a house cannot be opened; it is tried again");
    await leases.giveBack(name);
  }
}

/** Closes a tenant, and gives its lease back only after nothing of it is left that could write. */
async function close({ leases, held, log }: ShareParts, name: string): Promise<void> {
  const house = held.get(name);
  held.delete(name);
  await house?.stop().catch((error: unknown) => {
    log.error({ house: name, ...faultOf(error) }, "a house was not closed cleanly");
  });
  await leases.giveBack(name).catch(() => undefined);
}
