import type { Hold } from "#src/database/hold-alone.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";

/** What only one of the processes may have open. */
interface Gateway {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface OneGatewayParts {
  readonly gateway: Gateway;
  /** Undefined while another process has it; a fault is thrown. */
  readonly hold: () => Promise<Hold | undefined>;
  readonly log: Log;
  /** How to pass the time between attempts; a test's does not wait. */
  readonly wait?: Wait;
}

/** How soon another process takes over. */
const askAgainMs = 5_000;

/**
 * Opens a gateway in one process at a time: whichever holds it. The others wait in the background and take over when
 * it is free, and one that no longer holds it closes its own.
 */
export function createOneGateway(parts: OneGatewayParts): Gateway {
  const stopping = new AbortController();
  let keeping: Promise<void> = Promise.resolve();
  return {
    /**
     * Resolves when this process has opened it, or at once when another has it.
     *
     * @throws as the gateway does, where this process is the one to open it, and when nobody can tell which is
     */
    start: async () => {
      const hold = await parts.hold();
      if (hold === undefined) parts.log.info({}, "another process answers the staff; this one stands by");
      else await open(parts, hold);
      keeping = keep(parts, hold, stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await keeping;
      // Also where it never was open: it finishes what is in hand.
      await parts.gateway.stop();
    },
  };
}

/** Until it is stopped, or it turns out on taking over that somebody has to put something right first. */
async function keep(parts: OneGatewayParts, first: Hold | undefined, signal: AbortSignal): Promise<void> {
  const { gateway, log, wait = systemWait } = parts;
  for (let hold = first; !signal.aborted; ) {
    if (hold === undefined) {
      await wait(askAgainMs, signal);
      hold = signal.aborted ? undefined : await tryToHold(parts);
      if (hold !== undefined && !(await takeOver(parts, hold))) return;
    } else {
      await aborted(AbortSignal.any([hold.lost, signal]));
      if (hold.lost.aborted) log.warn({}, "lost the hold on the staff's gateway: another process may answer");
      await gateway.stop();
      await hold.release();
      hold = undefined;
    }
  }
}

/** @returns false where it cannot be opened, which does not end a process that serves guests */
async function takeOver(parts: OneGatewayParts, hold: Hold): Promise<boolean> {
  try {
    await open(parts, hold);
    parts.log.info({}, "this process answers the staff from now on");
    return true;
  } catch (error) {
    parts.log.error(faultOf(error), "could not open the staff's gateway");
    return false;
  }
}

async function open({ gateway }: OneGatewayParts, hold: Hold): Promise<void> {
  try {
    await gateway.start();
  } catch (error) {
    await hold.release();
    throw error;
  }
}

async function tryToHold({ hold, log }: OneGatewayParts): Promise<Hold | undefined> {
  try {
    return await hold();
  } catch (error) {
    log.warn(faultOf(error), "could not ask who holds the staff's gateway; trying again");
    return undefined;
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
