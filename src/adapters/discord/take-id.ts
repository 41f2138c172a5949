import type { PlaceRef, SlotRef } from "#src/bot/desk/take/take-view.ts";
import { defined } from "#src/lib/defined.ts";

/** A press on something that was offered; `anyway` asks for the reason first. The rest of the wish stands on the message. */
export type TakePress =
  | {
      readonly type: "takeTime";
      readonly anyway: boolean;
      readonly venueId: number;
      readonly party: number;
      readonly slot: SlotRef;
      /** The booking that is to move; absent for a new one. */
      readonly bookingId?: string;
    }
  | {
      readonly type: "takePlace";
      readonly anyway: boolean;
      readonly venueId: number;
      readonly party: number;
      readonly place: PlaceRef;
    };

/** `takeTime:venue:party:scenario:minute:booking`, `takePlace:venue:party:minute:table+table`, with `!` for `anyway`. */
export function toTakeId(press: TakePress): string {
  const begin = `${press.type}${press.anyway ? "!" : ""}:${press.venueId}:${press.party}`;
  if (press.type === "takeTime") {
    const { scenarioId, startsAt } = press.slot;
    return `${begin}:${scenarioId}:${toMinute(startsAt)}:${press.bookingId ?? ""}`;
  }
  const { until, tableIds } = press.place;
  return `${begin}:${until === undefined ? "" : toMinute(until)}:${tableIds.join("+")}`;
}

/** Undefined for what is none of these. */
export function parseTakeId(customId: string): TakePress | undefined {
  return parseTime(customId) ?? parsePlace(customId);
}

function parseTime(customId: string): TakePress | undefined {
  const [, anyway, venueId, party, scenarioId, minute, bookingId] =
    /^takeTime(!?):(\d{1,15}):(\d{1,4}):(\d{1,15}):(\d{1,10}):(.*)$/s.exec(customId) ?? [];
  if (minute === undefined) return undefined;
  return {
    type: "takeTime",
    anyway: anyway === "!",
    venueId: Number(venueId),
    party: Number(party),
    slot: { scenarioId: Number(scenarioId), startsAt: fromMinute(minute) },
    ...(bookingId !== "" && defined({ bookingId })),
  };
}

function parsePlace(customId: string): TakePress | undefined {
  const [, anyway, venueId, party, minute, tables] =
    /^takePlace(!?):(\d{1,15}):(\d{1,4}):(\d{0,10}):(\d+(?:\+\d+)*)$/.exec(customId) ?? [];
  if (minute === undefined || tables === undefined) return undefined;
  const tableIds = tables.split("+").map(Number);
  return {
    type: "takePlace",
    anyway: anyway === "!",
    venueId: Number(venueId),
    party: Number(party),
    place: { tableIds, ...(minute !== "" && { until: fromMinute(minute) }) },
  };
}

/** Slots and stays are of whole minutes. */
function toMinute(moment: string): number {
  return Math.floor(Temporal.Instant.from(moment).epochMilliseconds / 60_000);
}

function fromMinute(minute: string): string {
  return Temporal.Instant.fromEpochMilliseconds(Number(minute) * 60_000).toString();
}
