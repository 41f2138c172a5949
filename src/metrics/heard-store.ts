import type {
  Arrival,
  ClaimedEffect,
  PendingTurn,
  StoredEffect,
  Taking,
  ToDo,
  Turn,
  TurnStore,
} from "#src/bot/runtime/turn-store.ts";
import type { Meters } from "./meters.ts";

type ChatMeters = Pick<Meters, "turns" | "guestMessages" | "notUnderstood" | "effects" | "effectTimes">;

/** What guests read when they were not understood. */
const notUnderstood: ReadonlySet<string> = new Set(["notUnderstood", "notUnderstoodTwice", "nameNotRead"]);

/**
 * The store of the conversations, measured: every turn and every effect comes by here, so that neither the machine nor
 * the loop around it knows that anybody counts.
 */
export function heardStore(store: TurnStore, meters: ChatMeters): TurnStore {
  const claimedAt = new WeakMap<ClaimedEffect, number>();

  const noted = <Step extends ToDo | undefined>(toDo: Step): Step => {
    for (const effect of toDo?.claimed ?? []) claimedAt.set(effect, performance.now());
    return toDo;
  };

  /** Counts the turn that was decided on the way, once it is stored. */
  const timed = async <Answer>(
    taking: Taking | undefined,
    take: (taking: Taking | undefined) => Promise<Answer>,
  ): Promise<Answer> => {
    const begun = performance.now();
    let taken: { readonly pending: PendingTurn; readonly turn: Turn } | undefined;
    const listening = taking && {
      ...taking,
      decide: (pending: PendingTurn) => {
        const turn = taking.decide(pending);
        taken = { pending, turn };
        return turn;
      },
    };
    const answer = await take(listening);
    if (taken) countTurn(meters, taken.pending.arrival, taken.turn, begun);
    return answer;
  };

  const ended = (claimed: ClaimedEffect, outcome: string) => {
    const kind = claimed.effect.type;
    meters.effects.inc({ kind, outcome });
    const since = claimedAt.get(claimed);
    if (since !== undefined) meters.effectTimes.observe({ kind }, secondsSince(since));
  };

  return {
    ...store,
    receive: async (inbound, reception, taking) => {
      const stored = await timed(taking, (listening) => store.receive(inbound, reception, listening));
      noted(stored.toDo);
      return stored;
    },
    takeTurn: async (conversationId, taking) =>
      noted(await timed(taking, (listening) => store.takeTurn(conversationId, listening ?? taking))),
    claim: async (conversationId, lane, lease) => {
      const claimed = await store.claim(conversationId, lane, lease);
      if (claimed) claimedAt.set(claimed, performance.now());
      return claimed;
    },
    settle: async (claimed, settlement, taking) => {
      ended(claimed, settlement.outcome);
      return noted(
        await timed(taking, (listening) => store.settle(claimed, settlement, listening ?? taking)),
      );
    },
    defer: async (claimed, deferral, at) => {
      ended(claimed, "deferred");
      await store.defer(claimed, deferral, at);
    },
  };
}

function countTurn(meters: ChatMeters, arrival: Arrival, { effects }: Turn, begun: number): void {
  meters.turns.observe({ source: arrival.source }, secondsSince(begun));
  if (arrival.source !== "guest") return;
  meters.guestMessages.inc({ content: arrival.content.type });
  if (arrival.content.type === "text" && effects.some(tellsOfMiss)) meters.notUnderstood.inc();
}

function tellsOfMiss(effect: StoredEffect): boolean {
  if (effect.type === "writeStaff") return effect.word.act === "notUnderstood";
  return effect.type === "say" && effect.lines.some(({ key }) => notUnderstood.has(key));
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}
