import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

const guest = { firstName: "Kim", phone: "+4791234567" };
const slots = [slotAt("15:00", { scenarioName: "Tasting menu" }), slotAt("19:00"), slotAt("19:30")];

/** A chat in which the table at this time is held, and whatever the guest told of themselves with it is known. */
function held(time: string, stated: Parameters<typeof said>[1] = {}): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time, ...stated }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

describe("another time than the one that is held", () => {
  test("is looked for in every way to dine where none was named", () => {
    const chat = held("15:00").step(said("change", { time: "19:00" }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.effect("placeHold").slot).toMatchObject({ scenarioName: slots[1]?.scenarioName });
  });

  test("is looked for in the one that was named", () => {
    const chat = held("15:00", { scenarioName: "Tasting menu" }).step(said("change", { time: "19:00" }));
    expect(chat.state).toMatchObject({ phase: "searching", query: { scenarioName: "Tasting menu" } });
  });
});

describe("a bound that is told after another", () => {
  test.for([
    ["holds beside it", { timeTo: "20:00" }, { timeFrom: "18:00" }, { from: "18:00", to: "20:00" }],
    ["in either order", { timeFrom: "18:00" }, { timeTo: "20:00" }, { from: "18:00", to: "20:00" }],
    ["replaces one of its own kind", { timeTo: "20:00" }, { timeTo: "21:00" }, { to: "21:00" }],
    ["replaces what it excludes", { timeTo: "18:00" }, { timeFrom: "20:00" }, { from: "20:00" }],
    [
      "is alone on another day",
      { timeTo: "20:00" },
      { timeFrom: "18:00", date: "2026-11-23" },
      { from: "18:00" },
    ],
  ] as const)("%s", ([, first, then, range]) => {
    const { state } = new Chat().step(said("book", { partySize: 4, ...first })).step(said("inform", then));
    const draft = "draft" in state ? state.draft : "query" in state ? state.query : undefined;
    expect(draft?.time).toEqual({ type: "between", ...range });
  });
});

describe("who wants a table back that was just given up", () => {
  const back = { ...said("other", {}), understood: { intent: "other", takesBack: true } } as const;

  test("has it looked for again, as it was", () => {
    const chat = held("19:00", { comment: "by the window" }).step(said("cancel", {})).step(back);
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 4, date: "2026-11-22" });
    expect(chat.state).toMatchObject({ phase: "searching", query: { comment: "by the window" } });
  });

  test("has nothing looked for once something else was begun", () => {
    const chat = held("19:00")
      .step(said("cancel", {}))
      .step(said("book", { partySize: 2 }))
      .step(back);
    expect(chat.state).toMatchObject({ draft: { partySize: 2 } });
  });
});

describe("who gives a table up and wishes for another in the same words", () => {
  test("gets the other, and the first is given back", () => {
    const chat = held("19:00").step(said("cancel", { partySize: 3, date: "2026-11-27", time: "19:00" }));
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 3, date: "2026-11-27" });
    expect(chat.effect("releaseHold")).toBeDefined();
  });

  test("is done where the words only say which table is given up", () => {
    const chat = held("19:00").step(said("cancel", { partySize: 4, date: "2026-11-22" }));
    expect(chat.lines()).toContain("droppedDraft");
    expect(chat.state.phase).toBe("idle");
  });
});

describe("a yes that is signed", () => {
  test("with the name on the summary is a yes", () => {
    const chat = held("19:00", guest).step(said("affirm", { firstName: "Kim" }));
    expect(chat.effect("placeBooking")).toBeDefined();
    expect(chat.state.guest).toEqual(guest);
  });

  test("with another name is asked about with that one", () => {
    const chat = held("19:00", guest).step(said("affirm", { firstName: "Jo" }));
    expect(chat.state).toMatchObject({ phase: "confirming", guest: { firstName: "Jo" } });
  });
});
