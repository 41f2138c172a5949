import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 7 };

test.for([
  ["en", "My brother just wrote he's coming with his wife too, so we'd be two more, is that ok?"],
  [
    "de",
    "Jetzt schreibt mein Bruder, dass er mit seiner Frau auch kommt, also wären wir zwei mehr, geht das noch?",
  ],
  ["fr", "Mon frère vient aussi avec sa femme, donc on serait deux de plus, c'est encore possible ?"],
  ["es", "Mi hermano viene también con su mujer, así que seríamos dos más, ¿se puede?"],
  ["it", "Viene anche mio fratello con la moglie, quindi saremmo due in più, si può ancora?"],
  ["nl", "Mijn broer komt ook met zijn vrouw, dus we zouden twee meer zijn, kan dat nog?"],
  ["pt", "O meu irmão também vem com a mulher, então seríamos mais dois, ainda dá?"],
  ["sv", "Min bror kommer också med sin fru, så vi skulle bli två till, går det?"],
] as const)("in %s who comes too is said beside by how many more they are: %s", ([language, text]) => {
  expect(stated(text, { language, draft }).partySize).toBe(9);
});

test.for([
  ["en", "we are seven", 7],
  ["en", "it's my wife, my son and me then", 3],
  ["en", "my brother and his wife and us two, so four", 4],
  ["de", "mein Bruder, seine Frau und ich", 3],
  ["sv", "vi blir två till bordet", 2],
] as const)("in %s a party that is counted anew is none of those: %s", ([language, text, partySize]) => {
  expect(stated(text, { language, draft }).partySize).toBe(partySize);
});
