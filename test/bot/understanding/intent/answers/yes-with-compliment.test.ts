import { describe, expect, test } from "vitest";
import { intentOf } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const summary = { draft, expecting: "confirm", tablePicked: true } as const;

describe("a kind word for the house takes nothing from a yes:", () => {
  test.for([
    ["en", "yes perfect thanks you are a star"],
    ["en", "Yes please, you're all so kind!"],
    ["de", "ja perfekt danke ihr seid super"],
    ["de", "Ja gerne, Sie sind wirklich sehr freundlich."],
    ["fr", "Oui parfait merci beaucoup vous êtes adorable"],
    ["fr", "oui merci, vous êtes trop gentils"],
    ["es", "sí perfecto gracias sois geniales"],
    ["es", "Sí, por favor. Eres un sol"],
    ["it", "sì perfetto grazie siete gentilissimi"],
    ["it", "Sì grazie, siete i migliori!"],
    ["nl", "ja perfect dank je wel jullie zijn toppers"],
    ["nl", "Ja graag, u bent heel vriendelijk"],
    ["pt", "sim perfeito obrigada vocês são uns queridos"],
    ["pt", "Sim por favor, são muito simpáticos"],
    ["sv", "ja perfekt tack ni är bäst"],
    ["sv", "Ja tack, ni är så snälla!"],
    ["nb", "Ja takk, dere er best!"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { ...summary, language })).toBe("affirm");
  });
});

describe("and is none by itself, nor where it asks or goes on:", () => {
  test.for([
    ["en", "thank you, you are a star"],
    ["en", "you're lovely"],
    ["en", "yes, are you kind to dogs?"],
    ["de", "ihr seid super"],
    ["de", "ihr seid toll, aber es ist uns zu spät"],
    ["fr", "merci vous êtes adorable"],
    ["fr", "vous êtes gentils mais non"],
    ["es", "gracias, sois geniales"],
    ["it", "grazie, siete gentilissimi"],
    ["nl", "jullie zijn toppers"],
    ["pt", "são uns queridos, obrigada"],
    ["sv", "tack, ni är bäst"],
    ["nb", "takk, dere er best"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(intentOf(text, { ...summary, language })).not.toBe("affirm");
  });
});
