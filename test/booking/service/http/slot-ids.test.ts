import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSlotIds } from "#src/booking/service/http/slot-ids.ts";

const secret = new Uint8Array(32).fill(7);
const slot = { venueId: 1, scenarioId: 11, startsAt: Temporal.Instant.from("2026-12-05T18:00:00Z") };

describe("time slot ids", () => {
  test("carry the slot, whatever its numbers are", () => {
    const { seal, open } = createSlotIds(secret);
    const minutes = fc.integer({ min: 0, max: 70_000_000 });
    fc.assert(
      fc.property(fc.nat(2_147_483_647), fc.nat(99_999), minutes, (venueId, scenarioId, minute) => {
        const startsAt = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
        const opened = open(seal({ venueId, scenarioId, startsAt }));
        expect(opened).toEqual({ venueId, scenarioId, startsAt });
      }),
    );
  });

  test("are the same for the same slot, and shorter than 128 characters", () => {
    expect(createSlotIds(secret).seal(slot)).toBe(createSlotIds(secret).seal(slot));
    expect(createSlotIds(secret).seal(slot)).toMatch(/^[\w-]{38}$/);
  });

  test("mean nothing to a service with another secret", () => {
    expect(createSlotIds(new Uint8Array(32)).open(createSlotIds(secret).seal(slot))).toBeUndefined();
  });

  test("cannot be made up", () => {
    const { seal, open } = createSlotIds(secret);
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => open(text) === undefined));
    const real = seal(slot);
    fc.assert(
      fc.property(fc.nat(real.length - 1), fc.string({ minLength: 1, maxLength: 2 }), (index, text) => {
        const changed = real.slice(0, index) + text + real.slice(index + 1);
        return changed === real || open(changed) === undefined;
      }),
    );
  });
});
