import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, now, said, slotAt } from "#test/support/machine/facts.ts";

const house: VenueFacts = {
  ...fjord,
  currency: "NOK",
  cancellationDeadline: "PT4H",
  noShowFees: { "Tasting menu": { amount: 600, per: "guest" } },
  stays: [
    { scenarioName: "Dinner", least: 1, most: 2, minutes: 105 },
    { scenarioName: "Dinner", least: 3, minutes: 150 },
  ],
};

const asking = (topic: Topic) => said("question", { topics: [topic] });

/** A chat in which a table for 4 is held. */
function held(scenarioName: string): Chat {
  const chat = new Chat({ venues: [house] }).step(
    said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }),
  );
  const slots = [slotAt("19:00", { scenarioName })];
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

describe("what not coming costs", () => {
  test("is told by the rules of the house where no table is talked about", () => {
    const chat = new Chat({ venues: [house] }).step(asking("fees"));
    expect(chat.lines().slice(0, 4)).toEqual(["rulesOfVenue", "feeOfScenario", "freeBefore", "nothingAhead"]);
  });

  const paying: VenueFacts = { ...house, deposits: { Dinner: { amount: 200, per: "guest" } } };

  test.for<[Topic, readonly string[]]>([
    ["fees", ["rulesOfVenue", "depositOfScenario", "feeOfScenario", "freeBefore"]],
    ["prices", ["depositOfScenario", "feeOfScenario"]],
  ])("names the deposit where it can be paid: asked about %s", ([topic, lines]) => {
    const chat = new Chat({ venues: [paying], payments: true }).step(asking(topic));
    expect(chat.lines().slice(0, lines.length)).toEqual(lines);
    expect(chat.lines()).not.toContain("nothingAhead");
    const unpaid = new Chat({ venues: [paying] }).step(asking(topic));
    expect(unpaid.lines()).not.toContain("depositOfScenario");
  });

  test("is told of the table that is held, which stays held", () => {
    const chat = held("Tasting menu").step(asking("fees"));
    expect(chat.line("feeLater")?.values).toMatchObject({ total: { amount: 2400 } });
    expect(chat.state.phase).toBe("askingName");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(held("Dinner").step(asking("fees")).lines()).toContain("noFee");
  });

  test.for([true, false])(
    "is told of the deposit of the table that is booked, where one was agreed to: %s",
    (agreed) => {
      const agreement = { words: "Deposit: 800 kr", at: now.toString() };
      const booking = bookingAt("19:00", agreed ? { agreement } : {});
      const state = { ...new Chat().state, phase: "placed", booking } as const;
      const chat = new Chat({ venues: [paying], payments: true }, state).step(asking("fees"));
      expect(chat.lines().slice(0, 2)).toEqual(["rulesOfVenue", agreed ? "depositWouldReturn" : "noFee"]);
      expect(chat.lines().includes("nothingAhead")).toBe(!agreed);
    },
  );

  test("is not made up where it is not known", () => {
    const chat = new Chat({ venues: [fjord] }).step(asking("fees"));
    expect(chat.lines().slice(0, 2)).toEqual(["cannotAnswer", "contactVenue"]);
  });
});

describe("how long a table is the guest's", () => {
  test("goes by their party where it is known", () => {
    const chat = held("Dinner").step(asking("stay"));
    expect(chat.line("stayUntil")?.values).toMatchObject({ length: { minutes: 150 } });
  });

  test("is a range where it is not", () => {
    const chat = new Chat({ venues: [house] }).step(asking("stay"));
    expect(chat.line("stayBetween")?.values).toMatchObject({
      shortest: { minutes: 105 },
      longest: { minutes: 150 },
    });
  });
});

test("which date it is: the named one, that of the table, or today's", () => {
  const dateOf = (chat: Chat) => chat.line("dateIs")?.values;
  const named = said("question", { topics: ["day"], date: "2026-11-28" });
  expect(dateOf(new Chat().step(named))).toMatchObject({ date: { date: "2026-11-28" } });
  expect(dateOf(held("Dinner").step(asking("day")))).toMatchObject({ date: { date: "2026-11-22" } });
  expect(dateOf(new Chat().step(asking("day")))).toMatchObject({ date: { date: "2026-11-21" } });
});

test("who asks whether a person writes hears that none does", () => {
  expect(new Chat().step(asking("assistant")).lines()[0]).toBe("aboutMe");
});

