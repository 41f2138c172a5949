import { describe, expect, test } from "vitest";
import { converse } from "#test/support/journeys/converse.ts";

/** A guest books at 19:00, and then one at 20:30 of the same evening; what they say of it, and what is asked and shown. */
const second = [
  {
    language: "en",
    first: "table for 4 tomorrow at 19:00 at Furu & Fjord, my name is Anna Berg, no number",
    skip: "no number",
    yes: "yes",
    again: "table for 2 tomorrow at 20:30 at Furu & Fjord, Anna Berg",
    asked: "You already have a table for 4 at Furu & Fjord on Sunday, 22 November at 19:00.",
    instead: "instead of it",
    changed: "Changed: Furu & Fjord, Dinner, Sunday, 22 November at 20:30, for 2.",
    both: "a second one",
    booked: "Booked! A table for 2",
  },
  {
    language: "de",
    first: "Tisch für 4 morgen um 19:00 bei Furu & Fjord, mein Name ist Anna Berg",
    skip: "keine Nummer",
    yes: "ja",
    again: "Tisch für 2 morgen um 20:30 bei Furu & Fjord, auf den Namen Anna Berg",
    asked: "Sie haben schon einen Tisch für 4 bei Furu & Fjord am Sonntag, 22. November um 19:00.",
    instead: "stattdessen",
    changed: "Geändert: Furu & Fjord",
    both: "ein zweiter Tisch",
    booked: "Reserviert! Ein Tisch für 2",
  },
] as const;

describe("a second table of one evening", () => {
  test.for(second)("takes the first one's place, after a yes to the change ($language)", async (guest) => {
    const shown = await converse([
      guest.first,
      guest.skip,
      guest.yes,
      guest.again,
      guest.yes,
      guest.instead,
      guest.yes,
    ]);
    // A bare yes says neither.
    expect(shown.split(guest.asked)).toHaveLength(3);
    expect(shown).toContain(guest.changed);
    expect(shown).not.toContain(guest.booked);
  });

  test.for(second)(
    "is one more where the guest says so, and is not asked about again ($language)",
    async (guest) => {
      const lines = [guest.first, guest.skip, guest.yes, guest.again, guest.both, guest.skip, guest.yes];
      const shown = await converse(lines);
      expect(shown.split(guest.asked)).toHaveLength(2);
      expect(shown).toContain(guest.booked);
    },
  );
});
