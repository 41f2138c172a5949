import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };

describe("beside what no restaurant does, what is of this one counts:", () => {
  test.for([
    ["en", "partySize", "five. what's the weather like there?", { partySize: 5 }],
    ["nl", "time", "acht uur. wat is het weer daar?", { time: "20:00" }],
    ["sv", "name", "Anna Berg. hur är vädret hos er?", { firstName: "Anna", lastName: "Berg" }],
    ["de", null, "gibt es Parkplätze, und wer spielt Klavier?", { topics: ["parking"] }],
    ["fr", null, "vous avez un parking, et qui joue du piano ?", { topics: ["parking"] }],
    ["it", null, "c'è parcheggio, e chi suona il piano?", { topics: ["parking"] }],
    ["es", "partySize", "somos cinco. ¿qué tiempo hace ahí?", { partySize: 5 }],
    ["pt", "partySize", "somos cinco. como está o tempo aí?", { partySize: 5 }],
  ] as const)("%s, asked for %s: %s", ([language, expecting, text, values]) => {
    const tablePicked = expecting === "name";
    expect(
      understand(text, { now, language, expecting, tablePicked, ...(tablePicked && { draft }) }),
    ).toMatchObject(values);
  });
});

describe("what the weather decides is no yes:", () => {
  test.for([
    ["en", "yes, depending on the weather"],
    ["de", "ja, je nach Wetter"],
    ["fr", "oui, selon la météo"],
    ["sv", "ja, det beror på vädret"],
  ] as const)("%s: %s", ([language, text]) => {
    const said = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(said.intent).not.toBe("affirm");
    expect(said).not.toHaveProperty("agrees");
  });
});

test("of something else alone nothing counts", () => {
  expect(understand("play some jazz, 4 songs", { now, language: "en", expecting: null })).toEqual({
    intent: "other",
  });
});
