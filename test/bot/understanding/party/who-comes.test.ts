import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const read = (language: string, text: string) => understand(text, { now, expecting: null, language, draft });

describe("of a party of four, somebody's coming or not coming makes another party:", () => {
  test.for([
    ["en", "actually my brother isn't coming, so one less", 3],
    ["en", "my brother can't make it", 3],
    ["en", "Tom isn't coming", 3],
    ["en", "my wife and my son can't make it", 2],
    ["en", "my two brothers aren't coming", 2],
    ["en", "Anna is bringing her boyfriend", 5],
    ["en", "I'm bringing my sister too", 5],
    ["en", "can my sister come as well?", 5],
    ["en", "mum is coming too", 5],
    ["en", "my parents are coming too", 6],
    ["de", "mein Bruder kommt doch nicht, also einer weniger", 3],
    ["de", "mein Bruder kann doch nicht kommen", 3],
    ["de", "leider kommt meine Frau nicht", 3],
    ["de", "meine Mutter kommt auch mit", 5],
    ["de", "meine Schwester bringt ihren Freund mit", 5],
    ["de", "kann meine Schwester auch mitkommen?", 5],
    ["de", "meine Eltern kommen auch noch", 6],
    ["fr", "mon frère ne vient pas finalement", 3],
    ["fr", "ma soeur vient aussi", 5],
    ["fr", "Paul amène sa copine", 5],
    ["es", "mi hermano no viene al final", 3],
    ["es", "también viene mi hermana", 5],
    ["it", "la mia ragazza non può venire", 3],
    ["it", "viene anche mia sorella", 5],
    ["it", "alla fine viene mia suocera", 5],
    ["es", "viene mi suegra, al final", 5],
    ["nl", "mijn broer komt toch niet", 3],
    ["nl", "mijn zus komt ook mee", 5],
    ["pt", "o meu irmão afinal não vem", 3],
    ["pt", "a minha irmã também vem", 5],
    ["sv", "min bror kommer inte", 3],
    ["sv", "min syster kommer också", 5],
    ["sv", "min bror kommer inte ändå", 3],
    ["nb", "broren min kommer ikke", 3],
    ["nb", "kona mi kan ikke likevel", 3],
    ["nb", "mamma kommer også", 5],
    ["nb", "min bror kan dessverre ikke komme", 3],
    ["da", "min bror kommer ikke alligevel", 3],
    ["da", "mor kommer også med", 5],
  ] as const)("in %s, “%s”", ([language, text, partySize]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize });
  });
});

describe("of several who are not counted it is not said how many:", () => {
  test.for([
    ["en", "the kids stay home after all"],
    ["de", "die Kinder bleiben doch daheim"],
    ["fr", "les enfants restent à la maison"],
    ["es", "los niños se quedan en casa"],
    ["it", "i bambini restano a casa"],
    ["nl", "de kinderen blijven thuis"],
    ["pt", "as crianças ficam em casa"],
    ["sv", "barnen stannar hemma"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, ...said } = read(language, text);
    expect(said).toMatchObject({ intent: "change", recounts: true });
    expect(partySize).toBeUndefined();
  });
});

describe("what is told of one of them changes no party:", () => {
  test.for([
    ["en", "my son can't eat nuts"],
    ["en", "my mum will join us later"],
    ["en", "my mum is in a wheelchair"],
    ["de", "mein Sohn kann nicht scharf essen"],
    ["es", "mi hija no puede comer gluten"],
    ["nl", "mijn zoon kan niet tegen gluten"],
    ["pt", "a minha filha não pode comer glúten"],
    ["sv", "min son kan inte äta nötter"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { partySize, recounts } = read(language, text);
    expect(partySize ?? recounts).toBeUndefined();
  });

  test.for([
    ["en", "my wife and I can't make it"],
    ["en", "my wife is ill, we can't come"],
    ["de", "wir können nicht kommen"],
  ] as const)("in %s, “%s” means all of them", ([language, text]) => {
    expect(read(language, text).intent).toBe("cancel");
  });
});

test("of a booking that is yet to be found the change alone is known", () => {
  const said = understand("my brother can't make it", { now, expecting: null, language: "en" });
  expect(said).toMatchObject({ intent: "change", partyChange: -1 });
});

test("before anything is booked, those who come are the party", () => {
  const said = understand("a table for me and my sister, she is coming too", {
    now,
    expecting: null,
    language: "en",
  });
  expect(said).toMatchObject({ intent: "book", partySize: 2 });
});

test("where a name is asked for, who comes is none", () => {
  const said = (text: string) =>
    understand(text, { now, expecting: "name", tablePicked: true, language: "en", draft });
  expect(said("the kids stay home after all")).toEqual({ intent: "change", recounts: true, language: "en" });
  expect(said("Jo Fox, and my brother isn't coming")).toMatchObject({ partySize: 3, lastName: "Fox" });
});
