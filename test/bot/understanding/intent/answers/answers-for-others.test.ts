import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

/** What is made of the words where the summary of a table is shown. */
const atSummary = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft }).intent;

describe("a yes that is passed on is a yes:", () => {
  test.for([
    ["en", "She says fine"],
    ["en", "my wife says yes"],
    ["en", "ok, my wife says it's fine"],
    ["en", "everyone's happy with that"],
    ["en", "he's ok with it"],
    ["en", "my husband agrees"],
    ["de", "meine Frau sagt ja"],
    ["de", "mein Mann ist einverstanden"],
    ["de", "alle sind einverstanden"],
    ["de", "passt allen"],
    ["fr", "ma femme dit oui"],
    ["fr", "elle est d'accord"],
    ["fr", "tout le monde est d'accord"],
    ["es", "mi mujer dice que sí"],
    ["es", "ella dice que vale"],
    ["it", "mia moglie dice di sì"],
    ["it", "lei dice che va bene"],
    ["nl", "mijn vrouw zegt ja"],
    ["nl", "ze vindt het goed"],
    ["nl", "iedereen is akkoord"],
    ["pt", "a minha mulher diz que sim"],
    ["pt", "ela diz que está bem"],
    ["sv", "min fru säger ja"],
    ["sv", "hon säger att det går bra"],
    ["sv", "alla är med på det"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(text, language)).toBe("affirm");
  });
});

describe("what another says that is no yes stays none:", () => {
  test.for([
    ["en", "my wife says no", "deny"],
    ["en", "she says maybe"],
    ["en", "she said fine, but only outside"],
    ["en", "my wife says it's fine with the dog"],
    ["en", "my son is vegan"],
    ["en", "is she ok with it?"],
    ["de", "meine Frau sagt nein", "deny"],
    ["de", "meine Frau sagt vielleicht"],
    ["de", "mein Sohn ist Vegetarier"],
    ["fr", "ma femme dit non", "deny"],
    ["fr", "elle dit peut-être"],
    ["es", "mi mujer dice que no", "deny"],
    ["it", "mia moglie dice di no", "deny"],
    ["it", "mio figlio è celiaco"],
    ["nl", "mijn vrouw zegt nee", "deny"],
    ["nl", "mijn vrouw zegt misschien"],
    ["pt", "a minha mulher diz que não", "deny"],
    ["sv", "min fru säger nej", "deny"],
    ["sv", "min fru säger kanske"],
  ] as const)("in %s, “%s”", ([language, text, intent]) => {
    const read = atSummary(text, language);
    expect(read).not.toBe("affirm");
    if (intent !== undefined) expect(read).toBe(intent);
  });
});

describe("thanks with praise are no yes, thanks with a word of agreement are:", () => {
  test.for([
    [
      "en",
      "perfect, thanks; great, thanks; thanks, that's perfect; lovely, thank you",
      "fine, thanks; ok thanks; yes, perfect, thanks",
    ],
    [
      "de",
      "perfekt, danke; toll, vielen Dank; prima, danke",
      "passt, danke; in Ordnung, danke; ja, perfekt, danke",
    ],
    ["fr", "parfait merci; super merci", "d'accord merci; oui, parfait, merci"],
    ["es", "perfecto, gracias; genial gracias", "vale, gracias; sí, perfecto, gracias"],
    ["it", "perfetto grazie; ottimo, grazie", "va bene grazie; sì, perfetto, grazie"],
    ["nl", "perfect, bedankt; top, dank je", "is goed, bedankt; ja, perfect, bedankt"],
    ["pt", "perfeito, obrigado; ótimo, obrigada", "está bem, obrigado; sim, perfeito, obrigada"],
    ["sv", "perfekt, tack; toppen tack", "det går bra tack; ja, perfekt, tack"],
  ] as const)("in %s", ([language, courtesies, yes]) => {
    for (const text of courtesies.split("; "))
      expect([text, atSummary(text, language)]).toEqual([text, "thanks"]);
    for (const text of yes.split("; ")) expect([text, atSummary(text, language)]).toEqual([text, "affirm"]);
  });
});

describe("who passes on that it shall be cancelled gives the table up:", () => {
  test.for([
    ["en", "my wife says cancel"],
    ["en", "my husband says to cancel it"],
    ["en", "she says to cancel"],
    ["de", "meine Frau sagt absagen"],
    ["fr", "ma femme dit d'annuler"],
    ["es", "mi mujer dice que cancele"],
    ["it", "mia moglie dice di annullare"],
    ["nl", "mijn vrouw zegt annuleren"],
    ["pt", "a minha mulher diz para cancelar"],
    ["sv", "min fru säger avboka"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(text, language)).toBe("cancel");
  });
});
