import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type {
  Arrival,
  ClaimedEffect,
  LaneName,
  Settlement,
  StoredEffect,
  Taking,
  ToDo,
  Turn,
} from "#src/bot/runtime/turn-store.ts";
import { defined } from "#src/lib/defined.ts";
import { storableJsonText } from "#src/lib/storable.ts";
import { currentTrace } from "#src/lib/trace.ts";
import { type ChatRow, toConversation } from "./chat.ts";
import { laneOf } from "./lane-of.ts";
import { storableJson } from "./storable.ts";
import type { BotTables } from "./tables.ts";

/** What a turn is made of: the arrival that it answers, in a chat under its lock. */
export interface TurnTaken {
  /** The chat's row as it is before the turn, with what the arrival itself changes, such as the last message. */
  readonly row: ChatRow;
  readonly arrivalId: string;
  readonly number: number;
  readonly arrival: Arrival;
  readonly receivedAt: Temporal.Instant;
  /** The effect whose result the arrival is: it ends with this turn, unless it has ended before. */
  readonly ending?: Ending;
}

interface Ending {
  readonly claimed: ClaimedEffect;
  readonly settlement: Settlement;
}

/**
 * Decides a turn and stores it whole: the arrival as processed, the snapshot, the effects, and the end of the effect
 * whose result the arrival is. The first effect of each lane that nothing is before is claimed by this process.
 * Returns undefined, and stores nothing, if the arrival was processed before or that effect had ended.
 */
export async function decideAndStore(
  trx: Kysely<BotTables>,
  taken: TurnTaken,
  taking: Taking,
): Promise<ToDo | undefined> {
  const { row, number, arrival } = taken;
  const turn = taking.decide({
    number,
    arrival,
    conversation: toConversation(row),
    ...(row.snapshot !== null && { snapshot: row.snapshot }),
  });
  if (turn.snapshotLost) await keepLostSnapshot(trx, row, taking.at);
  return await storeTurn(trx, taken, turn, taking);
}

async function keepLostSnapshot(trx: Kysely<BotTables>, row: ChatRow, at: Temporal.Instant): Promise<void> {
  await trx
    .insertInto("lost_snapshots")
    .values({ conversation_id: row.id, snapshot: storableJson(row.snapshot), lost_at: at })
    .execute();
}

/**
 * One statement, since each is a way to the database and back, and all of it or nothing is there after a crash. It sees what
 * earlier holders of the chat's lock have stored, which the statement before it may not have: so whatever must not be
 * wrong is asked here once more (decision 0007). What it is made of:
 *
 * - `ended`: the effect whose result this is, if there is one, ends, unless it has ended before. Without it an effect whose process
 *   died between doing it and saying so would be done again after its result was heard.
 * - `taken`: the arrival is processed from now on. A new one comes in; one that waited is marked; of one that was processed
 *   before, and of a result whose effect had ended, there is no row, and everything below does nothing. So what a platform delivers
 *   twice, and what two processes make of one effect, is one turn.
 *   ("a result that many end at once is one turn" fails without all three guards, of `ended`, of `where` and of `on conflict`; of a
 *   result, each of them covers for the others.)
 * - `moved`: the chat is as the turn leaves it.
 * - `stored`: the turn's effects wait in their lanes. Those of them are claimed for this process that may be done at once: where
 *   `leads`, which says so within this turn, and `mine`, which says that nothing of before is in the way.
 * - the answer: a row for each effect, in order, or a single one of nulls; none where nothing was taken. `more` says that the lane of the
 *   effect that ended has something else that is due, for which nobody would look otherwise.
 *
 * In the way of `mine` is what is open in the same chat and lane: of the talk anything, since messages come in the order in which they were
 * meant, also one that is put off; of other lanes what is due, or under way in some process. Not the effect that ends
 * right here: the statement reads the outbox as it was, and there it is open yet. Where nothing is in the way and it was not claimed, the
 * next look would find it; claimed past another, a guest would read the second message first
 * ("no effect is taken along past one of its lane that is under way" fails without `not exists`, "effects are claimed in order" and others
 * without `leads`; all of them are in test/bot/persistence/turn-store.test.ts).
 */
