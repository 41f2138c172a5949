import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 4 };
const booked = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft });

describe("who only supposes another number asks whether it may change, and changes nothing:", () => {
  test.for([
    ["en", "We might be five, is that ok?"],
    ["en", "what if we're five in the end?"],
    ["en", "what happens if there are suddenly six of us?"],
    ["en", "maybe we'll be five, would that be a problem?"],
    ["de", "Wir sind vielleicht fünf, geht das?"],
    ["de", "Und wenn wir dann doch zu fünft sind?"],
    ["de", "Was passiert, wenn wir sechs werden?"],
    ["de", "wir könnten auch fünf werden, ist das ein Problem?"],
    ["fr", "on sera peut-être cinq, ça va ?"],
    ["fr", "et si finalement on est cinq ?"],
    ["fr", "on risque d'être cinq, c'est possible ?"],
    ["es", "a lo mejor somos cinco, ¿hay problema?"],
    ["es", "¿y si luego somos cinco?"],
    ["es", "¿qué pasa si al final somos cinco?"],
    ["it", "forse saremo in cinque, va bene?"],
    ["it", "e se poi fossimo in cinque?"],
    ["it", "potremmo essere in cinque, è un problema?"],
    ["nl", "we zijn misschien met z'n vijven, kan dat?"],
    ["nl", "en als we toch met vijf zijn?"],
    ["pt", "talvez sejamos cinco, há problema?"],
    ["pt", "e se afinal formos cinco?"],
    ["sv", "vi blir kanske fem, går det bra?"],
    ["sv", "och om vi ändå blir fem?"],
    ["nb", "vi blir kanskje fem, går det bra?"],
    ["nb", "hva om vi blir fem likevel?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { language: _, ...said } = booked(language, text);
    expect(said).toEqual({ intent: "question", topics: ["adjusting"] });
  });
});

describe("without a question it stays open:", () => {
  test.for([
    ["en", "we might be five"],
    ["de", "wir sind eventuell fünf"],
    ["fr", "on sera peut-être cinq"],
    ["es", "quizás seamos cinco"],
    ["it", "forse siamo cinque"],
    ["nl", "misschien zijn we met vijf"],
    ["pt", "se calhar somos cinco"],
    ["sv", "vi blir kanske fem"],
    ["nb", "kanskje blir vi fem"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { language: _, ...said } = booked(language, text);
    expect(said).toEqual({ intent: "other", undecided: true });
  });
});

describe("who is sure of it wants it so:", () => {
  test.for([
    ["en", "we'll be five, is that ok?"],
    ["en", "could we be five?"],
    ["en", "we might as well make it five"],
    ["en", "if possible we'd like to be five"],
    ["de", "wir sind jetzt fünf, geht das?"],
    ["de", "können wir auch zu fünft kommen?"],
    ["fr", "on sera cinq, ça va ?"],
    ["es", "somos cinco al final, ¿hay problema?"],
    ["it", "siamo in cinque, va bene?"],
    ["nl", "we zijn met vijf, kan dat?"],
    ["pt", "afinal somos cinco, há problema?"],
    ["sv", "vi blir fem, går det bra?"],
    ["nb", "vi blir fem, går det bra?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(booked(language, text)).toMatchObject({ partySize: 5 });
  });
});

describe("of no table yet it is a number like others:", () => {
  test.for([
    ["en", "a table on Friday, we might be five"],
    ["de", "einen Tisch am Freitag, wir sind vielleicht fünf"],
    ["fr", "une table vendredi, on sera peut-être cinq"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const said = understand(text, { now, language, expecting: null });
    expect(said).toMatchObject({ partySize: 5, date: "2026-11-20" });
  });
});

test.for([
  ["en", "we might be five minutes late"],
  ["en", "what if we're five minutes late?"],
  ["sv", "vi blir kanske fem minuter sena"],
] as const)("minutes are none, in %s: “%s”", ([language, text]) => {
  expect(booked(language, text).topics ?? []).not.toContain("adjusting");
  expect(booked(language, text).partySize).toBeUndefined();
});
