import { defined } from "#src/lib/defined.ts";
import { newId } from "#src/lib/ids.ts";
import { afterFailure } from "./after-failure.ts";
import { type DecisionParts, decideTurn } from "./decide-turn.ts";
import { describeFault } from "./describe-fault.ts";
import type { Outside } from "./effects/outside.ts";
import { runEffect } from "./run-effect.ts";
import type { ClaimedEffect, LaneName, Settlement, TurnStore } from "./turn-store.ts";

export type InterpreterParts = Outside & DecisionParts & { readonly store: TurnStore };

/** An effect is this process's for so long; while it runs, the lease is renewed three times as often. */
const leaseMs = 30_000;

/** The two kinds of steps that move a chat on. Each resolves to whether there was anything to do. */
export interface Interpreter {
  takeTurn(conversationId: string): Promise<boolean>;
  runNext(conversationId: string, lane: LaneName): Promise<boolean>;
}

export function createInterpreter(parts: InterpreterParts): Interpreter {
  const { store, clock, log } = parts;
  const leaseEnd = () => clock.now().add({ milliseconds: leaseMs });

  async function run(claimed: ClaimedEffect): Promise<void> {
    const renewal = setInterval(() => {
      store
        .extend(claimed, leaseEnd())
        .catch((error: unknown) => log.warn(describeFault(error), "a lease was not renewed"));
    }, leaseMs / 3);
    renewal.unref();
    try {
      await perform(claimed);
    } finally {
      clearInterval(renewal);
    }
  }

  async function perform(claimed: ClaimedEffect): Promise<void> {
    let settlement: Settlement;
    try {
      settlement = await runEffect(parts, claimed);
    } catch (error) {
      await fail(claimed, error);
      return;
    }
    await store.settle(claimed, settlement, clock.now());
  }

  async function fail(claimed: ClaimedEffect, error: unknown): Promise<void> {
    const now = clock.now();
    const reaction = afterFailure(claimed, error, now);
    const result = defined({ event: reaction.event });
    const fields = {
      conversationId: claimed.conversation.id,
      effect: claimed.effect.type,
      attempt: claimed.attempt,
      ...describeFault(error),
    };
    if (reaction.type === "defer") {
      log.warn(fields, "an effect failed and is tried again later");
      await store.defer(claimed, { dueAt: reaction.dueAt, ...result }, now);
      return;
    }
    if (reaction.isBug) log.error(fields, "an effect failed for good");
    else log.warn(fields, "an effect could not be done");
    await store.settle(claimed, { outcome: reaction.isBug ? "failed" : "dropped", ...result }, now);
  }

  return {
    takeTurn: (conversationId) => {
      const now = clock.now();
      const fresh = { reference: newId(), idempotencyKey: newId() };
      return store.takeTurn(conversationId, now, (pending) => decideTurn(parts, pending, { now, fresh }));
    },
    runNext: async (conversationId, lane) => {
      const lease = { now: clock.now(), until: leaseEnd() };
      const claimed = await store.claim(conversationId, lane, lease);
      if (claimed) await run(claimed);
      return claimed !== undefined;
    },
  };
}
