import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const booked = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, draft });

describe("after a booking, one more table is wanted that evening:", () => {
  test.for([
    ["en", "can you do a second table for 4 as well"],
    ["en", "plus a separate table for the kids, 6 of them"],
    ["de", "könnt ihr auch noch einen zweiten Tisch für 4 machen"],
    ["de", "einen extra Tisch für 4 bitte noch"],
    ["fr", "et une table à part pour les enfants"],
    ["es", "una mesa adicional para 4"],
    ["es", "y una mesa aparte para los niños"],
    ["it", "e un tavolo a parte per i bambini"],
    ["nl", "kunnen jullie ook een tweede tafel voor 4 doen"],
    ["nl", "en een aparte tafel voor de kinderen"],
    ["pt", "e uma mesa à parte para as crianças"],
    ["sv", "och ett eget bord till barnen"],
    ["sv", "nytt bord på lördag kl 20 för 2"],
    ["sv", "samma sak en gång till den 12:e"],
    ["sv", "ett bord till ja, inte ändra"],
    ["en", "new table for 2 on Saturday at 8"],
    ["en", "same again on the 12th"],
    ["en", "we also need a table for 4 on Saturday"],
    ["de", "neue Reservierung für Samstag um 8, 2 Personen"],
    ["de", "dasselbe nochmal am 12."],
    ["de", "wir brauchen auch einen Tisch für Samstag"],
    ["fr", "une nouvelle réservation samedi à 20h pour 2"],
    ["fr", "par contre il me faut aussi une table samedi 20h pour 4"],
    ["fr", "encore une table pour 10 même soir même heure svp"],
    ["es", "una nueva reserva el sábado a las 21"],
    ["es", "también necesito una mesa el sábado para 4"],
    ["it", "un nuovo tavolo per sabato alle 20"],
    ["it", "mi serve anche un tavolo sabato per 4"],
    ["nl", "nieuwe reservering voor zaterdag om 8 uur"],
    ["nl", "we willen ook een tafel op zaterdag voor 4"],
    ["pt", "uma nova reserva no sábado às 20h"],
    ["pt", "também preciso de uma mesa no sábado para 4"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(booked(language, text)).toMatchObject({ another: true });
  });

  test("in Dutch, a table of four more is for four", () => {
    expect(booked("nl", "doe er nog een tafel voor 4 bij")).toMatchObject({ another: true, partySize: 4 });
    expect(booked("nl", "4 erbij")).toMatchObject({ partySize: 8 });
  });

  test.for([
    ["en", "give me a second"],
    ["en", "I'm vegetarian, same for my sister"],
    ["de", "einen Moment"],
  ] as const)("but not in %s, by “%s”", ([language, text]) => {
    expect(booked(language, text)).not.toHaveProperty("another");
  });
});
