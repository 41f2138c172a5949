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

test("the line to a person", async () => {
  const { guest } = await openScene();
  const kari = guest();
  await kari.says("can I talk to a person?");
  await kari.expectPicture("person", "A guest asks for a person");
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
  await kari.expectPicture("data", "A guest sees what is kept, and has it erased");
});
