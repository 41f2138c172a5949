import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };

/** What is made of the words where the summary of a table is shown. */
const atSummary = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft }).intent;

describe("what asks without its mark, hesitates, takes leave or puts off is neither yes nor no:", () => {
  test.for([
    ["de", "stimmt das so"],
    ["de", "passt das"],
    ["nl", "klopt dat"],
    ["sv", "stämmer det"],
    ["en", "you sure"],
    ["en", "that ok"],
    ["en", "that right"],
    ["de", "passt es"],
    ["de", "geht das klar"],
    ["nl", "past dat"],
    ["nl", "doe je dat zeker"],
    ["sv", "blir det bra"],
    ["sv", "låter det bra"],
    ["fr", "ça marche pour vous"],
    ["fr", "ça va et vous"],
    ["it", "ti va bene"],
    ["it", "bene grazie e lei"],
    ["pt", "tudo certo aí"],
    ["de", "na ja"],
    ["de", "ja da war ich schon mal"],
    ["sv", "ja vi har varit där"],
    ["de", "ach ja"],
    ["en", "ok so"],
    ["en", "yes and"],
    ["en", "yeah right"],
    ["en", "ok bye"],
    ["fr", "oui bonjour"],
    ["de", "ok tschüss"],
    ["fr", "ok au revoir"],
    ["es", "vale adiós"],
    ["it", "ok ciao"],
    ["nl", "ok doei"],
    ["pt", "ok tchau"],
    ["sv", "ok hej då"],
    ["en", "ok good night"],
    ["de", "ja hallo"],
    ["en", "yes hello"],
    ["es", "sí hola"],
    ["pt", "sim olá"],
    ["en", "hmm does this cancel the other one"],
    ["en", "please don't book it yet"],
    ["pt", "não reserve ainda"],
    ["es", "no reserves todavía"],
    ["de", "bitte noch nicht buchen"],
    ["nl", "nog niet boeken"],
    ["sv", "boka inte än"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(["affirm", "deny", "cancel"]).not.toContain(atSummary(text, language));
  });
});

describe("who plainly agrees, or asks to have it booked, has said yes:", () => {
  test.for([
    ["nl", "doen we"],
    ["nl", "dat doen we"],
    ["fr", "ça m'a l'air bon"],
    ["es", "tiene buena pinta, sí"],
    ["es", "pues reserva"],
    ["es", "pues nada, reserva"],
    ["en", "reserve it"],
    ["en", "we'll take it"],
    ["en", "lock it in"],
    ["en", "hello, yes please book it"],
    ["en", "yes please, bye"],
    ["de", "bitte buchen"],
    ["de", "buchen"],
    ["de", "bitte reservieren"],
    ["de", "reservieren sie bitte"],
    ["de", "nehmen wir"],
    ["fr", "réservez"],
    ["fr", "réservez svp"],
    ["fr", "allez y"],
    ["fr", "bonjour, oui"],
    ["es", "reserva"],
    ["es", "nos quedamos con ella"],
    ["it", "prenota"],
    ["it", "prenotate"],
    ["it", "prenoti pure"],
    ["nl", "doe dat maar"],
    ["nl", "regel het maar"],
    ["nl", "ga je gang"],
    ["pt", "claro que sim"],
    ["pt", "reserve"],
    ["sv", "jag tar den"],
    ["sv", "joo"],
    ["de", "ja passt"],
    ["de", "das passt so"],
    ["nl", "dat klopt"],
    ["sv", "det stämmer"],
    ["fr", "oui ça va"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(atSummary(text, language)).toBe("affirm");
  });
});

describe("who asks to change a booking as it was just shown has said yes:", () => {
  test.for([
    ["en", "yes please change it", true],
    ["en", "change the time", false],
    ["en", "can you change it?", false],
    ["de", "ja bitte so ändern", true],
    ["de", "etwas ändern", false],
    ["fr", "oui changez", true],
    ["es", "sí, cámbiala", true],
    ["it", "sì cambia pure", true],
    ["nl", "ja, wijzig het", true],
    ["pt", "sim, pode alterar", true],
    ["sv", "ja, ändra det", true],
  ] as const)("in %s, “%s”: %s", ([language, text, isYes]) => {
    const { intent } = understand(text, { now, language, expecting: "confirm", changeShown: true, draft });
    expect(intent === "affirm").toBe(isYes);
  });
});
