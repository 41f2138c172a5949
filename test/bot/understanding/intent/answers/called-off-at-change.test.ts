import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 6, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", changeShown: true, draft });

describe("who has to cancel while a change is shown, or names the booking, calls that off:", () => {
  test.for([
    ["en", "omg so sorry my mates been called back in gonna have to cancel"],
    ["en", "cancel the booking"],
    ["en", "actually we need to cancel"],
    ["en", "we can't make it after all"],
    ["de", "wir müssen leider absagen"],
    ["de", "storniere die Reservierung"],
    ["fr", "faut annuler du coup"],
    ["fr", "annule la résa"],
    ["fr", "on doit annuler, désolé"],
    ["es", "tenemos que cancelar"],
    ["es", "cancela la reserva"],
    ["it", "dobbiamo disdire"],
    ["it", "cancella la prenotazione"],
    ["nl", "we moeten helaas annuleren"],
    ["nl", "annuleer de reservering"],
    ["pt", "temos de cancelar"],
    ["pt", "cancela a reserva"],
    ["sv", "vi måste tyvärr avboka"],
    ["sv", "avboka bordet"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "cancel", meant: "callsOff" });
  });

  test.for([
    ["en", "cancel"],
    ["en", "cancel that please"],
    ["en", "cancel the change of my booking"],
    ["de", "stornieren"],
    ["de", "die Änderung stornieren, der Tisch bleibt"],
    ["fr", "annuler"],
    ["fr", "annule le changement de table"],
    ["es", "cancelar"],
    ["it", "annulla"],
    ["nl", "annuleren"],
    ["pt", "cancelar"],
    ["sv", "avboka"],
  ] as const)("%s: %s does not", ([language, text]) => {
    expect(read(text, language).meant).not.toBe("callsOff");
  });
});
