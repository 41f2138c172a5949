import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "are you deaf or what? NO number"],
  ["de", "sag mal hörst du schlecht? KEINE nummer"],
  ["fr", "tu es sourd ou quoi ? PAS de numéro"],
  ["es", "¿estás sordo o qué? SIN número"],
  ["it", "ma sei sordo? NIENTE numero"],
  ["nl", "zeg ben je doof? GEEN nummer"],
  ["pt", "não te disse já que não quero dar número, pá? sem número"],
  ["sv", "är du döv eller? INGET nummer"],
] as const)("who asks whether one listens asks nothing of the house, in %s: %s", ([language, text]) => {
  const { intent, ...read } = understand(text, { now, language, expecting: "phone" });
  expect(intent).not.toBe("question");
  expect(read).toMatchObject({ withoutPhone: true });
  expect(read.asksMore).toBeUndefined();
});

test.for([
  ["en", "do i have to? rather not give it out tbh"],
  ["de", "muss das sein? die geb ich ungern raus"],
  ["fr", "c'est obligé ? je préfère ne pas le donner"],
  ["es", "¿hace falta? preferiría no darlo"],
  ["it", "devo proprio? preferirei non darlo"],
  ["nl", "moet dat? geef ik liever niet"],
  ["pt", "tem mesmo de ser? prefiro não dar"],
  ["sv", "måste jag? vill helst inte ge ut det"],
] as const)(
  "whether a number is needed is asked beside that none is given, in %s: %s",
  ([language, text]) => {
    const read = understand(text, { now, language, expecting: "phone" });
    expect(read).toMatchObject({ withoutPhone: true, asksIfPhone: true });
    expect(read.asksMore).toBeUndefined();
  },
);

test.for([
  ["en", "Jo Fox, got it?", "Jo"],
  ["it", 'Gianfranco Belluomo, come "bell\'uomo" ma tutto attaccato, capito? Non ridere eh', "Gianfranco"],
  ["nl", "Zet maar op Fleur vd Berg, of moet dat voluit?", "Fleur"],
] as const)("a tag behind a name asks nothing, in %s: %s", ([language, text, firstName]) => {
  const read = understand(text, { now, language, expecting: "name", tablePicked: true });
  expect(read).toMatchObject({ intent: "inform", firstName });
  expect(read.asksMore).toBeUndefined();
});

test.for([
  ["en", "no number. can we sing there?"],
  ["de", "keine Nummer. darf man da singen?"],
  ["nl", "geen nummer. mogen we er zingen?"],
] as const)("what is asked of the house beside it is asked, in %s: %s", ([language, text]) => {
  const read = understand(text, { now, language, expecting: "phone" });
  expect(read).toMatchObject({ intent: "question", withoutPhone: true, asksMore: true });
});

test.for(["vale, ¿dónde está?", "eh, sin número, ¿vale?"])("“vale” is no voucher: %s", (text) => {
  expect(understand(text, { now, language: "es", expecting: "phone" }).topics ?? []).not.toContain("payment");
});

test.for([
  ["en", "furu of course, what else"],
  ["de", "furu natürlich, was sonst"],
  ["fr", "furu évidemment, quoi d'autre"],
  ["es", "furu claro, qué si no"],
  ["it", "furu, che altro"],
  ["nl", "furu natuurlijk, wat anders"],
  ["pt", "furu claro, que mais"],
  ["sv", "furu såklart, vad annars"],
  ["nb", "furu selvfølgelig, hva ellers"],
] as const)("who says what else it could be asks nothing, in %s: %s", ([language, text]) => {
  const venues = [{ id: 1, name: "Furu & Fjord", scenarioNames: [] }];
  const read = understand(text, { now, language, venues, expecting: "venue" });
  expect(read.venueId).toBe(1);
  expect(read.asksMore).toBeUndefined();
});
