import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "20:15", partySize: 2 };

describe("what is sure is changed, and what is only perhaps is left:", () => {
  test.for([
    ["it", "senti possiamo fare le 21 invece? e forse siamo in 4, ti dico domani"],
    ["en", "can we do 9 instead? and maybe we'll be 4, will tell you tomorrow"],
    ["en", "maybe we'll be 4, I'll tell you tomorrow. Can we make it 9 instead?"],
    ["de", "können wir stattdessen 21 Uhr machen? vielleicht sind wir zu viert, sag dir morgen bescheid"],
    ["fr", "on peut faire 21h plutôt ? et on sera peut-être 4, je te dis demain"],
    ["es", "podemos a las 21 mejor? y quizás seamos 4, te digo mañana"],
    ["nl", "kunnen we 21 uur doen in plaats daarvan? en misschien zijn we met 4, ik laat het morgen weten"],
    ["pt", "podemos fazer às 21 em vez disso? e talvez sejamos 4, digo-te amanhã"],
    ["sv", "kan vi ta 21 istället? och vi kanske blir 4, säger till imorgon"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, time, partySize, undecided } = understand(text, {
      now,
      language,
      expecting: null,
      draft,
    });
    const change = { intent: "change", time: "21:00", partySize: undefined, undecided: undefined };
    expect({ intent, time, partySize, undecided }).toEqual(change);
  });

  test.for([
    ["en", "we'd rather come at 9, but I'll let you know tomorrow if that works"],
    ["en", "maybe we'll be 4, I'll tell you tomorrow"],
    ["de", "lieber um 21 Uhr, aber ich sag morgen bescheid ob das klappt"],
    ["fr", "on sera peut-être 4, je te dis demain"],
  ] as const)("%s: %s leaves all open", ([language, text]) => {
    const { undecided } = understand(text, { now, language, expecting: null, draft });
    expect(undecided).toBe(true);
  });
});

test("beside what is only perhaps a yes is none", () => {
  const text = "yes. maybe we'll be 4, I'll tell you tomorrow";
  const context = { now, language: "en", expecting: "confirm", tablePicked: true, draft } as const;
  expect(understand(text, context).intent).not.toBe("affirm");
});