async function storeTurn(
  trx: Kysely<BotTables>,
  { row, arrivalId, number, arrival, receivedAt, ending }: TurnTaken,
  turn: Turn,
  { at, until }: Taking,
): Promise<ToDo | undefined> {
  const after: ChatRow =
    turn.pressedMessage === undefined
      ? row
      : { ...row, pressed_message: turn.pressedMessage, pressed_in_turn: number };
  const effects = [...(ending?.settlement.followUps ?? []), ...turn.effects];
  const claim = randomUUID();
  const trace = currentTrace();
  const { rows } = await sql<{ effect_id: number | null; claimed: boolean | null; more: boolean }>`
    with ended as (
      update outbox
      set settled_at = ${at}, outcome = ${ending?.settlement.outcome ?? null}, claim = null, claimed_until = null
      where id = ${ending?.claimed.id ?? null} and settled_at is null
      returning id
    ), taken as (
      insert into inbox (id, number, conversation_id, source, arrival, received_at, processed_at)
      select ${arrivalId}, ${number}::int8, ${row.id}, ${arrival.source}, ${storableJson(arrival)}, ${receivedAt}::timestamptz,
        ${at}::timestamptz
      where ${ending === undefined}::bool or exists (select from ended)
      on conflict (id) do update set processed_at = excluded.processed_at where inbox.processed_at is null
      returning number
    ), moved as (
      update conversations
      set snapshot = ${storableJson(turn.snapshot)}, updated_at = ${at}, language = ${after.language},
        venue_id = ${after.venue_id},
        last_message = ${after.last_message}, pressed_message = ${after.pressed_message},
        pressed_in_turn = ${after.pressed_in_turn}, unreachable_at = ${after.unreachable_at}
      where id = ${row.id} and exists (select from taken)
    ), stored as (
      insert into outbox (conversation_id, lane, effect, stored_at, due_at, trace, attempts, claim, claimed_until)
      select ${row.id}, lane, effect, ${at}::timestamptz, due_at, ${trace ?? null}, case when mine then 1 else 0 end,
        case when mine then ${claim}::text end, case when mine then ${until ?? null}::timestamptz end
      from (
        select effect.*, effect.leads and not exists (
          select from outbox as earlier
          where earlier.conversation_id = ${row.id} and earlier.lane = effect.lane and earlier.settled_at is null
            and (earlier.lane = 'talk' or earlier.due_at <= ${at} or earlier.claimed_until > ${at})
            and earlier.id is distinct from ${ending?.claimed.id ?? null}::int8
        ) as mine
        from unnest(
          ${effects.map(laneOf)}::text[],
          ${effects.map(storableJsonText)}::jsonb[],
          ${effects.map((effect) => dueAt(effect, at))}::timestamptz[],
          ${leads(effects, { at, ...defined({ until }) })}::bool[]
        ) with ordinality as effect (lane, effect, due_at, leads, position)
      ) as effect
      where exists (select from taken)
      order by position
      returning id, claim is not null as claimed
    )
    select stored.id as effect_id, stored.claimed, exists (
        select from outbox
        where conversation_id = ${row.id} and lane = ${ending?.claimed.lane ?? null} and settled_at is null
          and due_at <= ${at} and id <> ${ending?.claimed.id ?? null}
      ) as more
    from taken left join stored on true
    order by stored.id`.execute(trx);
  if (rows.length === 0) return undefined;
  const conversation = toConversation(after);
  const claimed = effects.flatMap((effect, index): ClaimedEffect[] => {
    const stored = rows[index];
    if (!stored?.effect_id || !stored.claimed) return [];
    const id = stored.effect_id;
    return [
      {
        id,
        claim,
        lane: laneOf(effect),
        effect,
        attempt: 1,
        storedAt: at,
        reportedOpen: false,
        conversation,
        ...defined({ trace }),
      },
    ];
  });
  const left = lanesLeft(effects, claimed);
  return { claimed, look: ending && rows[0]?.more ? [...left, ending.claimed.lane] : left };
}

function dueAt(effect: StoredEffect, at: Temporal.Instant): Temporal.Instant {
  return "notBefore" in effect ? Temporal.Instant.from(effect.notBefore) : at;
}

/** Says of each effect whether it is the first of its lane that could run now. Without a lease (`until`) none is. */
function leads(effects: readonly StoredEffect[], { at, until }: Pick<Taking, "at" | "until">): boolean[] {
  const led = new Set<LaneName>();
  return effects.map((effect) => {
    const lane = laneOf(effect);
    if (!until || led.has(lane) || Temporal.Instant.compare(dueAt(effect, at), at) > 0) return false;
    led.add(lane);
    return true;
  });
}

/** Lanes with effects that were not claimed, because others are before them. */
function lanesLeft(effects: readonly StoredEffect[], claimed: readonly ClaimedEffect[]): readonly LaneName[] {
  const lanes = new Set(effects.map(laneOf));
  for (const { lane } of claimed) lanes.delete(lane);
  return [...lanes];
}
