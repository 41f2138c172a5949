import { createHmac, timingSafeEqual } from "node:crypto";

/** The start of one scenario at one venue: all that is needed to place a booking, beside the party size. */
interface SlotKey {
  readonly venueId: number;
  readonly scenarioId: number;
  /** In whole minutes. */
  readonly startsAt: Temporal.Instant;
}

export interface SlotIds {
  /** The same slot always gets the same id: 38 characters of base64url. */
  seal(slot: SlotKey): string;
  /** Undefined for an id that was not made with this secret. */
  open(id: string): SlotKey | undefined;
}

const payloadBytes = 12;
const tagBytes = 16;

/**
 * Time slot ids say where and when by themselves, with a proof that they come from here, so nothing is stored and
 * they outlive a restart.
 * @param secret at least 256 bits, shared by all processes
 */
export function createSlotIds(secret: Uint8Array): SlotIds {
  const tagOf = (payload: Uint8Array) =>
    createHmac("sha256", secret).update("time slot v1").update(payload).digest().subarray(0, tagBytes);
  return {
    seal: (slot) => {
      const payload = toPayload(slot);
      return Buffer.concat([payload, tagOf(payload)]).toString("base64url");
    },
    open: (id) => {
      const bytes = Buffer.from(id, "base64url");
      // Decoding skips what it does not know: only the one spelling that is ours counts.
      if (bytes.length !== payloadBytes + tagBytes || bytes.toString("base64url") !== id) return undefined;
      const payload = bytes.subarray(0, payloadBytes);
      return timingSafeEqual(bytes.subarray(payloadBytes), tagOf(payload)) ? toSlotKey(payload) : undefined;
    },
  };
}

function toPayload({ venueId, scenarioId, startsAt }: SlotKey): Buffer {
  const payload = Buffer.alloc(payloadBytes);
  payload.writeUInt32BE(venueId, 0);
  payload.writeUInt32BE(scenarioId, 4);
  payload.writeInt32BE(Math.floor(startsAt.epochMilliseconds / 60_000), 8);
  return payload;
}

function toSlotKey(payload: Buffer): SlotKey {
  return {
    venueId: payload.readUInt32BE(0),
    scenarioId: payload.readUInt32BE(4),
    startsAt: Temporal.Instant.fromEpochMilliseconds(payload.readInt32BE(8) * 60_000),
  };
}
