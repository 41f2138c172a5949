import type { TurnStore } from "#src/bot/runtime/turn-store.ts";
import type { Database } from "#src/database/database.ts";
import { transact } from "#src/database/transact.ts";
import { findWork } from "./find-work.ts";
import { inject, receive } from "./inbox.ts";
import { claim, defer, extend, releaseLeases, settle } from "./outbox.ts";
import type { BotTables } from "./tables.ts";
import { takeTurn } from "./turn.ts";

/** Conversations with their inbox and outbox, on tables that `botMigrations` made. */
export function createTurnStore(database: Database): TurnStore {
  const db = database.db.withTables<BotTables>();
  return {
    receive: (inbound, arrival) => transact(db, (trx) => receive(trx, inbound, arrival)),
    inject: (conversationId, event, id, at) =>
      transact(db, (trx) => inject(trx, { conversationId, event, id, at })),
    takeTurn: (conversationId, at, decide) =>
      transact(db, (trx) => takeTurn(trx, conversationId, at, decide)),
    claim: (conversationId, lane, lease) => claim(db, conversationId, lane, lease),
    extend: (claimed, until) => extend(db, claimed, until),
    settle: (claimed, settlement, at) => transact(db, (trx) => settle(trx, claimed, settlement, at)),
    defer: (claimed, deferral, at) => transact(db, (trx) => defer(trx, claimed, deferral, at)),
    findWork: (now) => findWork(db, now),
    releaseLeases: () => releaseLeases(db),
  };
}
