import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string, expecting: null | "name" | "phone" = null) =>
  understand(text, { now, language, expecting, ...(expecting !== null && { tablePicked: true }) });

test.for([
  ["en", "wheres the place again"],
  ["de", "wo war das nochmal"],
  ["fr", "c'est où déjà"],
  ["es", "dónde era"],
  ["it", "dov'era già"],
  ["nl", "waar was het ook alweer"],
  ["pt", "onde é mesmo"],
  ["sv", "var låg det nu igen"],
] as const)("where it was is asked again: %s, %s", ([language, text]) => {
  expect(read(text, language)).toMatchObject({ intent: "question", topics: ["address"] });
});

test.for([
  ["en", "is that local time"],
  ["en", "is it new york time??"],
  ["en", "7 your time or mine?"],
  ["de", "ist das eure zeit oder meine"],
  ["fr", "c'est l'heure de new york ?"],
  ["es", "es hora de nueva york?"],
  ["it", "è ora locale?"],
  ["nl", "is dat lokale tijd?"],
  ["pt", "é a hora de lá ou a minha?"],
  ["sv", "är det lokal tid?"],
] as const)("whose clock it is by: %s, %s", ([language, text]) => {
  expect(read(text, language, "name")).toMatchObject({ intent: "question", topics: ["localTime"] });
});

test.for([
  ["de", "zu welcher zeit habt ihr offen"],
  ["en", "is it a good time"],
] as const)("no clock is asked for: %s, %s", ([language, text]) => {
  expect(read(text, language).topics ?? []).not.toContain("localTime");
});

test("an allergy beside the name is told, whatever is asked of the kitchen", () => {
  const told = read("Fredrik Åström. minsta ungen är ägg- o mjölkallergiker, fixar köket det?", "sv", "name");
  expect(told).toMatchObject({ firstName: "Fredrik", lastName: "Åström", topics: ["diets"] });
  expect(told.comment).toContain("ägg- o mjölkallergiker");
});

test("a birthday beside a question is no question of parties", () => {
  const asked = read(
    "avete un tavolo x 2 venerdi sera verso le 9? ce la mia ragazza che fa il compleanno",
    "it",
  );
  expect(asked).toMatchObject({ intent: "book", partySize: 2, joy: true });
  expect(asked.topics).toBeUndefined();
});

test("who asks whether a number is needed is told, in Dutch, too", () => {
  expect(read("nummer heb je toch al niet nodig?", "nl", "phone").asksIfPhone).toBe(true);
});

test("a compliment with a goodbye takes leave", () => {
  expect(read("What a clever thing you are. Goodbye", "en")).toMatchObject({
    intent: "thanks",
    farewell: "bye",
  });
});

test.for([
  ["de", "ich hab nein gesagt"],
  ["en", "i said no"],
  ["es", "he dicho que no"],
  ["it", "ho detto di no"],
  ["pt", "eu disse que não"],
] as const)("a no that is said again is one: %s, %s", ([language, text]) => {
  expect(read(text, language, "phone").intent).toBe("deny");
});

test.for([
  ["en", "Bertolini, but i would rather not give my number"],
  ["fr", "Bertolini, mais je préfère ne pas donner mon numéro"],
  ["it", "Bertolini, ma il telefono preferirei non darlo"],
] as const)("a name stands beside the number that is not given: %s, %s", ([language, text]) => {
  expect(read(text, language, "name")).toMatchObject({ firstName: "Bertolini", withoutPhone: true });
});

test("a name stands beside a question, though its guest hesitates", () => {
  const told = read("priya. wait is that 7 ur time or mine lol im flying in from london", "en", "name");
  expect(told).toMatchObject({ firstName: "Priya", topics: ["localTime"] });
  expect(told.undecided).toBeUndefined();
});

test("until when one may cancel for free is of no hours", () => {
  expect(read("cancel for free until when", "en").topics).toEqual(["fees"]);
});

test("a name before a number, and before more, is kept", () => {
  const told = read("marta ibañez 655 120 934. uno es alergico a los frutos secos", "es", "name");
  expect(told).toMatchObject({ firstName: "Marta", lastName: "Ibañez", phone: "+34655120934" });
});

test.for([
  ["it", "verso l una. io sono giulia ferri", "Giulia", "Ferri"],
  ["en", "around 1, i am julia ferris", "Julia", "Ferris"],
  ["de", "um 8. ich bin tobias kern", "Tobias", "Kern"],
  ["fr", "vers 20h, je suis chloé garnier", "Chloé", "Garnier"],
  ["es", "a las 9, soy marta ruiz", "Marta", "Ruiz"],
  ["nl", "om 8 uur, ik ben daan visser", "Daan", "Visser"],
  ["pt", "às 20h, sou o rui sousa", "Rui", "Sousa"],
  ["sv", "kl 19, jag är ebba lindqvist", "Ebba", "Lindqvist"],
] as const)(
  "who says at the end who they are, in small letters, has a name: %s, %s",
  ([language, text, firstName, lastName]) => {
    expect(understand(text, { now, language, expecting: "slot" })).toMatchObject({ firstName, lastName });
  },
);

test.for(["8 pm, its rose wine we like", "8pm. this is great news", "around 8, it is christian again"])(
  "“%s” names nobody",
  (text) => {
    const { firstName, lastName } = understand(text, { now, language: "en", expecting: "slot" });
    expect([firstName, lastName]).toStrictEqual([undefined, undefined]);
  },
);

test.for([
  [
    "en",
    "yes please. it's my sister's birthday can we have a candle on the dessert?",
    "a candle on the dessert",
  ],
  ["nl", "ja graag. mijn zus is jarig kan er een kaarsje op het toetje?", "een kaarsje op het toetje"],
] as const)(
  "what is asked for behind an occasion, without a mark between, is noted: %s, %s",
  ([language, text, wish]) => {
    const draft = { date: "2026-11-28", time: "19:00", partySize: 2 };
    const told = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(told).toMatchObject({ intent: "affirm" });
    expect(told.comment).toContain(wish);
  },
);
