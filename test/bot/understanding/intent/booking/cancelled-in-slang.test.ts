import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const intentOf = (language: string, text: string) =>
  understand(text, { now, language, expecting: null, country: "NO" }).intent;

test.for([
  ["en", "bin the table"],
  ["en", "scrap the table"],
  ["en", "chuck our booking please"],
  ["en", "dump the reservation"],
  ["de", "schmeiß die Reservierung weg"],
  ["de", "schmeiß den Tisch weg"],
  ["de", "hau den Tisch raus"],
  ["de", "den Tisch kannst du knicken"],
  ["fr", "laissez tomber la table"],
  ["fr", "jette la réservation"],
  ["fr", "balance la table"],
  ["es", "cárgate la reserva"],
  ["es", "tira la reserva"],
  ["it", "butta via il tavolo"],
  ["it", "cestina la prenotazione"],
  ["nl", "gooi die tafel maar weg"],
  ["nl", "flikker de reservering maar weg"],
  ["pt", "deita fora a mesa"],
  ["pt", "joga a reserva fora"],
  ["sv", "skrota bordet"],
  ["sv", "släng bokningen"],
] as const)("a table is cancelled in slang: %s %s", ([language, text]) => {
  expect(intentOf(language, text)).toBe("cancel");
});

test.for([
  ["en", "don't bin the table"],
  ["en", "bin the high chair"],
  ["en", "we'd like the table by the bin"],
  ["en", "can we throw a party at the table"],
  ["de", "schmeiß die Reservierung nicht weg"],
  ["de", "haut der Tisch hin?"],
  ["fr", "ne jette pas la réservation"],
  ["fr", "il y a une balance à table ?"],
  ["es", "no tires la reserva"],
  ["it", "non buttare via il tavolo"],
  ["nl", "gooi de tafel niet weg"],
  ["pt", "manda a reserva para o meu email"],
  ["pt", "não deites fora a mesa"],
  ["sv", "släng inte bordet"],
] as const)("nothing is cancelled: %s %s", ([language, text]) => {
  expect(intentOf(language, text)).not.toBe("cancel");
});
