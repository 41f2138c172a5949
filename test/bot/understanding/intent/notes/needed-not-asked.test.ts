import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("who says what they need or bring asks for nothing, even without an article:", () => {
  test.for([
    ["en", "we need high chairs", "high chairs"],
    ["en", "we will need a high chair", "a high chair"],
    ["es", "necesitamos trona", "trona"],
    ["es", "tenemos perro", "perro"],
    ["fr", "il nous faut une chaise haute", "une chaise haute"],
    ["it", "ci serve il seggiolone", "il seggiolone"],
    ["it", "abbiamo cani", "cani"],
    ["pt", "precisamos de cadeirinha", "cadeirinha"],
    ["pt", "temos cachorro", "cachorro"],
    ["de", "wir brauchen Kinderstuhl", "Kinderstuhl"],
    ["nl", "wij hebben kinderstoelen nodig", "kinderstoelen nodig"],
    ["sv", "vi behöver barnstol", "barnstol"],
    ["nb", "vi trenger barnestol", "barnestol"],
    ["nb", "vi trenger barnestol også", "barnestol"],
    ["nb", "vi vil ha barnestol", "barnestol"],
    ["da", "vi har hund", "hund"],
  ] as const)("%s: %s", ([language, text, noted]) => {
    for (const expecting of [null, "partySize", "phone"] as const) {
      const { intent, comment, topics } = understand(text, { now, language, expecting });
      expect({ isAsked: intent === "question", comment, topics }).toEqual({ isAsked: false, comment: noted });
    }
  });
});

describe("a question is one all the same:", () => {
  test.for([
    ["en", "do you have high chairs"],
    ["en", "high chair?"],
    ["en", "we need the menu"],
    ["es", "tienen trona"],
    ["fr", "chaise haute"],
    ["de", "Hochstuhl"],
    ["sv", "har ni barnstol"],
    ["nb", "har dere barnestol"],
    ["nb", "vi trenger barnestol?"],
    ["nb", "vi trenger parkering"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, comment } = understand(text, { now, language, expecting: null });
    expect({ intent, comment }).toEqual({ intent: "question", comment: undefined });
  });
});
