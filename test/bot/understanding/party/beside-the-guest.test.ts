import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("who stands beside the guest in a list is one more, by whatever word:", () => {
  test.for([
    ["en", "need a table, it's her, her two kids, and me and Tom", 5],
    ["en", "me, him and our three boys", 5],
    ["en", "table for me and him", 2],
    ["de", "ich, er und unsere drei Jungs", 5],
    ["de", "er und ich", 2],
    ["fr", "moi, lui et nos trois garçons", 5],
    ["fr", "elle, ses deux enfants et moi", 4],
    ["es", "yo, él y nuestros tres hijos", 5],
    ["it", "io, lui e i nostri tre figli", 5],
    ["nl", "ik, hij en onze drie jongens", 5],
    ["sv", "jag, han och våra tre pojkar", 5],
    ["nb", "han, hun og jeg", 3],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });

  test.for([
    ["en", "for 2 people, tell him and me when it's ready", 2],
    ["de", "für 2 Personen, er und ich freuen uns", 2],
  ] as const)("but %s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});
