import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";

const summary = {
  now: Temporal.ZonedDateTime.from("2026-11-24T11:00[Europe/Oslo]"),
  tablePicked: true,
  draft: { date: "2026-11-28", time: "18:00", partySize: 4 },
  country: "NO",
} as const;

function timesIn(text: string, language: string, expecting: Expecting = "confirm") {
  const { time, timeFrom, timeTo } = understand(text, { ...summary, language, expecting });
  return { time, timeFrom, timeTo };
}

describe("an hour at which something else begins, or the guest has to be gone, is no time for the table:", () => {
  test.for([
    ["en", "we've got to be on the boat at ten"],
    ["en", "we have to be out of there by 9"],
    ["en", "gotta run at 8.30"],
    ["en", "departure 21:15 sharp, please note"],
    ["de", "um 21 Uhr fahren wir wieder"],
    ["de", "um 9 müssen wir leider wieder los"],
    ["fr", "on est juste pressés, on doit repartir à 13h15"],
    ["fr", "non non, 13h15 c'est l'heure de départ"],
    ["fr", "on doit filer à 13h15 au plus tard"],
    ["es", "a las 22 nos vamos sí o sí"],
    ["it", "alle 21 dobbiamo ripartire"],
    ["it", "alle 21:15 scappiamo"],
    ["pt", "às 21h15 temos que ir embora"],
    ["nl", "om 9 uur moeten we ervandoor"],
    ["sv", "21.15 åker vi vidare"],
    ["sv", "vi ska på bio kl 20.15"],
    ["en", "the babysitter goes at ten"],
    ["en", "our train leaves at 22:00"],
    ["en", "at ten we have to catch the last bus"],
    ["en", "we've theatre tickets for half eight"],
    ["en", "I have to be at the airport by nine"],
    ["de", "wir müssen um zehn zum Zug"],
    ["de", "um zehn geht unsere Fähre"],
    ["de", "die Babysitterin geht um zehn"],
    ["de", "wir haben um 20 Uhr Karten fürs Theater"],
    ["de", "um halb neun fängt das Konzert an"],
    ["de", "ich muss um neun am Flughafen sein"],
    ["fr", "à 22h on a un train"],
    ["fr", "la baby-sitter part à 22h"],
    ["fr", "on doit être à la gare à 22h"],
    ["fr", "à 21 heures on a des places pour l'opéra"],
    ["fr", "le film commence à 21h"],
    ["fr", "on doit prendre le bateau à 22 heures"],
    ["es", "a las diez sale nuestro tren"],
    ["es", "tenemos que coger el tren a las diez"],
    ["es", "la canguro se va a las diez"],
    ["es", "a las nueve tenemos entradas para el teatro"],
    ["es", "tengo que estar en el aeropuerto a las diez"],
    ["es", "la peli empieza a las nueve"],
    ["it", "alle dieci abbiamo il treno"],
    ["it", "dobbiamo prendere il traghetto alle dieci"],
    ["it", "la babysitter va via alle dieci"],
    ["it", "alle nove comincia il film"],
    ["it", "alle 21 abbiamo i biglietti per il teatro"],
    ["it", "devo essere in aeroporto alle nove"],
    ["nl", "we moeten om tien uur naar de boot"],
    ["nl", "om tien uur gaat onze trein"],
    ["nl", "de oppas gaat om tien uur"],
    ["nl", "om negen uur begint de film"],
    ["nl", "we hebben om 20 uur kaartjes voor het theater"],
    ["nl", "ik moet om negen uur op het vliegveld zijn"],
    ["pt", "às dez temos comboio"],
    ["pt", "temos de apanhar o comboio às dez"],
    ["pt", "a ama vai embora às dez"],
    ["pt", "às nove começa o filme"],
    ["pt", "temos bilhetes para o teatro às nove"],
    ["pt", "tenho de estar no aeroporto às nove"],
    ["sv", "klockan tio går vårt tåg"],
    ["sv", "vi måste hinna med färjan klockan tio"],
    ["sv", "barnvakten går klockan tio"],
    ["sv", "klockan nio börjar filmen"],
    ["sv", "vi har teaterbiljetter klockan åtta"],
    ["sv", "jag måste vara på flygplatsen klockan nio"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const none = { time: undefined, timeFrom: undefined, timeTo: undefined };
    expect(timesIn(text, language)).toEqual(none);
    expect(timesIn(text, language, "time")).toEqual(none);
  });
});

describe("an hour of the table's own stays one, whatever it is before or after:", () => {
  test.for([
    ["en", "at 6 before the theatre", "18:00"],
    ["en", "at 8 after the film", "20:00"],
    ["en", "let's say 6 pm, then we catch our train", "18:00"],
    ["de", "um 18 Uhr vor dem Theater", "18:00"],
    ["de", "um 20 Uhr nach dem Film", "20:00"],
    ["de", "lieber um 18 Uhr, dann schaffen wir den Zug", "18:00"],
    ["fr", "à 18h avant le théâtre", "18:00"],
    ["fr", "à 22h après le film", "22:00"],
    ["es", "a las seis antes del teatro", "18:00"],
    ["es", "a las diez después del cine", "22:00"],
    ["it", "alle 18 prima del teatro", "18:00"],
    ["it", "alle 22 dopo il film", "22:00"],
    ["nl", "om 18 uur voor het theater", "18:00"],
    ["nl", "om acht uur na de film", "20:00"],
    ["pt", "às 18 antes do teatro", "18:00"],
    ["pt", "às dez depois do filme", "22:00"],
    ["sv", "klockan 18 före teatern", "18:00"],
    ["sv", "klockan åtta efter filmen", "20:00"],
  ] as const)("in %s, “%s”", ([language, text, time]) => {
    expect(timesIn(text, language, "time")).toMatchObject({ time });
  });
});
