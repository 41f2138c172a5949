import { expect, test } from "vitest";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { loadSnapshot } from "#src/bot/machine/core/snapshot.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

/** A chat in which the number is asked for, with the platform's button. */
function asked(): Chat {
  const chat = new Chat();
  chat.state = { ...chat.state, guest: { firstName: "Anna" } };
  chat.step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({
    type: "slotsFound",
    requestId: chat.effect("findSlots").requestId,
    slots: [slotAt("19:00"), slotAt("20:00")],
  });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdRefused", requestId, reason: "unsupported" });
}

const says = ({ effects }: Chat): Say[] => effects.filter((effect) => effect.type === "say");

test.for([
  ["typed", (chat: Chat) => chat.step(said("inform", { phone: "+4790000000" }))],
  ["shared", (chat: Chat) => chat.step({ type: "guestSharedContact", phone: "+4790000000" })],
  ["kept, by its key", (chat: Chat) => chat.press("choiceSkip")],
  ["kept, in words", (chat: Chat) => chat.step(said("deny"))],
  ["no longer needed, since all is given up", (chat: Chat) => chat.step(said("cancel"))],
  [
    "no longer needed, since all begins again",
    (chat: Chat) => chat.step({ type: "guestCommanded", command: "start" }),
  ],
  ["not asked for yet, since another time is looked for", lookAgain],
] as const)("the button for the number goes once it is %s", ([, act]) => {
  const chat = act(asked());
  expect(says(chat)[0]?.contactServed).toBe(true);
  chat.step(said("help"));
  expect(says(chat)[0]).not.toHaveProperty("contactServed");
});

function lookAgain(chat: Chat): Chat {
  chat.step(said("change", { time: "20:00" }));
  const { requestId } = chat.effect("findSlots");
  return chat.step({ type: "slotsFound", requestId, slots: [slotAt("20:30")] });
}

test("the button stays while the number is asked for, whatever is said beside it", () => {
  const chat = asked().step(said("thanks"));
  expect(says(chat).some(({ contactServed }) => contactServed)).toBe(false);
  chat.step(said("help"));
  expect(says(chat)[0]).toMatchObject({ contactRequest: true });
});

test("a conversation stored while the number was asked for has its button taken away too", () => {
  const { contactOpen: _, ...state } = asked().state;
  const loaded = loadSnapshot({ version: 2, state });
  expect(loaded).toEqual({ ok: true, state: { ...state, contactOpen: true } });
});
