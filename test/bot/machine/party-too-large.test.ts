import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt, tejo, unread } from "#test/support/machine/facts.ts";

const small: VenueFacts = { ...unread, largestParty: 10 };
const large: VenueFacts = { ...tejo, staff: "nowhere", largestParty: 12 };

describe("a party that is too large for one restaurant", () => {
  const refused = (partySize: number) =>
    new Chat({ venues: [small, large] }).step(said("book", { partySize, date: "2026-11-23", venueId: 1 }));

  test("is asked for at another that is named then", () => {
    const chat = refused(12);
    expect(chat.state).toMatchObject({ phase: "askingPartySize", tooLarge: 12 });
    chat.step(said("question", { venueId: 2 }));
    expect(chat.effect("findSlots")).toMatchObject({ venueId: 2, partySize: 12 });
  });

  test("is too large for that one, too, where it is", () => {
    const chat = refused(15).step(said("inform", { venueId: 2 }));
    expect(chat.line("partyTooLarge")?.values).toMatchObject({ venue: tejo.name, partySize: 15, most: 12 });
  });

  test("is said before it is asked which of two days is meant, and while it is", () => {
    const openReadings = { dates: ["2026-11-28", "2026-12-05"] };
    const wish = { partySize: 15, date: "2026-11-28", venueId: 1, openReadings };
    const chat = new Chat({ venues: [small, large] }).step(said("book", wish));
    expect(chat.state).toMatchObject({ phase: "askingPartySize", tooLarge: 15 });
    expect(chat.state).not.toMatchObject({ draft: { date: "2026-11-28" } });
    const asked = new Chat({ venues: [small, large] }).step(said("book", { ...wish, partySize: 4 }));
    expect(asked.state.phase).toBe("choosingReading");
    asked.step(said("inform", { partySize: 15 }));
    expect(asked.state).toMatchObject({ phase: "askingPartySize", tooLarge: 15 });
  });

  test("is another where another number is said", () => {
    const chat = refused(12).step(said("inform", { venueId: 2, partySize: 6 }));
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 6 });
  });
});

describe("a party that is too large for a way to dine", () => {
  const tasting: VenueFacts = { ...small, partySizes: { "Tasting menu": { min: 1, max: 4 } } };
  const wish = { partySize: 6, date: "2026-11-25", scenarioName: "Tasting menu", venueId: 1 };

  function offered(): Chat {
    const chat = new Chat({ venues: [tasting] }).step(said("book", wish));
    const slots = [slotAt("19:00", { scenarioName: "Dinner" })];
    return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  }

  test("reads so, whatever the hour", () => {
    expect(offered().line("scenarioTakesUpTo")?.values).toMatchObject({ most: 4 });
  });

  test("reads how many it takes, asked for the largest party", () => {
    const chat = offered().step(said("question", { topics: ["largest"] }));
    expect(chat.line("wayToDineFor")?.values).toMatchObject({ least: 1, most: 4 });
  });
});
