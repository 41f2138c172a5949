import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

describe("an hour behind the party is that, and the party no range:", () => {
  test.for([
    ["es", "somos seis a las nueve y media"],
    ["it", "siamo sei alle nove e mezza"],
    ["pt", "somos seis às nove e meia"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({
      partySize: 6,
      time: "21:30",
    });
  });

  test("six to nine of us are", () => {
    expect(understand("somos seis a nueve", { now, language: "es", expecting: null })).toMatchObject({
      partySize: 9,
      partyFrom: 6,
    });
  });
});

test("at a long table is no hour in Swedish", () => {
  const read = (text: string) =>
    understand(text, { now, language: "sv", expecting: "confirm", tablePicked: true, draft });
  expect(read("Kan vi sitta vid ett långbord?")).not.toHaveProperty("time");
  expect(read("vi kommer vid ett istället")).toMatchObject({ time: "13:00" });
});

describe("no refusal to be remembered is a yes:", () => {
  test.for([
    ["nl", "nee flikker op met je onthouden"],
    ["de", "wagen Sie es ja nicht, das zu speichern"],
    ["en", "don't you dare, saving that"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, asksToRemember: true }).remembers).not.toBe(
      true,
    );
  });
});

test("what is to be scrapped is cancelled, and what they have down is shown", () => {
  const read = (text: string) => understand(text, { now, language: "en", expecting: null }).intent;
  expect(read("none of us can make weds anymore, sorry mate. scrap it")).toBe("cancel");
  expect(read("can you tell me what you have down for me again?")).toBe("list");
});
