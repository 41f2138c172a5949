import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) => understand(text, { now, language, expecting: null });

/** What tells that a table is one more, in each language. */
const besides: Readonly<Record<string, readonly string[]>> = {
  en: [
    "another table for 2 on Friday at 8",
    "a second one, please",
    "can we book one more table tomorrow?",
    "I need an additional reservation",
    "a second table please",
    "extra table for the kids, 3 of them",
    "we need both",
    "both, please",
    "one more please",
    "as well",
  ],
  de: [
    "noch einen Tisch",
    "einen zweiten, bitte",
    "noch eine Reservierung, bitte",
    "ein zweiter Tisch",
    "noch einen bitte",
    "zusätzliche Reservierung für 4",
    "beide",
    "wir brauchen beide",
    "zusätzlich bitte",
    "eine weitere Buchung, für Samstag",
  ],
  fr: [
    "une deuxième table pour 2 vendredi",
    "une seconde",
    "encore une table pour samedi",
    "une table de plus",
    "les deux, s'il vous plaît",
    "une autre réservation pour demain",
    "une de plus",
    "en plus",
    "une réservation supplémentaire",
    "la deuxième table pour 4",
  ],
  es: [
    "una segunda mesa para 2 el viernes",
    "otra mesa para mañana",
    "una mesa más",
    "una mesa más para los niños",
    "ambas",
    "una más",
    "otra reserva para 4",
    "además",
    "una reserva adicional",
    "una segunda",
  ],
  it: [
    "un secondo tavolo per 2 venerdì",
    "un altro tavolo per domani",
    "un tavolo in più",
    "tutti e due",
    "entrambi, grazie",
    "una seconda prenotazione",
    "ancora uno",
    "in più",
    "un'altra prenotazione per sabato",
    "un ulteriore tavolo per 4",
  ],
  nl: [
    "een tweede tafel voor 2 op vrijdag",
    "nog een tafel, graag",
    "nog een reservering",
    "allebei graag",
    "beide",
    "een tweede",
    "erbij graag",
    "extra tafel voor 4",
    "nog eentje",
    "alle twee",
  ],
  pt: [
    "uma segunda mesa para 2 na sexta",
    "outra mesa para amanhã",
    "mais uma mesa",
    "a segunda mesa para 3",
    "ambas",
    "mais uma",
    "uma mesa a mais",
    "além dessa",
    "outra reserva para 4",
    "uma reserva extra",
  ],
  sv: [
    "ett andra bord för 2 på fredag",
    "ett bord till, tack",
    "en bokning till",
    "ett till",
    "båda tack",
    "ett extra bord",
    "båda två",
    "dessutom",
    "det andra bordet för 4",
    "ett andra",
  ],
  nb: [
    "et ekstra bord for 2 på fredag",
    "et bord til, takk",
    "en bestilling til",
    "et til",
    "begge, takk",
    "begge deler",
    "et andre bord",
    "begge to",
    "en reservasjon til",
    "ett til takk",
  ],
};

const cases = Object.entries(besides).flatMap(([language, texts]) =>
  texts.map((text) => ({ language, text })),
);

test.for(cases)("$language: $text", ({ language, text }) => {
  expect(read(text, language).besides).toBe(true);
});

test.for([
  ["en", "a table for two on the second"],
  ["en", "another time please"],
  ["en", "one second"],
  ["en", "we would like the tasting menu and wine as well, for 4"],
  ["en", "both of us are vegetarian"],
  ["de", "einen Tisch für 2 am zweiten"],
  ["de", "noch eine Frage: haben Sie Parkplätze?"],
  ["de", "beide Kinder brauchen einen Hochstuhl"],
  ["de", "haben Sie noch einen Tisch für 5 morgen?"],
  ["nl", "kan ik nog een tafeltje voor 2 reserveren?"],
  ["nl", "geen van beide"],
  ["nb", "et bord til fire på fredag"],
  ["da", "et bord til to onsdag"],
  ["sv", "ett bord till två personer imorgon"],
  ["es", "el domingo, sobre las 2"],
  ["fr", "une autre heure"],
  ["it", "un secondo"],
  ["es", "otro día"],
  ["pt", "na segunda às 20h"],
  ["nl", "nog een vraag"],
  ["sv", "ett annat bord"],
] as const)("%s: %s is no wish for one more", ([language, text]) => {
  expect(read(text, language).besides).toBeUndefined();
});
