import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: "confirm" });

test.for([
  ["en", "that's not right"],
  ["en", "no that's wrong"],
  ["en", "No that's not right, it should end in 2"],
  ["en", "no, you got that wrong"],
  ["en", "no that's not what I said"],
  ["de", "das stimmt nicht"],
  ["de", "das stimmt so nicht"],
  ["de", "nein, das ist falsch"],
  ["de", "nein, das habe ich nicht gesagt"],
  ["fr", "non, ce n'est pas ça"],
  ["fr", "c'est faux"],
  ["es", "no, eso no es correcto"],
  ["es", "está mal"],
  ["it", "no, non è giusto"],
  ["it", "no, è sbagliato"],
  ["nl", "nee, dat klopt niet"],
  ["pt", "não, está errado"],
  ["sv", "nej, det är fel"],
  ["nb", "nei, det stemmer ikke"],
  ["da", "nej, det er forkert"],
] as const)("%s: “%s” says that something is wrong", ([language, text]) => {
  expect(read(language, text)).toMatchObject({ intent: "deny", meant: "mistaken" });
});

test.for([
  ["en", "no"],
  ["en", "no thanks"],
  ["de", "nein danke"],
  ["fr", "non merci"],
  ["es", "no, gracias"],
  ["it", "no grazie"],
  ["nl", "nee bedankt"],
  ["pt", "não, obrigada"],
  ["sv", "nej tack"],
  ["nb", "nei takk"],
  ["da", "nej tak"],
] as const)("%s: “%s” is a plain no", ([language, text]) => {
  expect(read(language, text)).toEqual(expect.not.objectContaining({ meant: "mistaken" }));
});
