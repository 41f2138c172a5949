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
import { currentTrace } from "#src/lib/trace.ts";
import { type ChatRow, toConversation } from "./chat.ts";
import { laneOf } from "./lane-of.ts";
import { storableJson, storableJsonText } from "./storable.ts";
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
 * Stores a turn by one statement, since each statement is a way to the database and back (decision 0007). Its parts,
 * each of which does nothing unless the one that it depends on did something:
 * - `ended` ends the effect whose result the arrival is; no row if another process ended it before.
 * - `taken` marks the arrival as processed; no row if it was processed before, or if `ended` has none. Without it
 * nothing below happens, so neither a repeated update nor a process whose lease ran out stores a second turn.
 * - `moved` writes the snapshot and the chat's row.
 * - `stored` inserts the effects. One is claimed for this process (`mine`) if it is the first of its lane in this
 * turn (`leads`) and no earlier effect is in its way: in the talk lane any that is not settled, since replies keep
 * their order; in the others one that is due or being run. The effect that ends here is in nobody's way.
 * - `more` says whether the lane of the ended effect has others that are due.
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
