import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

test.for([
  ["en", "make it 5, and my daughter is coeliac", "my daughter is coeliac"],
  ["de", "machen wir 5, und meine Tochter hat Zöliakie", "meine Tochter hat Zöliakie"],
  ["fr", "mettez 5, et ma fille est cœliaque", "ma fille est cœliaque"],
  ["es", "que sean 5, y mi hija es celíaca", "mi hija es celíaca"],
  ["it", "facciamo 5, e mia figlia è celiaca", "mia figlia è celiaca"],
  ["nl", "maak er 5 van, en mijn dochter heeft coeliakie", "mijn dochter heeft coeliakie"],
  ["pt", "ponha 5, e a minha filha é celíaca", "a minha filha é celíaca"],
  ["sv", "gör det till 5, och min dotter har celiaki", "min dotter har celiaki"],
] as const)("who cannot eat everything is one of those counted: %s, %s", ([language, text, comment]) => {
  const understood = understand(text, { now, expecting: "confirm", tablePicked: true, draft, language });
  expect(understood).toMatchObject({ partySize: 5, comment });
});

test("and who only comes along is one more", () => {
  const understood = understand("4 adults and a baby who is vegan", {
    now,
    expecting: "partySize",
    language: "en",
  });
  expect(understood.partySize).toBe(5);
});
