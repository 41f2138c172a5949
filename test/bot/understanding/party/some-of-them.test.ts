import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const answer = (text: string, language: string) =>
  understand(text, { now, language, expecting: "partySize" });

test.for([
  ["en", "two vegans and one person with a nut allergy"],
  ["de", "zwei Vegetarier und eine Person mit Nussallergie"],
  ["fr", "deux végétariens et une personne allergique aux noix"],
  ["es", "dos celíacos y una persona con alergia a los frutos secos"],
  ["it", "due celiaci e una persona allergica ai crostacei"],
  ["nl", "twee vegetariërs en één persoon met een notenallergie"],
  ["pt", "dois celíacos e uma pessoa alérgica a marisco"],
  ["sv", "två vegetarianer och en person med nötallergi"],
] as const)("several that something is told of are no party, in %s: %s", ([language, text]) => {
  const { partySize, comment } = answer(text, language);
  expect({ partySize, isTold: comment !== undefined }).toEqual({ partySize: undefined, isTold: true });
});

test.for([
  ["en", "two of us are vegan", 2],
  ["it", "siamo due vegani", 2],
  ["en", "4 people, one with a nut allergy", 4],
] as const)("but all who come are, in %s: %s", ([language, text, size]) => {
  expect(answer(text, language).partySize).toBe(size);
});

test.for(["2 hours", "20 minutes"])("%s are no party", (text) => {
  expect(answer(text, "en")).not.toHaveProperty("partySize");
});
