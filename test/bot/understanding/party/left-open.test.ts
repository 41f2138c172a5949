import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const answer = (language: string, text: string) =>
  understand(text, { now, language, draft: {}, expecting: "partySize" }).partySize;
const afterwards = (language: string, text: string) =>
  understand(text, { now, language, draft: { partySize: 4 }, expecting: null }).partySize;

describe("a little one whom the others bring leaves open how many they are:", () => {
  test.for([
    ["en", "we're coming with a baby"],
    ["en", "with a baby"],
    ["de", "wir kommen mit Baby"],
    ["de", "mit baby"],
    ["fr", "on vient avec un bébé"],
    ["fr", "avec un enfant"],
    ["es", "vamos con un bebé"],
    ["es", "iremos con un niño"],
    ["it", "veniamo con un neonato"],
    ["it", "veniamo con un bambino piccolo"],
    ["nl", "we komen met een baby"],
    ["pt", "vamos com um bebé"],
    ["sv", "vi kommer med en bebis"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(answer(language, text)).toBeUndefined();
  });

  test.for([
    ["en", "me and a baby", 2],
    ["en", "two adults with a baby", 3],
    ["de", "zwei Erwachsene mit Baby", 3],
    ["es", "dos adultos con un bebé", 3],
    ["es", "con mi madre", 2],
    ["it", "noi due e il bimbo", 3],
    ["sv", "två vuxna med en bebis", 3],
    ["es", "uno", 1],
    ["pt", "um", 1],
  ] as const)("but not in %s, “%s”", ([language, text, size]) => {
    expect(answer(language, text)).toBe(size);
  });
});

describe("some who are named beside others, and not how many, leave it open too:", () => {
  test.for([
    ["en", "me, my wife and the kids"],
    ["en", "2 adults and the kids"],
    ["en", "the wife, the kids and me"],
    ["de", "ich, meine Frau und die Kinder"],
    ["fr", "2 adultes et les enfants"],
    ["es", "yo, mi mujer y los niños"],
    ["it", "io, mia moglie e i bambini"],
    ["nl", "ik, mijn vrouw en de kinderen"],
    ["pt", "eu, a minha mulher e os miúdos"],
    ["sv", "jag, min fru och barnen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(answer(language, text)).toBeUndefined();
  });

  test.for([
    ["en", "we are 5: me, my wife and the kids", 5],
    ["en", "table for two and kids menu please", 2],
    ["en", "4 kids and 2 adults", 6],
    ["fr", "mon mari, moi et les deux petits", 4],
    ["es", "2 adultos y 1 adolescente", 3],
  ] as const)("but not in %s, “%s”", ([language, text, size]) => {
    expect(answer(language, text)).toBe(size);
  });
});

describe("each who is named beside those who are counted is one more:", () => {
  test.for([
    ["en", "2 adults, a girl and the baby", 4],
    ["en", "2 of us and a newborn", 3],
    ["de", "2 Erwachsene, ein Mädchen und das Baby", 4],
    ["fr", "2 adultes, une fille et le bébé", 4],
    ["fr", "nous deux et un nourrisson", 3],
    ["es", "2 adultos, una niña y el bebé", 4],
    ["it", "2 adulti, una bambina e il neonato", 4],
    ["nl", "2 volwassenen, een meisje en de baby", 4],
    ["pt", "2 adultos, uma menina e o bebé", 4],
    ["sv", "2 vuxna, en flicka och bebisen", 4],
  ] as const)("in %s, “%s”", ([language, text, size]) => {
    expect(answer(language, text)).toBe(size);
  });

  test("who is known by the end of the word is one of them, where three were counted", () => {
    expect(answer("sv", "tre personer med bebisen")).toBe(3);
    expect(answer("sv", "tre personer med en bebis")).toBe(4);
  });
});

describe("how many of them are children is no other number:", () => {
  test.for([
    ["en", "6, 2 are kids"],
    ["de", "6, zwei davon Kinder"],
    ["de", "6, 2 sind Kinder"],
    ["fr", "6, 2 sont des enfants"],
    ["es", "6, dos son niños"],
    ["it", "6, 2 sono bambini"],
    ["nl", "6, 2 zijn kinderen"],
    ["pt", "6, 2 são crianças"],
    ["sv", "6, 2 är barn"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(answer(language, text)).toBe(6);
  });
});

test("a doubt in a few words leaves the larger number", () => {
  const read = (text: string) => understand(text, { now, language: "fr", draft: {}, expecting: "partySize" });
  expect(read("2 ou 3 je sais pas encore")).toMatchObject({ partyFrom: 2, partySize: 3 });
});

test("who joins is one more", () => {
  expect(afterwards("en", "my sister is joining")).toBe(5);
  expect(afterwards("en", "my mate's joining as well")).toBe(5);
  expect(afterwards("en", "my sister is joining at 8")).toBeUndefined();
});
