import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const read = (text: string, language = "en") =>
  understand(text, { now, language, expecting: null, country: "NO", draft });

describe("an hour and its minutes, said in two words, are a time:", () => {
  test.for([
    ["en", "can we make it seven thirty", "19:30"],
    ["en", "eight forty-five please", "20:45"],
    ["en", "eight forty five please", "20:45"],
    ["en", "can we come at seven instead of seven thirty", "19:00"],
    ["en", "make it seven thirty instead of seven", "19:30"],
    ["fr", "plutôt vingt trente", "20:30"],
    ["de", "lieber neunzehn dreißig", "19:30"],
    ["sv", "hellre nitton trettio", "19:30"],
    ["es", "mejor a las siete treinta", "19:30"],
  ] as const)("%s: %s", ([language, text, time]) => {
    const { partySize, ...more } = read(text, language);
    expect({ partySize, time: more.time }).toEqual({ partySize: undefined, time });
  });

  test("but not in a row of more numbers, as a telephone is dictated", () => {
    const { time } = understand("two one two five fifteen oh one seven thirty", {
      now,
      language: "en",
      expecting: "phone",
    });
    expect(time).toBeUndefined();
  });

  test.for([
    ["fr", "on est une trentaine", 30],
    ["en", "we're thirty", 30],
  ] as const)("and one number is one: %s: %s", ([language, text, partySize]) => {
    expect(understand(text, { now, language, expecting: "partySize" })).toMatchObject({ partySize });
  });
});
