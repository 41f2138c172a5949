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
  [{ lastName: "Berg" }, { firstName: "Luca", lastName: "Berg" }],
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
