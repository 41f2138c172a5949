import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "we are 5 with a baby"],
  ["de", "wir sind 5 mit einem Baby"],
  ["fr", "on est 5 avec un bébé"],
  ["es", "somos 5 con un bebé"],
  ["it", "siamo in 5 con un bambino"],
  ["pt", "somos 5 com um bebé"],
  ["nl", "we zijn met 5 met een baby"],
  ["sv", "vi är 5 med en bebis"],
] as const)("in %s the little one is among those counted: “%s”", ([language, text]) => {
  expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(5);
});

test.for([
  ["en", "2 adults and a baby", 3],
  ["de", "4 Erwachsene mit einem Baby", 5],
  ["de", "wir sind 6 mit 2 kleinen", 6],
  ["it", "siamo in 2 con un bambino", 3],
  ["it", "4 adulti con un bambino", 5],
] as const)("in %s not beside adults, nor beside a couple: “%s”", ([language, text, partySize]) => {
  expect(stated(text, { language, expecting: "partySize" }).partySize).toBe(partySize);
});
