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
