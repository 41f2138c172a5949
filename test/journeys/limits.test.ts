import { describe, expect, test } from "vitest";
import { converse } from "#test/support/journeys/converse.ts";

describe("a guest who takes more than the house allows one of them", () => {
  test("reads what they have, cancels that, and then has the other table", async () => {
    const shown = await converse(
      [
        "a table for 2 tomorrow at 7pm",
        "Anna Berg",
        "no number",
        "yes",
        "no, don't keep it",
        "a table for 2 on Friday at 7pm",
        "cancel it",
        "yes",
        "a table for 2 on Friday at 7pm",
        "Anna Berg",
        "no number",
        "yes",
      ],
      { venuesFile: "test/fixtures/venues/limited.yaml" },
    );
    expect(shown).toMatchInlineSnapshot(`
      "19:00 on Sunday, 22 November for 2 at Havsorn: I’m holding it for 15 minutes.
      What name may I put the table under?
      And a phone number, in case the restaurant needs to reach you?
        1  No number
      • Havsorn, Dinner
      • Sunday, 22 November at 19:00
      • 2 guests
      • Name: Anna Berg
      Shall I book it?
        1  Yes, book it
        2  Change something
        3  No, forget it
      Booked! A table for 2 at Havsorn on Sunday, 22 November at 19:00, under Anna Berg.
      If anything changes, just write to me.
      Your reference is …, should you call the restaurant.
      Shall I remember this for next time: Anna Berg? Otherwise I use it for this booking only.
        1  Yes, remember it
        2  No, don’t keep it
        3  Book a table
        4  My bookings
      All right, I won’t keep it.
        1  Book a table
        2  My bookings
      You already have as many tables as the restaurant keeps for one guest, so I have left everything as it was. Cancel or change one of yours first.
      Havsorn can be reached at +47 22 33 44 55.
      Your booking:
      • Havsorn: Sunday, 22 November at 19:00, for 2
      • Name: Anna Berg
      Your reference is …, should you call the restaurant.
        1  Change it
        2  Cancel the booking
      Cancel your table for 2 at Havsorn on Sunday, 22 November at 19:00?
        1  Cancel the booking
        2  Leave it as it is
      Cancelled: Havsorn, Sunday, 22 November at 19:00. Thank you for telling us.
        1  Book a table
        2  My bookings
      19:00 on Friday, 27 November for 2 at Havsorn: I’m holding it for 15 minutes.
      What name may I put the table under?
      And a phone number, in case the restaurant needs to reach you?
        1  No number
      • Havsorn, Dinner
      • Friday, 27 November at 19:00
      • 2 guests
      • Name: Anna Berg
      Shall I book it?
        1  Yes, book it
        2  Change something
        3  No, forget it
      Booked! A table for 2 at Havsorn on Friday, 27 November at 19:00, under Anna Berg.
      If anything changes, just write to me.
      Your reference is …, should you call the restaurant.
        1  Book a table
        2  My bookings
      "
    `);
  });
});
