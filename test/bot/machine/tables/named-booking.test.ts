import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, tejo } from "#test/support/machine/facts.ts";

const first = bookingAt("19:00", { id: "first", name: "Anna Berg" });
const second: BookedTable = {
  ...first,
  id: "second",
  name: "Ada Moretti",
  startsAt: "2026-11-25T19:30:00Z",
  partySize: 6,
  comment: "a birthday cake with candles",
};
const third: BookedTable = { ...first, id: "third", startsAt: "2026-11-27T18:00:00Z", venueId: 2 };

function asked(purpose: "change" | "cancel" | "list"): Chat {
  const chat = new Chat({ venues: [fjord, tejo] });
  const guest = { firstName: "Anna", lastName: "Berg" };
  const draft = purpose === "change" ? { draft: { partySize: 5 } } : {};
  chat.state = {
    ...chat.state,
    guest,
    phase: "choosingBooking",
    purpose,
    bookings: [first, second, third],
    ...draft,
  } as State;
  return chat;
}

const ways: readonly (readonly [words: string, stated: Omit<Understood, "intent">, id: string])[] = [
  ["the one under Moretti", { lastName: "Moretti" }, "second"],
  ["the one under ADA MORETTI", { firstName: "ADA", lastName: "MORETTI" }, "second"],
  ["the one for six", { partySize: 6 }, "second"],
  ["the half past eight one", { time: "20:30" }, "second"],
  ["the birthday one", { comment: "the birthday one" }, "second"],
  ["the one at Tejo", { venueId: 2 }, "third"],
];

describe("asked which one, a guest names it", () => {
  test.for(ways)("“%s”, to cancel it", ([, stated, id]) => {
    const chat = asked("cancel").step(said("inform", stated));
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id } });
    expect(chat.state.guest).toMatchObject({ firstName: "Anna", lastName: "Berg" });
  });

  test.for(ways)("“%s”, to change it as was said before", ([, stated, id]) => {
    const chat = asked("change").step(said("inform", stated));
    expect(chat.state).toMatchObject({ query: { changing: { id }, partySize: 5 } });
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
  });
});

describe("none is picked", () => {
  test.for([
    ["by a name that two of them bear", { lastName: "Berg" }],
    ["by a name of none", { lastName: "Ruiz" }],
    ["by a size of none", { partySize: 9 }],
  ] as const)("%s", ([, stated]) => {
    expect(asked("cancel").step(said("inform", stated)).state.phase).toBe("choosingBooking");
  });

  test("where they are only listed", () => {
    expect(asked("list").step(said("inform", { partySize: 6 })).state.phase).not.toBe("confirmingCancel");
  });
});

describe("one that is refused by its name is left alone", () => {
  const lunch: BookedTable = { ...first, comment: "lunch with mum" };
  const two = (purpose: "change" | "cancel") => {
    const chat = asked(purpose);
    chat.state = { ...chat.state, bookings: [lunch, second] } as State;
    return chat;
  };

  test.for([
    ["not the lunch, the birthday one", { notNamed: "the lunch", comment: "the birthday one" }],
    ["not the lunch", { notNamed: "the lunch", comment: "not the lunch" }],
    ["not the brunch, the birthday one", { notNamed: "the brunch", comment: "the birthday one" }],
  ] as const)("“%s” is the other", ([, stated]) => {
    const chat = two("cancel").step(said("deny", stated));
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: "second" } });
    expect(two("change").step(said("other", stated)).state).toMatchObject({
      query: { changing: { id: "second" }, partySize: 5 },
    });
  });

  test("and noted nowhere, where it is open which of the others is meant", () => {
    const chat = asked("change").step(
      said("other", { notNamed: "the birthday one", comment: "not the birthday one" }),
    );
    expect(chat.state).toMatchObject({ phase: "choosingBooking" });
    expect(JSON.stringify(chat.state)).not.toContain("not the birthday");
  });

  test("in the compounds of some languages, too", () => {
    const chat = asked("cancel");
    const party: BookedTable = { ...second, comment: "Julebord for firmaet" };
    chat.state = { ...chat.state, bookings: [lunch, party] } as State;
    const stated = { notNamed: "lunsjen", comment: "julebordet" };
    expect(chat.step(said("deny", stated)).state).toMatchObject({ booking: { id: "second" } });
  });
});
