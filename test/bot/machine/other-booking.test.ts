import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, tejo } from "#test/support/machine/facts.ts";

const shown = bookingAt("19:00", { id: "shown", name: "Anna Berg" });
const other: BookedTable = { ...shown, id: "other", startsAt: "2026-11-25T19:00:00Z", partySize: 2 };
const third: BookedTable = { ...other, id: "third", startsAt: "2026-11-27T18:00:00Z" };

/** A chat that is asked whether the booking just made is to be for five. */
function asked(): Chat {
  const chat = new Chat({ venues: [fjord, tejo] });
  chat.state = { ...chat.state, phase: "placed", booking: shown } as State;
  return chat.step(said("change", { partySize: 5 }));
}

function found(chat: Chat, bookings: readonly BookedTable[]): Chat {
  return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
}

describe("while a change is shown, “the other one”", () => {
  test("gets the same change, which is shown and not done", () => {
    const chat = found(asked().step(said("change", { ofOther: true })), [shown, other]);
    expect(chat.state).toMatchObject({
      phase: "confirmingChange",
      query: { changing: { id: "other" }, partySize: 5, date: "2026-11-25" },
      startsAt: other.startsAt,
    });
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
  });

  test("is told by its day", () => {
    const chat = asked().step(said("change", { ofOther: true, date: "2026-11-27" }));
    expect(found(chat, [shown, other, third]).state).toMatchObject({
      phase: "confirmingChange",
      query: { changing: { id: "third" }, partySize: 5, date: "2026-11-27" },
    });
  });

  test("is asked for where it may be several", () => {
    const chat = found(asked().step(said("change", { ofOther: true })), [shown, other, third]);
    expect(chat.state).toMatchObject({
      phase: "choosingBooking",
      purpose: "change",
      bookings: [{ id: "other" }, { id: "third" }],
      draft: { partySize: 5 },
    });
  });

  test("begins no new table where there is none", () => {
    const chat = found(asked().step(said("change", { ofOther: true })), [shown]);
    expect(chat.state).toMatchObject({ phase: "choosingBooking", bookings: [{ id: "shown" }] });
  });

  test("on a day on which none is, is the day that it is moved to", () => {
    const chat = asked().step(said("change", { ofOther: true, date: "2026-11-28" }));
    found(chat, [shown, other]);
    expect(chat.state).toMatchObject({
      query: { changing: { id: "shown" }, partySize: 5, date: "2026-11-28" },
    });
  });
});

test("“yes, but the other one for 6” is no yes to what is shown, which is asked about once more", () => {
  const chat = asked().step(said("change", { agrees: true, ofOther: true, partySize: 6 }));
  expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { changing: { id: "shown" } } });
});

test("“yes, but the other one” changes nothing, and is of the other", () => {
  const chat = asked().step(said("change", { agrees: true, ofOther: true }));
  expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
  found(chat, [shown, other]);
  expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { changing: { id: "other" } } });
});

describe("all of a table said while it is asked whether to remember the guest", () => {
  const whole = { partySize: 2, date: "2026-11-28", time: "20:00" } as const;

  function asked(isAsked: boolean, intent: Intent = "change"): Chat {
    const chat = new Chat({ venues: [fjord, tejo] });
    const choices = isAsked ? [{ token: "1", choice: { type: "remember", agrees: true } }] : [];
    chat.state = { ...chat.state, phase: "placed", booking: shown, choices } as State;
    return chat.step(said(intent, whole));
  }

  test.for([
    ["change", true],
    ["inform", true],
    ["inform", false],
    ["book", false],
  ] as const)("is one more table on another day (%s, asked: %s)", ([intent, isAsked]) => {
    const chat = asked(isAsked, intent);
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 2, date: "2026-11-28" });
    expect(chat.state).not.toHaveProperty("query.changing");
  });

  test("is a change where nothing is asked and it is called one", () => {
    expect(
      asked(false)
        .buttons()
        .map(({ label }) => label.key),
    ).not.toContain("choiceAnother");
  });
});

test("a change without any booking is a wish, and it is told that there is none", () => {
  const wish = { partySize: 3, date: "2026-11-21" };
  const chat = new Chat({ venues: [fjord, tejo] }).step(said("change", { ...wish, moves: true }));
  found(chat, []);
  expect(chat.lines()).toContain("noBookings");
  expect(chat.state).toMatchObject({ draft: { partySize: 3, date: "2026-11-21" } });
});

test("what would only be liked better is a wish like any other", () => {
  const chat = new Chat({ venues: [fjord, tejo] }).step(said("change", { partySize: 3, date: "2026-11-21" }));
  found(chat, []);
  expect(chat.lines()).not.toContain("noBookings");
  expect(chat.state).toMatchObject({ draft: { partySize: 3, date: "2026-11-21" } });
});

describe("while a change is shown, “no, not the lunch, the birthday table”", () => {
  const stated = { notNamed: "the lunch", comment: "the birthday table" } as const;
  const birthday: BookedTable = { ...other, comment: "a birthday cake" };

  test.for(["deny", "other", "inform"] as const)(
    "said as %s, shows the same change of that one",
    (intent) => {
      const chat = found(asked().step(said(intent, stated)), [shown, birthday, third]);
      expect(chat.state).toMatchObject({
        phase: "confirmingChange",
        query: { changing: { id: "other" }, partySize: 5 },
      });
      expect(JSON.stringify(chat.state)).not.toContain("the birthday table");
      expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
    },
  );

  test("is a wish where no other is so", () => {
    const chat = found(asked().step(said("inform", stated)), [shown, third]);
    expect(chat.state).toMatchObject({
      phase: "confirmingChange",
      query: { changing: { id: "shown" }, comment: "the birthday table" },
    });
  });
});
