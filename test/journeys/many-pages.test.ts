import { expect, onTestFinished, test } from "vitest";
import { enterDesk, openGuest } from "#bench/pages/visitors.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink } from "#test/support/web-desk/staff-browser.ts";

const many = 60;

test("all desks that show a day hear of a booking, and a guest who waits hears nothing of others", async () => {
  const house = await openHouse();
  const desk = await enterDesk({ url: house.url, firstLink: firstLink(house) });
  const lines = await Promise.all(Array.from({ length: many }, () => desk.openDay()));
  onTestFinished(() => {
    for (const line of lines) line.close();
  });
  const told = Promise.all(lines.map((line) => line.hears("Anna Berg")));
  await desk.act("book", { party: "2", name: "Anna Berg", day: desk.date, time: "19:00" });
  expect(await told).toHaveLength(many);

  const [one, other] = await Promise.all([openGuest(house, 1), openGuest(house, 2)]);
  onTestFinished(() => {
    one.close();
    other.close();
  });
  const heard: string[] = [];
  void other.hears("a terrace, please").then(() => heard.push("what the other one said"));
  const answered = one.hears("a terrace, please");
  await one.say("a terrace, please");
  await answered;
  const own = other.hears("thank you");
  await other.say("thank you");
  await own;
  expect(heard).toEqual([]);
});
