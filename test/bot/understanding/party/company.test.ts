import { describe, expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

describe("who comes with the guest is counted with the guest:", () => {
  test.for([
    ["en", "with my mum", 2],
    ["en", "with my parents", 3],
    ["en", "table with my mum please", 2],
    ["de", "mit meiner Mutter", 2],
    ["fr", "avec ma mère", 2],
    ["es", "con mi madre", 2],
    ["it", "con mia mamma", 2],
    ["nl", "met mijn moeder", 2],
    ["nl", "tweetjes", 2],
    ["pt", "com a minha mãe", 2],
    ["sv", "med min mamma", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
  });
});

describe("states no party:", () => {
  test.for(["let me check with my wife", "I'll speak with my mum first", "12 to 2 works", "with friends"])(
    "%s",
    (text) => {
      expect(stated(text).partySize).toBeUndefined();
    },
  );
});

describe("who is named beside a count is counted once:", () => {
  test.for([
    ["en", "the two of us, my brother and I", 2],
    ["en", "there are 4 of us, my husband and I and our two kids", 4],
    ["en", "a table for me and my three colleagues, 4 people", 4],
    ["en", "for two people, my girlfriend and me", 2],
    ["en", "two friends, my wife and I", 4],
    ["en", "for 3, the day is Friday", 3],
    ["en", "table for 5 or 6, no, we are 8", 8],
    ["de", "wir sind zwei, mein Bruder und ich", 2],
    ["fr", "nous deux, mon frère et moi", 2],
    ["es", "nosotros dos, mi hermano y yo", 2],
    ["it", "siamo in quattro: i miei genitori, mia sorella ed io", 4],
    ["nl", "wij tweeën, mijn broer en ik", 2],
    ["pt", "nós dois, o meu irmão e eu", 2],
    ["sv", "vi två, min bror och jag", 2],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language }).partySize).toBe(partySize);
  });
});

describe("asked how many come, a number is people:", () => {
  test.for([
    ["en", "say 4", 4],
    ["en", "maybe about 15", 15],
    ["en", "make that 10 then", 10],
    ["en", "6 including 2 kids", 6],
    ["en", "nobody but me", 1],
    ["de", "vielleicht so 15", 15],
    ["de", "6, davon 2 Kinder", 6],
    ["fr", "peut-être 15", 15],
    ["fr", "6 dont 2 enfants", 6],
    ["es", "quizás unos 15", 15],
    ["it", "forse 15", 15],
    ["nl", "ongeveer 8", 8],
    ["nl", "6, waarvan 2 kinderen", 6],
    ["pt", "cerca de 8", 8],
    ["sv", "kanske runt 15", 15],
    ["sv", "6, varav 2 barn", 6],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(stated(text, { language, expecting: "partySize" })).toEqual({ partySize });
  });
});

test("a number in the venue's name is no party", () => {
  const venues = [{ id: 3, name: "Seven Sisters", scenarioNames: [] }];
  expect(stated("table at Seven Sisters tomorrow at 8", { language: "en", venues })).toEqual({
    venueId: 3,
    date: "2026-11-19",
    time: "20:00",
  });
});
