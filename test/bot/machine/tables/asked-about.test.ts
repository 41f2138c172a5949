import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, now, said, tejo } from "#test/support/machine/facts.ts";

/** Open in the evening, but not on Sundays. */
const openOn: VenueFacts["openOn"] = (date) =>
  Temporal.PlainDate.from(date).dayOfWeek === 7 ? [] : [{ from: "17:00", to: "23:00" }];

const house: VenueFacts = { ...fjord, openOn, answers: { parking: "Behind the house." } };
const other: VenueFacts = { ...tejo, openOn };

const monday = "2026-11-23";
const asksHours = said("question", { topics: ["hours"], date: monday });

/** A chat in which opening hours of Monday were just told. */
function asked(venues: readonly VenueFacts[] = [house]): Chat {
  return new Chat({ venues }).step(asksHours);
}

describe("a wish after a question about the house", () => {
  test("means the day that was asked about", () => {
    const chat = asked().step(said("inform", { partySize: 4, time: "19:00" }));
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 4, date: monday });
  });

  test("still means it after another question, and by the button", () => {
    const chat = asked()
      .step(said("question", { topics: ["parking"] }))
      .press("choiceBook");
    expect(chat.lines()).toEqual(["askPartySize"]);
    expect(chat.step(said("inform", { partySize: 2 })).effect("findSlots")).toMatchObject({ date: monday });
  });

  test("means the venue that was asked about", () => {
    const chat = new Chat({ venues: [house, other] });
    chat.step(said("question", { topics: ["parking"], venueId: 1 })).step(said("book", { partySize: 2 }));
    expect(chat.state).toMatchObject({ phase: "askingDate", draft: { venueId: 1 } });
  });

  test("means the venue whose table was just dropped", () => {
    const chat = new Chat({ venues: [house, other] });
    chat.step(said("book", { venueId: 2, partySize: 4 })).step(said("cancel"));
    expect(chat.lines()).toContain("droppedDraft");
    chat.step(said("book", { partySize: 2 }));
    expect(chat.state).toMatchObject({ phase: "askingDate", draft: { venueId: 2 } });
  });

  test("a day of its own comes first", () => {
    const chat = asked().step(said("book", { partySize: 4, date: "2026-11-24" }));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-24" });
  });

  test("that comes much later means no day", () => {
    const later = now.add({ minutes: 61 });
    const chat = asked().step(said("book", { partySize: 4, time: "19:00" }), { now: later });
    expect(chat.state.phase).toBe("askingDate");
  });

  test("means no day on which the house is closed, nor one of several that may have been meant", () => {
    const closed = new Chat({ venues: [house] })
      .step(said("question", { topics: ["hours"], date: "2026-11-22" }))
      .step(said("book", { partySize: 4 }));
    expect(closed.state.phase).toBe("askingDate");
    const open = said("question", {
      topics: ["hours"],
      date: monday,
      openReadings: { dates: [monday, "2026-11-30"] },
    });
    const chat = new Chat({ venues: [house] }).step(open).step(said("book", { partySize: 4 }));
    expect(chat.state.phase).toBe("askingDate");
  });

  test("is used once", () => {
    const chat = asked().step(said("book", { partySize: 4 }));
    chat.step({ type: "guestCommanded", command: "start" }).step(said("book", { partySize: 2 }));
    expect(chat.state.phase).toBe("askingDate");
  });
});

describe("a question about the house while the day is asked for", () => {
  const withoutDay = (venues?: readonly VenueFacts[]) =>
    new Chat({ venues: venues ?? [house] }).step(said("book", { partySize: 4, venueId: 1 }));

  test("is followed by the question; a yes to it takes the day", () => {
    const chat = withoutDay().step(asksHours);
    expect(chat.lines()).toEqual(["openOn", "askDate"]);
    expect(chat.step(said("affirm")).effect("findSlots")).toMatchObject({ date: monday });
  });

  test("about another venue says nothing of this one", () => {
    const chat = withoutDay([house, other]);
    chat.step(said("question", { topics: ["hours"], date: monday, venueId: 2 })).step(said("affirm"));
    expect(chat.state.phase).toBe("askingDate");
  });
});

describe("after the hours of a day were told", () => {
  const andSunday = said("question", { date: "2026-11-22" });

  test("another day is asked about by its name alone", () => {
    expect(asked().step(andSunday).lines()).toContain("closedWeekly");
  });

  test("it may be named while how many come is asked for, and asked once more", () => {
    const chat = asked()
      .step(said("book", { venueId: 1 }))
      .step(asksHours)
      .step(andSunday);
    expect(chat.lines()).toContain("closedWeekly");
  });

  test("it is a table’s where one is looked for, where more is said with it, or after another question", () => {
    const looking = new Chat({ venues: [house] })
      .step(said("book", { partySize: 4, venueId: 1 }))
      .step(asksHours);
    expect(looking.step(andSunday).effect("findSlots")).toMatchObject({ date: "2026-11-22" });
    expect(
      asked()
        .step(said("question", { date: monday, partySize: 4 }))
        .effect("findSlots"),
    ).toMatchObject({
      date: monday,
    });
    const parking = new Chat({ venues: [house] }).step(said("question", { topics: ["parking"] }));
    expect(parking.step(andSunday).lines()).not.toContain("closedWeekly");
  });

  test("an hour in the question is part of it, and told to be a closed one", () => {
    const at = (time: string) =>
      new Chat({ venues: [house] }).step(said("question", { topics: ["hours"], date: monday, time })).lines();
    expect(at("11:00")).toContain("closedThen");
    expect(at("20:00")).toContain("openOn");
  });
});

describe("what was asked of the house is asked again", () => {
  const answers = { parking: "By the harbour." };
  const both = [house, { ...other, answers }];
  const parking = () =>
    new Chat({ venues: both }).step(said("question", { topics: ["parking"], venueId: 1 }));
  const told = (chat: Chat) => chat.lines().join();

  test.for([said("inform", { venueId: 2 }), said("question", { venueId: 2 }), said("deny", { venueId: 2 })])(
    "of the restaurant that is named then, %o",
    (named) => {
      const chat = parking().step(named);
      expect(JSON.stringify(chat.effects)).toContain("By the harbour.");
    },
  );

  test("where no restaurant was named at first, too", () => {
    const chat = new Chat({ venues: both }).step(said("question", { topics: ["parking"] }));
    chat.step(said("inform", { venueId: 2 }));
    expect(JSON.stringify(chat.effects)).toContain("By the harbour.");
  });

  test("of the same day", () => {
    const chat = new Chat({ venues: [house, other] }).step(asksHours);
    expect(chat.lines().filter((key) => key === "openOn")).toHaveLength(2);
    expect(chat.step(said("inform", { venueId: 2 })).lines()).toContain("openOn");
    expect(chat.lines()).not.toContain("hoursOfVenue");
  });

  test("but not by who wishes for a table there", () => {
    const chat = parking().step(said("book", { venueId: 2 }));
    expect(told(chat)).not.toContain("houseAnswer");
    expect(chat.state).toMatchObject({ draft: { venueId: 2 } });
  });
});
