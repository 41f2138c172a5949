import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

const priced: VenueFacts = { ...fjord, noShowFees: { "Tasting menu": { amount: 600, per: "guest" } } };

/** A chat at the summary of a table for four at seven, whose hold is `hold-1`; there is dinner then, too. */
function atSummary(scenarioName: string): Chat {
  const chat = new Chat({ venues: [priced] }).step(
    said("book", { partySize: 4, date: "2026-11-22", time: "19:00", scenarioName }),
  );
  const slots = [slotAt("19:00"), slotAt("19:00", { scenarioName: "Tasting menu" })];
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  return chat.step(said("inform", { firstName: "Anna", lastName: "Berg" })).press("choiceSkip");
}

const labels = (chat: Chat) => chat.buttons().map(({ label }) => label.key);

describe("a no to the summary", () => {
  test("asks what to change, and another gives the table up", () => {
    const chat = atSummary("Dinner").step(said("deny"));
    expect(chat.lines()).toEqual(["whatToChange", "summary", "summaryName", "askConfirm"]);
    chat.step(said("deny"));
    expect(chat.lines()).toContain("droppedDraft");
    expect(chat.effect("releaseHold").hold.id).toBe("hold-1");
    expect(chat.state.phase).toBe("idle");
  });

  test("after which something is changed is forgotten", () => {
    const chat = atSummary("Dinner")
      .step(said("deny"))
      .step(said("inform", { comment: "by the window" }));
    expect(chat.step(said("deny")).lines()[0]).toBe("whatToChange");
  });

  test("after which the guest says yes books what is shown", () => {
    const chat = atSummary("Dinner").step(said("deny")).step(said("affirm"));
    expect(chat.effect("placeBooking")).toBeDefined();
  });
});

test("a place names one of its buttons, and the first is no yes in other words", () => {
  const chat = atSummary("Dinner");
  const place = labels(chat).indexOf("choiceChange") + 1;
  expect(place).toBeGreaterThan(1);
  chat.step(said("inform", { choice: place }));
  expect(chat.lines()[0]).toBe("whatToChange");
  chat.step(said("inform", { choice: 1 }));
  expect(chat.lines()[0]).toBe("summary");
  expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
});

describe("a no to what a table may cost", () => {
  test("leads to other ways to dine and other days, and does not show it again", () => {
    const chat = atSummary("Tasting menu").step(said("deny"));
    expect(chat.lines()).toEqual(["termsDeclined"]);
    expect(labels(chat)).toEqual(["choiceScenario", "choiceOtherDay", "choiceDrop"]);
    chat.press("choiceScenario");
    expect(chat.effect("findSlots")).toBeDefined();
  });

  test("takes another time at once", () => {
    const chat = atSummary("Tasting menu")
      .step(said("deny"))
      .step(said("inform", { date: "2026-11-28" }));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-28", partySize: 4 });
  });

  test("and another gives the table up", () => {
    const chat = atSummary("Tasting menu").step(said("deny")).step(said("deny"));
    expect(chat.lines()).toContain("droppedDraft");
    expect(chat.effect("releaseHold").hold.id).toBe("hold-1");
  });

  test("is taken back by no yes that has not read it again", () => {
    const chat = atSummary("Tasting menu").step(said("deny")).step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).not.toContain("placeBooking");
    expect(chat.lines()).toContain("askAgree");
    expect(chat.step(said("affirm")).effect("placeBooking")).toBeDefined();
  });
});

describe("nothing to wish for", () => {
  test("leaves the summary with its question, and books nothing", () => {
    const chat = atSummary("Dinner").step(said("other", { noWishes: true }));
    expect(chat.lines()).toEqual(["noWishes", "summary", "summaryName", "askConfirm"]);
    expect(chat.step(said("affirm")).effect("placeBooking")).toBeDefined();
  });

  test("beside a yes does not keep the table from being booked", () => {
    expect(
      atSummary("Dinner")
        .step(said("affirm", { noWishes: true }))
        .effect("placeBooking"),
    ).toBeDefined();
  });
});

describe("a day that is left open", () => {
  test("among more days than get a button is chosen from the month, which says of each whether it is free", () => {
    const chat = new Chat().step(
      said("question", { partySize: 4, date: "2026-12-03", dateTo: "2026-12-31", part: "evening" }),
    );
    const { requestId, ...days } = chat.effect("findDays");
    expect(days).toMatchObject({ fromDate: "2026-12-03", days: 29, partySize: 4 });
    chat.step({
      type: "daysFound",
      requestId,
      days: [{ date: "2026-12-12", state: "free" }],
    });
    expect(chat.state.phase).toBe("choosingDay");
    chat.step(said("inform", { date: "2026-12-12" }));
    expect(chat.effect("findSlots").date).toBe("2026-12-12");
  });

  test.for([
    ["an evening of a week", { date: "2026-11-23", dateTo: "2026-11-29", part: "evening" }, 7],
    ["the first days of a month", { date: "2026-12-01", dateTo: "2026-12-08" }, 8],
  ] as const)("%s: its days are offered", ([, range, count]) => {
    for (const intent of ["book", "question"] as const) {
      const chat = new Chat().step(said(intent, { partySize: 4, ...range }));
      expect(chat.lines()).toContain("whichDate");
      expect(labels(chat).filter((key) => key === "choiceDay")).toHaveLength(count);
    }
  });
});
