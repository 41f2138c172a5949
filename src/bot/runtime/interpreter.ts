import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import { newId } from "#src/lib/ids.ts";
import { underTrace } from "#src/lib/trace.ts";
import { afterFailure } from "./after-failure.ts";
import { type DecisionParts, decideTurn } from "./decide-turn.ts";
import type { Outside } from "./effects/outside.ts";
import { runEffect } from "./run-effect.ts";
import type { ClaimedEffect, LaneName, Settlement, Taking, ToDo, TurnStore } from "./turn-store.ts";

export type InterpreterParts = Outside & DecisionParts & { readonly store: TurnStore };

/**
 * How long a claimed effect belongs to this process. While it runs, the lease is renewed three times in that time.
 */
const leaseMs = 30_000;

/** The steps that move a chat on. Each returns what it leaves to be done. */
export interface Interpreter {
  /** Makes the moment, the lease and the decision with which this process takes a turn. */
  taking(): Taking;
  /** Undefined where nothing waits. */
  takeTurn(conversationId: string): Promise<ToDo | undefined>;
  run(claimed: ClaimedEffect): Promise<ToDo>;
  /** Undefined where nothing of the lane can be done. */
  runNext(conversationId: string, lane: LaneName): Promise<ToDo | undefined>;
}

/**
 * Creates the steps.
 * @param isEnding whether the process is stopping, and claims no further effects
 */
export function createInterpreter(parts: InterpreterParts, isEnding: () => boolean): Interpreter {
  const { store, clock, log } = parts;
  const leaseEnd = () => clock.now().add({ milliseconds: leaseMs });

  function taking(): Taking {
    const now = clock.now();
    const fresh = { reference: newId(), idempotencyKey: newId() };
    return {
      at: now,
      ...(!isEnding() && { until: leaseEnd() }),
      decide: (pending) => decideTurn(parts, pending, { now, fresh }),
    };
  }

  /** Runs an effect under the trace of the update that led to it, whichever process claimed it. */
  const run = (claimed: ClaimedEffect) => underTrace(claimed.trace, () => runLeased(claimed));

  async function runLeased(claimed: ClaimedEffect): Promise<ToDo> {
    const renewal = setInterval(() => {
      store
        .extend(claimed, leaseEnd())
        .catch((error: unknown) => log.warn(faultOf(error), "a lease was not renewed"));
    }, leaseMs / 3);
    renewal.unref();
    try {
      return await perform(claimed);
    } finally {
      clearInterval(renewal);
    }
  }

  async function perform(claimed: ClaimedEffect): Promise<ToDo> {
    let settlement: Settlement;
    try {
      settlement = await runEffect(parts, claimed);
    } catch (error) {
      return await fail(claimed, error);
    }
    return await store.settle(claimed, settlement, taking());
  }

  async function fail(claimed: ClaimedEffect, error: unknown): Promise<ToDo> {
    const now = clock.now();
    const reaction = afterFailure(claimed, error, now);
    const result = defined({ event: reaction.event });
    const fields = {
      conversationId: claimed.conversation.id,
      effect: claimed.effect.type,
      attempt: claimed.attempt,
      ...faultOf(error),
    };
    if (reaction.type === "defer") {
      log.warn(fields, "an effect failed and is tried again later");
      await store.defer(claimed, { dueAt: reaction.dueAt, ...result }, now);
      return { claimed: [], look: ["turns", claimed.lane] };
    }
    if (reaction.isBug) log.error(fields, "an effect failed for good");
    else log.warn(fields, "an effect could not be done");
    return await store.settle(
      claimed,
      { outcome: reaction.isBug ? "failed" : "dropped", ...result },
      taking(),
    );
  }

  return {
    taking,
    takeTurn: (conversationId) => store.takeTurn(conversationId, taking()),
    run,
    runNext: async (conversationId, lane) => {
      const claimed = await store.claim(conversationId, lane, { now: clock.now(), until: leaseEnd() });
      return claimed && (await run(claimed));
    },
  };
}
