import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import { readingContext } from "#src/bot/runtime/read-message.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, now, slotAt } from "#test/support/machine/facts.ts";

/** The languages in which every rule that consent depends on is tested. */
export const all = ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "nb"] as const;

/** A chat whose guest's words are read as they are in earnest, against the question that is open. */
export class Talk extends Chat {
  constructor(language: string, options: Partial<Context> = {}) {
    super({ languages: all, ...options }, initialState(language));
  }

  say(text: string): this {
    const { state, options } = this;
    const openOn = () => [{ from: "17:00", to: "23:00" }];
    const house = { venues: () => (options.venues ?? [fjord]).map((venue) => ({ ...venue, openOn })) };
    const { language } = state;
    const understood = understand(text, readingContext(state, { house, now, language }));
    return this.step({ type: "guestSaid", text, understood });
  }

  finds(times: readonly string[]): this {
    const { requestId } = this.effect("findSlots");
    return this.step({ type: "slotsFound", requestId, slots: times.map((time) => slotAt(time)) });
  }

  hold(): this {
    const { requestId } = this.effect("placeHold");
    return this.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold", minutes: 15 });
  }

  lists(...times: readonly string[]): this {
    const { requestId } = this.effect("findBookings");
    return this.step({ type: "bookingsFound", requestId, bookings: times.map((time) => bookingAt(time)) });
  }
}
