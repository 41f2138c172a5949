import { expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { said } from "#test/support/machine/facts.ts";

test.for([
  [
    { firstName: "Moretto", insteadOfName: "Moretti" },
    { firstName: "Luca", lastName: "Moretto" },
  ],
  [
    { firstName: "Luka", insteadOfName: "luca" },
    { firstName: "Luka", lastName: "Moretti" },
  ],
  [{ firstName: "Moretto" }, { firstName: "Luca", lastName: "Moretto" }],
  [
    { lastName: "Berg", halfOfName: true },
    { firstName: "Luca", lastName: "Berg" },
  ],
  [
    { firstName: "Anna", lastName: "Berg", insteadOfName: "Moretti" },
    { firstName: "Anna", lastName: "Berg" },
  ],
] as const)("a name that stands in for a half of Luca Moretti leaves the other: %o", ([stated, guest]) => {
  const chat = new Chat();
  chat.state = { ...chat.state, guest: { firstName: "Luca", lastName: "Moretti" } };
  chat.step(said("inform", stated));
  expect(chat.state.guest).toEqual(guest);
});

test.for([
  [{ lastName: "Berg" }, { lastName: "Berg" }],
  [{ firstName: "Novalis" }, { firstName: "Novalis" }],
] as const)("another name takes the place of Luca Moretti whole: %o", ([stated, guest]) => {
  const chat = new Chat();
  chat.state = { ...chat.state, guest: { firstName: "Luca", lastName: "Moretti" } };
  chat.step(said("inform", stated));
  expect(chat.state.guest).toEqual(guest);
});

test.for([
  [{ firstName: "Gareth" }, { lastName: "Pugh" }],
  [{ lastName: "Pugh" }, { firstName: "Gareth" }],
] as const)("the half that was missing completes a name: %o", ([guest, stated]) => {
  const chat = new Chat();
  chat.state = { ...chat.state, guest };
  chat.step(said("inform", stated));
  expect(chat.state.guest).toEqual({ firstName: "Gareth", lastName: "Pugh" });
});
