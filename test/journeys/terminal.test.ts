import { describe, expect, test } from "vitest";
import { converse } from "#test/support/journeys/converse.ts";

describe("a guest in the terminal", () => {
  test("books a table from the first sentence to the last", async () => {
    const shown = await converse([
      "hi, table for 4 tomorrow at 7, by the window",
      "Furu & Fjord",
      "Anna Berg",
      "+47 900 12 345",
      "yes",
    ]);
    expect(shown).toMatchInlineSnapshot(`
      "Which restaurant would you like?
        1  Furu & Fjord
        2  Harbor & Vine
      19:00 on Sunday, 22 November for 4 at Furu & Fjord: I’m holding it for 15 minutes.
      What name may I put the table under?
      And a phone number, in case the restaurant needs to reach you?
        1  No number
      • Furu & Fjord, Dinner
      • Sunday, 22 November at 19:00
      • 4 guests
      • Name: Anna Berg
      • Phone: +47 90 01 23 45
      • For the restaurant: by the window
      Shall I book it?
        1  Yes, book it
        2  Change something
        3  No, forget it
      Booked! A table for 4 at Furu & Fjord on Sunday, 22 November at 19:00, under Anna Berg.
      If anything changes, just write to me.
      Passed on to the restaurant: by the window
      Your reference is …, should you call the restaurant.
      Shall I remember this for next time: Anna Berg · +47 90 01 23 45? Otherwise I use it for this booking only.
        1  Yes, remember it
        2  No, don’t keep it
        3  Book a table
        4  My bookings
      "
    `);
  });
});
