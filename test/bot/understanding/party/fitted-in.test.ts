import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-22", time: "19:00", partySize: 4 };

test.for([
  ["en", "can you squeeze in five on Sunday"],
  ["nb", "kan dere klemme inn fem på søndag?"],
  ["da", "kan I klemme fem ind på søndag til frokost?"],
  ["sv", "kan ni klämma in fem på söndag?"],
  ["de", "kriegt ihr uns fünf Sonntag noch unter?"],
  ["nl", "kunnen jullie er zondag nog vijf kwijt?"],
  ["fr", "vous pouvez nous caser à cinq dimanche ?"],
  ["es", "¿nos podéis meter a cinco el domingo?"],
  ["it", "riuscite a infilarci in cinque domenica?"],
  ["pt", "conseguem encaixar cinco no domingo?"],
] as const)("in %s, “%s” is a party of five", ([language, text]) => {
  const { partySize, date, time } = understand(text, { now, expecting: null, language });
  expect({ partySize, date, time }).toEqual({ partySize: 5, date: "2026-11-22", time: undefined });
});

test.for([
  ["en", "four plus baby", 5],
  ["nb", "fire pluss baby", 5],
  ["sv", "fyra plus bebis", 5],
  ["de", "vier plus Baby", 5],
  ["nl", "vier plus baby", 5],
  ["fr", "quatre plus bébé", 5],
  ["it", "quattro più neonato", 5],
  ["en", "seven or eight, call it eight", 8],
  ["en", "just the one of us", 1],
  ["en", "we were four but Sam's ill so three now", 3],
] as const)("in %s, “%s” is %i", ([language, text, partySize]) => {
  expect(understand(text, { now, expecting: "partySize", language }).partySize).toBe(partySize);
});

test.for([
  ["en", "my sister and her husband are in town, plus the two of us"],
  ["de", "meine Schwester und ihr Mann sind in der Stadt, plus wir zwei"],
  ["fr", "ma sœur et son mari sont en ville, plus nous deux"],
  ["es", "mi hermana y su marido están en la ciudad, más nosotros dos"],
  ["sv", "min syster och hennes man är i stan, plus vi två"],
] as const)("who is told of first is added to: in %s, “%s” is four", ([language, text]) => {
  expect(understand(text, { now, expecting: "partySize", language }).partySize).toBe(4);
});

test("what is for a baby is nobody more", () => {
  const text = "table for 4 and baby chair, friday 7pm";
  expect(understand(text, { now, expecting: null, language: "en" })).toMatchObject({
    partySize: 4,
    comment: "baby chair",
  });
});

test.for([
  ["en", "wait, there's five of us though"],
  ["nb", "men vi er jo fem"],
  ["da", "men vi er jo fem"],
  ["sv", "men vi är ju fem"],
  ["de", "wir sind doch fünf"],
  ["nl", "maak er maar vijf van"],
  ["fr", "mais on est cinq en fait"],
  ["es", "pero si somos cinco"],
  ["it", "ma noi siamo in cinque"],
  ["pt", "mas nós somos cinco"],
] as const)("at the summary, in %s, “%s” makes it five", ([language, text]) => {
  const context = { now, expecting: "confirm", language, draft, tablePicked: true } as const;
  const { intent, partySize } = understand(text, context);
  expect({ intent, partySize }).toEqual({ intent: "change", partySize: 5 });
});
