import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const answer = (text: string, language: string) =>
  understand(text, { now, language, expecting: "name", tablePicked: true, draft });

describe("a name before a question is heard beside it", () => {
  test.for([
    ["en", "Kim Jansen. Can I bring a cake?"],
    ["en", "Kim Jansen, is there parking?"],
    ["de", "Kim Jansen. Kann ich einen Kuchen mitbringen?"],
    ["fr", "Kim Jansen. On peut amener un gâteau ?"],
    ["es", "Kim Jansen. ¿Podemos llevar una tarta?"],
    ["it", "Kim Jansen. Possiamo portare una torta?"],
    ["nl", "Kim Jansen. kan ik een taart meenemen?"],
    ["pt", "Kim Jansen. Podemos levar um bolo?"],
    ["sv", "Kim Jansen. Får vi ta med en tårta?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { intent, firstName, lastName, topics } = answer(text, language);
    expect({ intent, firstName, lastName }).toEqual({
      intent: "question",
      firstName: "Kim",
      lastName: "Jansen",
    });
    expect(topics).toHaveLength(1);
  });

  test.for([
    ["en", "Jansen. can I bring a cake?"],
    ["nl", "Jansen. kan ik een taart meenemen?"],
    ["de", "Jansen. Gibt es Parkplätze?"],
  ] as const)("and so is one word with a capital letter, in %s: “%s”", ([language, text]) => {
    expect(answer(text, language).firstName).toBe("Jansen");
  });
});

test.for([
  ["en", "Anna Berg, waitlist please"],
  ["de", "Anna Berg, Warteliste bitte"],
  ["fr", "Anna Berg, la liste d'attente svp"],
  ["sv", "Anna Berg, väntelistan tack"],
] as const)("who would rather wait says so beside the name, in %s: “%s”", ([language, text]) => {
  expect(answer(text, language)).toMatchObject({ intent: "waitlist", firstName: "Anna", lastName: "Berg" });
});

test.for([
  ["en", "Perfect. Is there parking?"],
  ["en", "Wait. Is there parking?"],
  ["en", "Question. Is there parking?"],
  ["en", "the waitlist, please"],
  ["de", "Moment. Gibt es Parkplätze?"],
  ["de", "Entschuldigung. Gibt es Parkplätze?"],
  ["es", "Momento. ¿Hay aparcamiento?"],
  ["it", "Scusi. C'è un parcheggio?"],
  ["nl", "Leuk! Is er parkeerplaats?"],
  ["pt", "Desculpe. Há estacionamento?"],
  ["sv", "Ursäkta. Finns det parkering?"],
] as const)("what opens a sentence is nobody's name, in %s: “%s”", ([language, text]) => {
  expect(answer(text, language)).not.toHaveProperty("firstName");
});
