import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const afterBooking = (text: string, language: string) =>
  understand(text, { now, language, openings: lunchAndDinner, expecting: null, draft });

describe("once a table is picked or booked, what is said on leaving is a goodbye", () => {
  test.for([
    ["en", "ciao"],
    ["en", "bye"],
    ["en", "bye then!"],
    ["en", "see ya"],
    ["en", "cheers, bye"],
    ["en", "see you friday"],
    ["en", "ok bye"],
    ["en", "ta ta"],
    ["en", "take care"],
    ["en", "good night"],
    ["en", "catch you later"],
    ["en", "thanks, see you friday!"],
    ["de", "tschüss dann"],
    ["de", "tschüssi"],
    ["de", "bis freitag"],
    ["de", "ciao"],
    ["de", "bis dann"],
    ["de", "mach's gut"],
    ["de", "servus, bis freitag"],
    ["de", "danke tschüss"],
    ["de", "schönen abend noch"],
    ["de", "auf wiederhören"],
    ["fr", "à vendredi"],
    ["fr", "au revoir"],
    ["fr", "salut, à vendredi"],
    ["fr", "ciao"],
    ["fr", "à bientôt"],
    ["fr", "bonne soirée"],
    ["fr", "à plus"],
    ["fr", "merci, au revoir"],
    ["fr", "bye bye"],
    ["es", "hasta luego"],
    ["es", "adiós"],
    ["es", "chao"],
    ["es", "hasta el viernes"],
    ["es", "nos vemos"],
    ["es", "nos vemos el viernes"],
    ["es", "gracias, hasta luego"],
    ["es", "venga, hasta luego"],
    ["it", "ciao"],
    ["it", "arrivederci"],
    ["it", "a venerdì"],
    ["it", "ciao ciao"],
    ["it", "ci vediamo venerdì"],
    ["it", "buona serata"],
    ["it", "grazie, a presto"],
    ["it", "ok ciao"],
    ["nl", "doei"],
    ["nl", "tot vrijdag"],
    ["nl", "tot dan"],
    ["nl", "fijne avond nog"],
    ["nl", "bedankt, doeg"],
    ["nl", "ciao"],
    ["nl", "tot ziens"],
    ["pt", "tchau"],
    ["pt", "até sexta"],
    ["pt", "adeus"],
    ["pt", "até logo"],
    ["pt", "obrigado, até sexta"],
    ["pt", "xau"],
    ["pt", "bom resto de noite"],
    ["pt", "até mais"],
    ["sv", "hejdå"],
    ["sv", "vi ses på fredag"],
    ["sv", "hej då"],
    ["sv", "ha det bra"],
    ["sv", "tack, hej då"],
    ["sv", "vi ses"],
    ["sv", "ciao"],
    ["sv", "ha det så länge"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(afterBooking(text, language).farewell).toBeDefined();
    const atSummary = { expecting: "confirm", tablePicked: true } as const;
    expect(understand(text, { now, language, draft, ...atSummary }).farewell).toBeDefined();
  });
});

test.for([
  ["it", "ciao"],
  ["fr", "salut"],
  ["sv", "hej hej"],
] as const)("in %s, “%s” greets who has no table yet", ([language, text]) => {
  const read = understand(text, { now, language, languageFrom: "app", expecting: null });
  expect(read.farewell).toBeUndefined();
});
