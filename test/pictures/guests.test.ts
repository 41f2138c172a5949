import { test } from "vitest";
import { openScene } from "#test/support/pictures/chat-picture.ts";

/** The pictures of `docs/guests.md`: each is a chat with the program as it is. */

test("a table by one sentence", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("hi, table for 4 at Furu & Fjord tomorrow at 7, by the window");
  await kari.says("Kari Nordmann");
  await kari.sharesContact();
  await kari.presses("Yes, book it");
  await kari.expectPicture("booking", "A guest books a table in Telegram");
});

test("a month of buttons", async () => {
  const { guest } = await openScene();
  const anna = guest({ language: "de" });
  await anna.says("Ich hätte gern einen Tisch für vier Personen bei Furu & Fjord");
  await anna.presses("Kalender");
  await anna.presses("28");
  await anna.expectPicture("calendar", "A guest chooses a day in a month of buttons, in German");
});

test("a change, and a cancellation by a second tap", async () => {
  const { guest } = await openScene();
  const lea = guest({ language: "fr" });
  await lea.says("une table pour 2 chez Furu & Fjord demain à 20h, au nom de Léa Martin, +47 900 12 345");
  await lea.presses("Oui, réservez");
  lea.cut();
  await lea.says("finalement on sera 3");
  await lea.expectPicture("change", "A guest changes a booking, in French");
});

test("are you still coming", async () => {
  const { guest, house } = await openScene({ venuesFile: "test/fixtures/venues/thankful.yaml" });
  const kari = guest();
  await kari.says("a table for 4 tonight at 7pm, my name is Kari Nordmann, +47 900 12 345");
  await kari.presses("Yes, book it");
  kari.cut();
  await house.clock.advance({ minutes: 31 });
  await kari.reads(1);
  await kari.says("yes, but five of us", 2);
  await kari.presses("Yes, please");
  await kari.expectPicture("confirmation", "A guest is asked before the visit, and comes with one more");
});

test("a freed table", async () => {
  const { guest, house } = await openScene({ venuesFile: "test/fixtures/venues/one.yaml" });
  const booked = guest();
  await booked.says("a table for 4 tonight at 7pm, Kari Nordmann, +47 900 12 345");
  await booked.presses("Yes, book it");
  const liv = guest();
  await liv.says("table for 4 tonight at 7pm, Liv Dahl, +47 900 54 321");
  await liv.presses("Waitlist for 19:00");
  await booked.says("cancel my booking");
  await booked.presses("Cancel the booking");
  await house.clock.advance({ minutes: 2 });
  await liv.reads(1);
  await liv.presses("Yes, I’ll take it");
  await liv.expectPicture("waitlist", "A guest waits for a full evening, and takes a table that came free");
});

test("what is kept of a guest", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("table for 2 at Furu & Fjord tomorrow at 8pm, Kari Nordmann, +47 900 12 345");
  await kari.presses("Yes, book it");
  await kari.presses("Yes, remember it");
  kari.cut();
  await kari.says("/mydata");
  await kari.says("delete my data");
  await kari.expectPicture("data", "A guest sees what is kept, and is asked before it is erased");
});
