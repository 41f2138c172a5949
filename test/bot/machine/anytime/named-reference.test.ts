import { describe, expect, test } from "vitest";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said } from "#test/support/machine/facts.ts";

const saying = (text: string, intent: Intent = "book") => ({ ...said(intent), text });
const guestReference = "K7QM-2XRF";

describe("a reference that a guest names", () => {
  test.for(["I have a booking, my reference is 29TV-HKMH", "Meine Referenz: 29tv-hkmh", "ABCD-EFGH"])(
    "is of another chat: nothing is begun or done, and who can is said: %s",
    (text) => {
      const chat = new Chat({ guestReference }).step(saying(text));
      expect(chat.lines()).toEqual(["referenceElsewhere", "contactVenue", "anythingElse"]);
      expect(chat.state.phase).toBe("idle");
    },
  );

  test("shows the bookings where it is their own, and is no hindrance to cancelling them", () => {
    const own = "my reference is k7qm-2xrf";
    expect(new Chat({ guestReference }).step(saying(own)).state).toMatchObject({ purpose: "list" });
    const cancels = new Chat({ guestReference }).step(saying(own, "cancel"));
    expect(cancels.state).toMatchObject({ purpose: "cancel" });
  });

  test.for(["the steak well-done please", "call 4567-8923", "semi-open-plan", "2026-11-28"])(
    "is none in other words: %s",
    (text) => {
      expect(new Chat({ guestReference }).step(saying(text)).lines()).toEqual(["askPartySize"]);
    },
  );
});