describe("when a table may begin", () => {
  const startsOn = (_: string, partySize = 2) => [
    { scenarioName: "Dinner", from: "17:00", to: "21:30" },
    ...(partySize <= 4 ? [{ scenarioName: "Bar", from: "17:00", to: "00:30" }] : []),
  ];
  const open: VenueFacts = { ...fjord, startsOn };
  const startsTold = (chat: Chat) =>
    chat.effects
      .flatMap((effect) => (effect.type === "say" ? effect.lines : []))
      .filter(({ key }) => key === "startsFrom")
      .map(({ values }) => values);

  test("is told of the way to dine that is offered", () => {
    const chat = new Chat({ venues: [open] });
    const query = { venueId: 1, partySize: 2, date: "2026-11-22", time: { type: "any" } };
    const offers = [slotAt("19:00"), slotAt("20:00")];
    chat.state = {
      ...chat.state,
      phase: "choosingSlot",
      query,
      offers,
      otherScenarios: [],
    } as unknown as State;
    expect(startsTold(chat.step(asking("starts")))).toMatchObject([
      { venue: "Fjord", last: { time: "21:30" } },
    ]);
  });

  test("is told of each way to dine, where they differ", () => {
    expect(startsTold(new Chat({ venues: [open] }).step(asking("starts")))).toMatchObject([
      { venue: "Dinner", last: { time: "21:30" } },
      { venue: "Bar", last: { time: "00:30" } },
    ]);
  });

  test("is told of the house, where the party is taken in one way alone", () => {
    const chat = new Chat({ venues: [open] }).step(said("question", { topics: ["starts"], partySize: 6 }));
    expect(startsTold(chat)).toMatchObject([{ venue: fjord.name, last: { time: "21:30" } }]);
  });
});

describe("a way to dine that is asked about like something of the house", () => {
  const terrace: VenueFacts = { ...fjord, scenarioNames: ["Dinner", "Terrace"] };

  test("is said to be one that can be booked", () => {
    const asked = said("question", { topics: ["outdoors"], scenarioName: "Terrace" });
    const chat = new Chat({ venues: [terrace] }).step(asked);
    expect(chat.line("scenarioBookable")?.values).toMatchObject({ venue: fjord.name, scenario: "Terrace" });
    expect(chat.lines()).not.toContain("cannotAnswer");
  });

  test("is not promised where the house has none such", () => {
    const asked = said("question", { topics: ["outdoors"], scenarioName: "Terrace" });
    expect(new Chat({ venues: [fjord] }).step(asked).lines()).toContain("cannotAnswer");
  });
});

describe("what a way to dine is", () => {
  const named = { topics: ["scenario"], scenarioName: "Tasting menu" } as const;
  const told: VenueFacts = {
    ...house,
    scenarioNames: ["Dinner", "Tasting menu"],
    descriptions: { "Tasting menu": { "": "Nine courses.", de: "Neun Gänge." } },
    startsOn: (date) =>
      Temporal.PlainDate.from(date).dayOfWeek === 3
        ? [{ scenarioName: "Tasting menu", from: "17:30", to: "20:30" }]
        : [],
  };

  test("is told in the house's words, and on which of the coming days it is to be had", () => {
    const chat = new Chat({ venues: [told] }).step(said("question", named));
    expect(chat.lines().slice(0, 3)).toEqual(["scenarioTold", "scenarioDays", "hoursLine"]);
    expect(chat.line("scenarioTold")?.values).toMatchObject({ text: "Nine courses." });
    expect(chat.line("hoursLine")?.values).toMatchObject({ date: { date: "2026-11-25" } });
  });

  test("is told in the guest's language", () => {
    const chat = new Chat({ venues: [told] }).step(said("question", { ...named, language: "de" }));
    expect(chat.line("scenarioTold")?.values).toMatchObject({ text: "Neun Gänge." });
  });

  test("is not to be had on a day that is named", () => {
    const chat = new Chat({ venues: [told] }).step(said("question", { ...named, date: "2026-11-23" }));
    expect(chat.lines().slice(0, 2)).toEqual(["scenarioNotOn", "scenarioTold"]);
  });

  test("leaves the table that is held as it is", () => {
    const chat = held("Dinner");
    const { state } = chat;
    chat.step(said("question", { topics: ["scenario"], scenarioName: "Dinner" }));
    expect(chat.state).toMatchObject({ phase: state.phase, selection: { slot: { scenarioName: "Dinner" } } });
  });
});

describe("who only wanted to know", () => {
  test("is told, and no table is talked about any more", () => {
    const chat = new Chat({ venues: [house] }).step(said("book", { date: "2026-11-22" }));
    expect(chat.state.phase).toBe("askingPartySize");
    chat.step(said("question", { topics: ["ways"], asksInstead: true }));
    expect(chat.lines()).toContain("waysOfVenue");
    expect(chat.state.phase).toBe("idle");
  });
});

