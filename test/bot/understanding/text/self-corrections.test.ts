import { describe, expect, test } from "vitest";
import { intentOf, stated } from "#test/bot/understanding/stated.ts";

describe("a number that is taken back at once gives its place to the next:", () => {
  test.for([
    ["en", "we're 6 no wait 7", { partySize: 7 }],
    ["en", "table for 4, sorry 5, tomorrow at 8", { partySize: 5, date: "2026-11-19", time: "20:00" }],
    ["en", "table for 4 people, actually 5", { partySize: 5 }],
    ["en", "table for 4 at 7, no, 8", { partySize: 4, time: "20:00" }],
    ["en", "tomorrow at 7 pm no wait 8", { date: "2026-11-19", time: "20:00" }],
    ["fr", "on est 5 enfin non 6", { partySize: 6 }],
    ["fr", "une table pour 4, pardon 5, demain à 20h", { partySize: 5, date: "2026-11-19", time: "20:00" }],
    ["fr", "vous avez une table pour 4 ? pardon 5", { partySize: 5 }],
    ["fr", "à 20h, non, 21", { time: "21:00" }],
    ["es", "somos 5 no perdón 6", { partySize: 6 }],
    ["es", "somos 5, no, 6", { partySize: 6 }],
    ["es", "a las 8, digo 9", { time: "21:00" }],
    ["it", "siamo in 5 anzi 6, domani alle 8 anzi 9", { partySize: 6, date: "2026-11-19", time: "21:00" }],
    ["it", "un tavolo per 4 persone, scusa, 5", { partySize: 5 }],
    ["pt", "somos 5, aliás 6", { partySize: 6 }],
    ["pt", "mesa para 4, desculpa 5, amanhã às 20h", { partySize: 5, date: "2026-11-19", time: "20:00" }],
    ["pt", "às 8, ou melhor 9", { time: "21:00" }],
  ] as const)("%s: %s", ([language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

describe("a number keeps its place where the next one", () => {
  test.for([
    ["is the one that is not meant", "en", "we are 4, not 5", { partySize: 4 }],
    ["is the one that is not meant", "fr", "on est 5 et non 6", { partySize: 5 }],
    ["is the one that is not meant", "es", "somos 5 no 6", { partySize: 5 }],
    ["is the one that is not meant", "it", "siamo 5, non 6", { partySize: 5 }],
    ["counts something else", "en", "table for 4, sorry 10 minutes late", { partySize: 4 }],
    ["counts something else", "en", "a table at 8, sorry, 5 people", { partySize: 5, time: "20:00" }],
    ["counts something else", "fr", "on est 4, désolé 10 minutes de retard", { partySize: 4 }],
    ["counts something else", "es", "mesa a las 9, perdón, 3 personas", { partySize: 3, time: "21:00" }],
    ["has words of its own", "en", "table for 4, sorry, at 7", { partySize: 4, time: "19:00" }],
    ["has words of its own", "es", "éramos 6 ahora somos 4", { partySize: 4, countsAnew: true }],
    ["has words of its own", "pt", "éramos 6, agora somos 4", { partySize: 4, countsAnew: true }],
    [
      "has words of its own",
      "pt",
      "mesa para 4, desculpa, 5 de dezembro",
      { partySize: 4, date: "2026-12-05" },
    ],
    ["follows a courtesy only", "en", "table for 4 please, 8 pm", { partySize: 4, time: "20:00" }],
  ] as const)("%s, %s: %s", ([_, language, text, values]) => {
    expect(stated(text, { language })).toEqual(values);
  });
});

test("what is taken back still tells a change from a booking", () => {
  const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
  expect(intentOf("somos 4, no, 5", { language: "es", draft, expecting: "confirm" })).toBe("change");
  expect(intentOf("we are 4 no wait 5", { language: "en", draft, expecting: "confirm" })).toBe("change");
});
