import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Press, parseCustomId, toCustomId } from "#src/adapters/discord/custom-id.ts";
import { deskMarks } from "#src/bot/desk/marks.ts";

const bookingPress = fc.record(
  {
    type: fc.constantFrom(
      ...(["confirm", "askCancel", "cancel", "askNoShow", "keep", "show"] as const),
      ...deskMarks,
    ),
    booking: fc.record({ venueId: fc.nat(), id: fc.string({ minLength: 1, maxLength: 100 }) }),
    noticeId: fc.constant("1200000000000000001"),
  },
  { requiredKeys: ["type", "booking"] },
);

describe("what a button means", () => {
  test.for([
    [{ type: "confirm", booking: { venueId: 7, id: "b1" } }, "confirm:7:b1"],
    [{ type: "show", booking: { venueId: 7, id: "a:b@c" } }, "show:7:a:b@c"],
    [
      { type: "cancel", booking: { venueId: 7, id: "b1" }, noticeId: "1200000000000000001" },
      "cancel@1200000000000000001:7:b1",
    ],
    [{ type: "sheet", venueId: 7, date: "2026-11-21", page: 2 }, "sheet:7:2026-11-21:2"],
    [{ type: "attention", venueId: 7, page: 2 }, "attention:7:2"],
    [{ type: "seated", booking: { venueId: 7, id: "b1" } }, "seated:7:b1"],
    [{ type: "pick", venueId: 7 }, "pick:7"],
  ] as const satisfies readonly (readonly [Press, string])[])("%j is %s, and back", ([press, customId]) => {
    expect(toCustomId(press)).toBe(customId);
    expect(parseCustomId(customId)).toEqual(press);
  });

  test("comes back as it was, whatever is in a booking's id", () => {
    fc.assert(
      fc.property(bookingPress, (press) => {
        const customId = toCustomId(press);
        if (customId === undefined) {
          expect(press.booking.id.length).toBeGreaterThan(75);
        } else {
          const { noticeId: _, ...rest } = press;
          expect(customId.length).toBeLessThanOrEqual(100);
          expect([press, rest]).toContainEqual(parseCustomId(customId));
        }
      }),
    );
  });

  test("forgets the notice before it gives up the button", () => {
    const booking = { venueId: 7, id: "x".repeat(85) };
    expect(toCustomId({ type: "confirm", booking, noticeId: "1200000000000000001" })).toBe(
      `confirm:7:${booking.id}`,
    );
  });

  test("has no button where the booking's id does not fit", () => {
    expect(toCustomId({ type: "confirm", booking: { venueId: 7, id: "x".repeat(100) } })).toBeUndefined();
  });

  test.for([
    "",
    "confirm",
    "confirm:7",
    "confirm:7:",
    "confirm:x:b1",
    "explode:7:b1",
    "sheet:7:soon:1",
    "attention:7",
    "pick:",
    "confirm@1:7:b1",
  ])("%j means nothing", (customId) => {
    expect(parseCustomId(customId)).toBeUndefined();
  });
});
