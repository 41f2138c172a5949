import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("the intent of", () => {
  test.for([
    ["book a table for 4", "book"],
    ["don't change anything", "deny"],
    ["I'd like a reservation for Friday", "book"],
    ["can you get me a table for 6", "book"],
    ["do you have a table for two tonight?", "book"],
    ["four of us, Friday", "inform"],
    ["at 7", "inform"],
    ["how about 8pm?", "book"],
    ["change my booking to 8", "change"],
    ["make it Friday", "change"],
    ["no, 5 of us", "change"],
    ["not Saturday, Sunday", "change"],
    ["I need to amend my reservation", "change"],
    ["cancel my booking", "cancel"],
    ["please cancel the table for tonight", "cancel"],
    ["I don't need the reservation any more", "cancel"],
    ["we can't make it tonight", "cancel"],
    ["never mind", "cancel"],
    ["one friend can't make it, so change it to three people", "change"],
    ["my bookings", "list"],
    ["do I have a reservation", "list"],
    ["when is my booking", "list"],
    ["what time do you open", "question"],
    ["do you have high chairs?", "question"],
    ["how long is the wait", "question"],
    ["what is the address", "question"],
    ["put me on the waiting list", "waitlist"],
    ["let me know if a table opens up", "waitlist"],
    ["help", "help"],
    ["what can you do?", "help"],
    ["I want to talk to a human", "human"],
    ["can I speak with someone", "human"],
    ["hello there", "greet"],
    ["good evening", "greet"],
    ["how are you?", "greet"],
    ["thanks!", "thanks"],
    ["thank you so much", "thanks"],
    ["that's all for today, thanks", "thanks"],
    ["yes please", "affirm"],
    ["no thanks", "deny"],
    ["set an alarm for 7", "other"],
    ["tell me a joke", "other"],
    ["asdf qwer", "other"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text)).toBe(intent);
  });
});

describe("the answer to the question for a confirmation:", () => {
  test.for([
    ["yes", "affirm"],
    ["yep that's right", "affirm"],
    ["sounds great", "affirm"],
    ["👍", "affirm"],
    ["perfect, thanks", "thanks"],
    ["yes. what is your phone number?", "question"],
    ["no", "deny"],
    ["that isn't correct", "deny"],
    ["nope, sorry", "deny"],
    ["cancel", "cancel"],
    ["stop", "cancel"],
    ["no, make it 8pm", "change"],
    ["yes but we'll be 5", "change"],
  ] as const)("%s is %s", ([text, intent]) => {
    expect(intentOf(text, { expecting: "confirm" })).toBe(intent);
  });

  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  test.for([
    ["Yes, 4 people", "affirm"],
    ["yes, Friday at 7", "affirm"],
    ["yes, 5 people", "change"],
    ["5 people", "change"],
  ] as const)("with a draft at hand, %s is %s", ([text, intent]) => {
    expect(intentOf(text, { expecting: "confirm", draft })).toBe(intent);
  });
});

describe("with offers on the table", () => {
  const context = {
    expecting: "slot",
    offers: [{ time: "18:30" }, { time: "19:00" }, { time: "20:30" }],
  } as const;
  test.for([
    ["2", { choice: 2 }],
    ["the second one", { choice: 2 }],
    ["first", { choice: 1 }],
    ["the last one please", { choice: -1 }],
    ["option 3", { choice: 3 }],
    ["7", { time: "19:00" }],
    ["8:30", { time: "20:30" }],
    ["at 7 please", { time: "19:00" }],
    ["9", { time: "21:00" }],
    ["25", {}],
  ] as const)("%s picks one of them, or another time", ([text, values]) => {
    expect(stated(text, context)).toEqual(values);
  });
});

