import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const booked = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft });

describe("after a booking, one more table is wanted that evening:", () => {
  test.for([
    ["en", "can you do a second table for 4 as well"],
    ["en", "plus a separate table for the kids, 6 of them"],
    ["de", "könnt ihr auch noch einen zweiten Tisch für 4 machen"],
    ["de", "einen extra Tisch für 4 bitte noch"],
    ["fr", "et une table à part pour les enfants"],
    ["es", "una mesa adicional para 4"],
    ["es", "y una mesa aparte para los niños"],
    ["it", "e un tavolo a parte per i bambini"],
    ["nl", "kunnen jullie ook een tweede tafel voor 4 doen"],
    ["nl", "en een aparte tafel voor de kinderen"],
    ["pt", "e uma mesa à parte para as crianças"],
    ["sv", "och ett eget bord till barnen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(booked(language, text)).toMatchObject({ another: true });
  });

  test("in Dutch, a table of four more is for four", () => {
    expect(booked("nl", "doe er nog een tafel voor 4 bij")).toMatchObject({ another: true, partySize: 4 });
    expect(booked("nl", "4 erbij")).toMatchObject({ partySize: 8 });
  });

  test.for([
    ["en", "give me a second"],
    ["en", "I'm vegetarian, same for my sister"],
    ["de", "einen Moment"],
  ] as const)("but not in %s, by “%s”", ([language, text]) => {
    expect(booked(language, text)).not.toHaveProperty("another");
  });
});