describe("in which ways one can dine", () => {
  const ways: VenueFacts = {
    ...fjord,
    scenarioNames: ["Dinner", "Chef’s counter"],
    partySizes: { Dinner: { min: 1, max: 10 } },
  };

  test("is told of each of them, with the parties it takes", () => {
    const chat = new Chat({ venues: [ways] }).step(asking("ways"));
    expect(chat.lines().slice(0, 3)).toEqual(["waysOfVenue", "wayToDineFor", "wayToDine"]);
    expect(chat.line("wayToDineFor")?.values).toEqual({ scenario: "Dinner", least: 1, most: 10 });
  });

  test.for<[Topic, string]>([
    ["outdoors", "Terrasse"],
    ["events", "Private room"],
  ])("finds the one that is asked about by its kind: %s", ([topic, name]) => {
    const house = { ...fjord, scenarioNames: ["Dinner", name] };
    const chat = new Chat({ venues: [house] }).step(asking(topic));
    expect(chat.line("scenarioBookable")?.values).toMatchObject({ scenario: name });
  });

  test("is no terrace where it is out of season", () => {
    const startsOn = () => [{ scenarioName: "Dinner", from: "17:00", to: "21:30" }];
    const house = { ...fjord, scenarioNames: ["Dinner", "Terrace"], startsOn };
    expect(new Chat({ venues: [house] }).step(asking("outdoors")).lines()[0]).toBe("scenarioNotOn");
  });
});

describe("dogs on the terrace", () => {
  const answers = { dogs: { en: "Dogs are welcome on the terrace." } };
  const starts = (names: readonly string[]) => () =>
    names.map((scenarioName) => ({ scenarioName, from: "13:00", to: "18:00" }));
  const house = (over: Partial<VenueFacts>): VenueFacts => ({
    ...fjord,
    scenarioNames: ["Dinner", "Terrace"],
    answers,
    ...over,
  });
  const booked = { phase: "placed", booking: bookingAt("19:00") } as const;

  test.for<[string, Partial<VenueFacts>, readonly string[]]>([
    ["open then", { startsOn: starts(["Terrace"]), isStart: () => true }, ["answerOfHouse"]],
    [
      "closed at that hour",
      { startsOn: starts(["Terrace"]), isStart: () => false },
      ["answerOfHouse", "scenarioNotThen"],
    ],
    ["not served that day", { startsOn: starts(["Dinner"]) }, ["answerOfHouse", "scenarioNotOn"]],
  ])("are welcome while it is open: %s", ([, over, lines]) => {
    const state = { ...new Chat().state, ...booked };
    const chat = new Chat({ venues: [house(over)] }, state).step(asking("dogs"));
    expect(chat.lines().slice(0, lines.length)).toEqual(lines);
  });
});

test("how long a table is held for who comes late is the house's rule, or said to be theirs", () => {
  const held = new Chat({ venues: [{ ...fjord, noShowAfter: "PT20M" }] }).step(asking("lateness"));
  expect(held.lines().slice(0, 2)).toEqual(["mayBeLate", "heldForLate"]);
  const known = said("question", { topics: ["lateness"], lateIsNoted: true });
  expect(held.step(known).lines().slice(0, 2)).toEqual(["lateIsNoted", "heldForLate"]);
  expect(held.line("heldForLate")?.values).toMatchObject({ length: { minutes: 20 } });
  expect(new Chat({ venues: [fjord] }).step(asking("lateness")).lines()).toContain("heldAsHouse");
});

test("how long a party may stay is told of each way to dine, where they differ", () => {
  const stays = [
    { scenarioName: "Dinner", least: 1, minutes: 105 },
    { scenarioName: "Tasting menu", least: 1, minutes: 165 },
  ];
  const chat = new Chat({ venues: [{ ...fjord, stays }] }).step(
    said("question", { topics: ["stay"], partySize: 2 }),
  );
  expect(chat.lines().slice(0, 2)).toEqual(["offersLastOf", "offersLastOf"]);
});

test("who asks for vegetarian food gets the menu, and who told of an allergy does not", () => {
  const house = { ...fjord, answers: { menu: "https://fjord.example/menu" } };
  expect(new Chat({ venues: [house] }).step(asking("diets")).lines()[0]).toBe("menuAt");
  const told = said("question", { topics: ["diets"], comment: "my wife is coeliac" });
  expect(new Chat({ venues: [house] }).step(told).lines()).not.toContain("menuAt");
});
