import type { TurnStore } from "#src/bot/runtime/turn-store.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { findWork } from "./find-work.ts";
import { inject, receive } from "./inbox.ts";
import { claim, defer, extend, releaseLeases, settle, settleAlone } from "./outbox.ts";
import type { BotTables } from "./tables.ts";
import { takeTurn } from "./turn.ts";

/** Conversations with their inbox and outbox, on tables that `botMigrations` made. */
export function createTurnStore(database: Database): TurnStore {
  const db = database.db.withTables<BotTables>();
  return {
    receive: (inbound, reception, taking) => transact(db, (trx) => receive(trx, inbound, reception, taking)),
    inject: (conversationId, event, id, at) =>
      transact(db, (trx) => inject(trx, { conversationId, event, id, at })),
    takeTurn: (conversationId, taking) => transact(db, (trx) => takeTurn(trx, conversationId, taking)),
    claim: (conversationId, lane, lease) => claim(db, conversationId, lane, lease),
    extend: (claimed, until) => extend(db, claimed, until),
    settle: async (claimed, settlement, taking) => {
      const isAlone = !settlement.event && (settlement.followUps ?? []).length === 0;
      if (isAlone) return await settleAlone(db, claimed, settlement, taking.at);
      return await transact(db, (trx) => settle(trx, claimed, settlement, taking));
    },
    defer: (claimed, deferral, at) => transact(db, (trx) => defer(trx, claimed, deferral, at)),
    findWork: (now) => findWork(db, now),
    releaseLeases: () => releaseLeases(db),
  };
}
