import { expect, test } from "vitest";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said } from "#test/support/machine/facts.ts";

test.for<[string, Partial<Understood>]>([
  ["getWell", { feeling: "sorrow", sorrow: "illness" }],
  ["condolenceForLoss", { feeling: "sorrow", sorrow: "loss" }],
  ["condolence", { feeling: "sorrow" }],
  ["congratulations", { joy: true }],
])("a kind word comes first, once: %s", ([line, moved]) => {
  const chat = new Chat().step(said("book", { partySize: 2, ...moved }));
  expect(chat.lines()[0]).toBe(line);
  expect(chat.lines().filter((one) => one === line)).toHaveLength(1);
});

test("who mourns reads whom to talk to", () => {
  const chat = new Chat().step(said("other", { feeling: "sorrow", sorrow: "loss" }));
  expect(chat.lines().slice(0, 2)).toEqual(["condolenceForLoss", "contactVenue"]);
});
