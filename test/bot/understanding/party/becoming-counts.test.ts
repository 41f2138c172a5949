import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { lunchAndDinner, now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 4 };
const read = (language: string, text: string) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft,
    openings: lunchAndDinner,
  });

describe("a table for so many that is to be for others:", () => {
  test.for([
    ["de", "der Tisch für 4 soll für 7 werden", 7],
    ["de", "Aus dem Tisch für vier soll einer für sechs werden", 6],
    ["en", "the table for four needs to become a table for seven", 7],
    ["en", "table of 4 has to go up to 6 please", 6],
    ["en", "our booking for 4 should now be for 6", 6],
    ["es", "la mesa de cuatro tiene que pasar a siete", 7],
    ["es", "la mesa para cuatro ahora es para seis", 6],
    ["fr", "la table pour 4 doit devenir une table pour 6", 6],
    ["fr", "la table de quatre doit passer à sept", 7],
    ["it", "il tavolo da 4 deve diventare da 7", 7],
    ["it", "la prenotazione da 4 passa a 6", 6],
    ["nl", "de tafel voor vier moet voor zeven worden", 7],
    ["nl", "de tafel van 4 moet er een van 6 worden", 6],
    ["pt", "a mesa de quatro tem de passar a sete", 7],
    ["pt", "a mesa para quatro agora é para seis", 6],
    ["sv", "bordet för fyra ska bli för sju", 7],
    ["sv", "bordet för 4 måste bli ett för 6", 6],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(language, text)).toMatchObject({ partySize });
  });
});

describe("the number of those who come by now is no hour:", () => {
  test.for([
    ["de", "Die Anzahl der Gäste beträgt nunmehr sechs.", 6],
    ["en", "This brings our number to five.", 5],
    ["en", "the number of guests is now six", 6],
    ["es", "Le ruego que amplíe a seis el número de comensales.", 6],
    ["es", "El número de comensales es ahora de seis.", 6],
    ["fr", "Je vous prie de bien vouloir porter le nombre de convives à six.", 6],
    ["fr", "Le nombre de convives est désormais de six.", 6],
    ["it", "La prego di voler portare a sei il numero dei coperti.", 6],
    ["it", "Si aggiunge una persona, il totale sale a cinque.", 5],
    ["nl", "Mijn broer sluit aan, hetgeen ons op drie brengt.", 3],
    ["nl", "Het aantal gasten is nu zes.", 6],
    ["pt", "O número de pessoas é agora seis.", 6],
    ["pt", "Junta-se uma pessoa, o total passa a cinco.", 5],
    ["sv", "Jag ber er ändra antalet gäster till sex.", 6],
    ["sv", "En person tillkommer, totalen blir därmed fem.", 5],
  ] as const)("%s: %s", ([language, text, partySize]) => {
    expect(read(language, text)).toMatchObject({ intent: "change", partySize });
  });

  test.for([
    ["de", "der Tisch für 4 soll um 7 fertig sein"],
    ["fr", "la table pour quatre doit être prête à 7 heures"],
    ["en", "our table for 2 on Friday has to be for 6"],
  ] as const)("%s: %s counts nobody anew", ([language, text]) => {
    expect(read(language, text).partySize ?? 4).not.toBe(7);
  });
});
