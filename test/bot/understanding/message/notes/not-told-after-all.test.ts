import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const comment = "by the window; my brother in law is dragging his new girlfriend along";
const draft = { date: "2026-11-27", time: "20:00", partySize: 5, comment };
const read = (language: string, text: string, known = draft) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft: known,
    noted: known.comment,
  });

describe("what is not to be told to the house after all is what was noted last:", () => {
  test.for([
    ["en", "Good god no don't tell the restaurant that. Just 5 people."],
    ["en", "don't pass that on"],
    ["en", "please don't write that down"],
    ["es", "no le digan eso al restaurante"],
    ["es", "no apunte eso"],
    ["fr", "ne dites pas ça au restaurant"],
    ["fr", "ne notez pas ça"],
    ["it", "non lo dica al ristorante"],
    ["it", "non scriverlo"],
    ["pt", "não diga isso ao restaurante"],
    ["pt", "não anote isso"],
    ["de", "Um Gottes willen, sagen Sie das nicht dem Restaurant"],
    ["de", "schreiben Sie das nicht auf"],
    ["nl", "zeg dat niet tegen het restaurant"],
    ["nl", "schrijf dat niet op"],
    ["sv", "säg inte det till restaurangen"],
    ["sv", "skriv inte upp det"],
    ["nb", "ikke si det til restauranten"],
    ["nb", "ikke skriv det opp"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", wishesLeft: "by the window" });
  });
});

test("one piece is the whole note, an allergy stays, and what goes on is no “that”", () => {
  expect(read("en", "don't tell them that", { ...draft, comment: "it's her birthday" }).wishesLeft).toBe("");
  const allergic = { ...draft, comment: "by the window; nut allergy" };
  expect(read("en", "don't tell them that", allergic).wishesLeft).toBe("nut allergy");
  expect(read("en", "don't tell them that it's her birthday").wishesLeft).toBeUndefined();
});

describe("what is to be taken out again is what was noted last, and no yes beside it books it:", () => {
  test.for([
    ["en", "take it out and book it please"],
    ["en", "take that out please"],
    ["en", "yep and drop that silly line"],
    ["en", "what's that line for the restaurant? take it out and book it please"],
    ["de", "streichen Sie das und buchen Sie"],
    ["de", "nehmen Sie das bitte raus"],
    ["fr", "enlevez ça et réservez"],
    ["es", "quite eso y reserve"],
    ["it", "tolga quella frase"],
    ["pt", "tire isso e reserve"],
    ["nl", "haal dat eruit"],
    ["sv", "ta bort den raden"],
    ["nb", "fjern den linjen"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text)).toMatchObject({ intent: "inform", wishesLeft: "by the window" });
  });

  test.for([
    ["en", "take it"],
    ["en", "ok take it and book it"],
  ] as const)("but “%2$s” takes the table", ([language, text]) => {
    expect(read(language, text).intent).toBe("affirm");
  });
});
