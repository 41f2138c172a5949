import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", partySize: 4 } as const;

test.for([
  ["en", "later than nine is out of the question", { timeTo: "21:00" }],
  ["en", "anything after nine is a no-go", { timeTo: "21:00" }],
  ["de", "nach neun ist ausgeschlossen", { timeTo: "21:00" }],
  ["de", "später als halb neun fällt aus", { timeTo: "20:30" }],
  ["fr", "après 21h c'est exclu", { timeTo: "21:00" }],
  ["es", "más tarde de las nueve queda descartado", { timeTo: "21:00" }],
  ["it", "più tardi delle nove è fuori discussione", { timeTo: "21:00" }],
  ["it", "dopo le nove è escluso", { timeTo: "21:00" }],
  ["nl", "later dan negen is uitgesloten", { timeTo: "21:00" }],
  ["pt", "mais tarde que as nove está fora de questão", { timeTo: "21:00" }],
  ["sv", "senare än nio är uteslutet", { timeTo: "21:00" }],
  ["it", "prima delle sette è escluso", { timeFrom: "19:00" }],
  ["nl", "voor zeven is uitgesloten", { timeFrom: "19:00" }],
  ["pt", "antes das sete está fora de questão", { timeFrom: "19:00" }],
  ["sv", "före sju är uteslutet", { timeFrom: "19:00" }],
  ["it", "le nove è escluso, meglio le otto", { time: "20:00" }],
] as const)("what is ruled out bounds the time in %s: “%s”", ([language, text, values]) => {
  expect(stated(text, { language, expecting: "time", draft })).toEqual(values);
});

test.for([
  ["de", "später als neun passt gut", { timeFrom: "21:00" }],
  ["es", "más tarde de las nueve va bien", { timeFrom: "21:00" }],
  ["it", "dopo le nove va benissimo", { timeFrom: "21:00" }],
  ["nl", "later dan negen is prima", { timeFrom: "21:00" }],
  ["pt", "depois das nove está ótimo", { timeFrom: "21:00" }],
  ["sv", "nio är bra", { time: "21:00" }],
] as const)("what suits does not turn it round in %s: “%s”", ([language, text, values]) => {
  expect(stated(text, { language, expecting: "time", draft })).toEqual(values);
});