describe("the guest's name", () => {
  test.for([
    ["my name is anna larsen", null, { firstName: "Anna", lastName: "Larsen" }],
    ["book under the name of Jim", null, { lastName: "Jim" }],
    ["under Mrs Smith", null, { lastName: "Smith" }],
    ["I'm Anna", null, { firstName: "Anna" }],
    ["I'm late", null, {}],
    ["I'm allergic", null, { comment: "I'm allergic" }],
    ["Anna Larsen", "name", { firstName: "Anna", lastName: "Larsen" }],
    ["it's anna", "name", { firstName: "Anna" }],
    ["Jean-Pierre O'Neill", "name", { firstName: "Jean-Pierre", lastName: "O'Neill" }],
    ["Anna Larsen", null, {}],
    ["yes", "name", {}],
    ["why do you ask?", "name", { asksWhy: true }],
  ] as const)("in “%s” asked for %s", ([text, expecting, values]) => {
    expect(stated(text, { expecting })).toEqual(values);
  });
});

describe("contact", () => {
  test.for([
    ["+47 22 12 34 56", {}, { phone: "+4722123456" }],
    ["22 12 34 56", { country: "NO", expecting: "phone" }, { phone: "+4722123456" }],
    ["you reach me at anna@example.com.", {}, { email: "anna@example.com" }],
    ["2026-11-20", { country: "NO" }, { date: "2026-11-20" }],
    ["1234", { expecting: "phone" }, {}],
  ] as const)("in “%s”", ([text, context, values]) => {
    expect(stated(text, context)).toEqual(values);
  });
});

describe("wishes are kept in the guest's words:", () => {
  test.for([
    ["table for 4 tomorrow at 7, by the window", "by the window"],
    ["By the Window please", "By the Window"],
    ["2 people, high chair, nut allergy", "high chair, nut allergy"],
    ["one of us is allergic to nuts", "one of us is allergic to nuts"],
  ] as const)("%s", ([text, comment]) => {
    expect(stated(text)).toHaveProperty("comment", comment);
  });

  test("a question about the house is no wish", () => {
    expect(stated("do you have high chairs?")).toEqual({});
  });
});

test("venues and scenarios of the house are known by name, with or without accents", () => {
  const venues = [
    { id: 1, name: "Sjøbaren", scenarioNames: ["Tasting menu"] },
    { id: 2, name: "Café Nord", scenarioNames: ["Terrace"] },
  ];
  expect(stated("tasting menu at sjøbaren", { venues })).toEqual({
    venueId: 1,
    scenarioName: "Tasting menu",
  });
  expect(stated("cafe nord for 2", { venues })).toEqual({ venueId: 2, partySize: 2 });
});

test("a wish to start over is told apart", () => {
  expect(stated("let's start over")).toEqual({ startOver: true });
});

describe("a venue's name cut short", () => {
  const venues = [
    { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"] },
    { id: 2, name: "Harbor & Vine", scenarioNames: ["Dinner"] },
    { id: 3, name: "Little Harbor", scenarioNames: ["Dinner"] },
  ];
  test.for([
    ["a table at furu tomorrow", null, 1],
    ["table for 2 at the vine", null, 2],
    ["Fjord", "venue", 1],
    ["the little one, please", "venue", 3],
    ["harbor", "venue", undefined],
    ["furu", "name", undefined],
    ["a table by the fjord window", null, undefined],
    ["2 tmrw 7 furu", null, 1],
    ["7pm furu", null, 1],
    ["@ furu 8pm for two", null, 1],
    ["table furu friday 8pm 6 people and be quick", null, 1],
    ["hey furu, table for tomorrow?", null, 1],
    ["4 people tomorrow furu", null, 1],
    ["a table at furu and fjord for six", null, 1],
    ["Furu and Fjord tomorrow, 2 of us", null, 1],
    ["2 little kids and 4 adults", null, undefined],
    ["with a view of the harbor", null, undefined],
  ] as const)("%s", ([text, expecting, venueId]) => {
    expect(stated(text, { venues, expecting }).venueId).toBe(venueId);
  });
});
