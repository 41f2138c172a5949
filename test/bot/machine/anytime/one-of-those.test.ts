import { expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

const venue = { ...fjord, answers: { children: "We have high chairs." } };
const asks = said("question", { topics: ["children"] });
const needsOne = said("inform", { oneOfThose: true });

function atSummary(): Chat {
  const wish = said("book", { partySize: 4, date: "2026-11-22", time: "19:00", firstName: "Anna" });
  const chat = new Chat({ venues: [venue] }).step(wish);
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "h1", minutes: 15 });
  return chat.press("choiceSkip");
}

test("who wants one of what they asked about at the summary has a wish, and no table yet", () => {
  const chat = atSummary()
    .step({ ...asks, text: "Do you have high chairs?" })
    .step({ ...needsOne, text: "great, we need one" });
  expect(chat.lines()).toEqual(["noted", "summary", "summaryName", "summaryComment", "askConfirm"]);
  expect(chat.line("summaryComment")?.values).toEqual({
    comment: "Do you have high chairs? great, we need one",
  });
});

test("a question that was asked before is not meant", () => {
  const chat = atSummary()
    .step({ ...asks, text: "Do you have high chairs?" })
    .step(said("thanks"))
    .step({ ...needsOne, text: "great, we need one" });
  expect(chat.line("summaryComment")).toBeUndefined();
});
