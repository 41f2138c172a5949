import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: null, country: "NO" });

/** What tells that a booking is to be under another name or number, in each language. */
const rows: Readonly<Record<string, readonly string[]>> = {
  en: [
    "change the name",
    "can I change my phone number?",
    "the name is wrong",
    "you spelt my name wrong",
    "I have a new phone number",
    "my number has changed",
    "please update the contact number on my booking",
  ],
  de: [
    "ich möchte den Namen ändern",
    "ändern Sie bitte die Telefonnummer",
    "der Name ist falsch geschrieben",
    "meine Nummer hat sich geändert",
    "ich habe eine neue Handynummer",
    "kann ich den Namen der Reservierung ändern?",
  ],
  fr: [
    "je voudrais changer le nom",
    "changez mon numéro de téléphone",
    "le nom est mal écrit",
    "mon numéro a changé",
    "je voudrais mettre la réservation à un autre nom",
  ],
  es: [
    "quiero cambiar el nombre",
    "el nombre está mal",
    "cambiar el teléfono de mi reserva",
    "ha cambiado mi número de teléfono",
    "poner la reserva a otro nombre",
  ],
  it: [
    "vorrei cambiare il nome",
    "il cognome è sbagliato",
    "ho un nuovo numero di telefono",
    "modificare il numero di telefono",
    "può mettere la prenotazione a un altro nome?",
  ],
  nl: [
    "ik wil de naam wijzigen",
    "de naam klopt niet",
    "ik heb een nieuw telefoonnummer",
    "kunt u het telefoonnummer aanpassen",
    "zet de reservering op een andere naam",
  ],
  pt: [
    "quero mudar o nome",
    "o nome está errado",
    "tenho um novo número de telefone",
    "alterar o telefone da reserva",
    "pode passar a reserva para outro nome?",
  ],
  sv: [
    "jag vill ändra namnet",
    "namnet är fel",
    "byt telefonnummer på bokningen",
    "jag har ett nytt mobilnummer",
    "kan ni skriva bokningen på ett annat namn?",
  ],
  nb: ["jeg vil endre navnet", "navnet er feil", "jeg har et nytt telefonnummer"],
};

const cases = Object.entries(rows).flatMap(([language, texts]) => texts.map((text) => ({ language, text })));

test.for(cases)("$language: $text", ({ language, text }) => {
  expect(read(text, language)).toMatchObject({ intent: "change", holder: true });
});

describe("the name it is to be under is read:", () => {
  test.for([
    ["en", "change the name on my booking to Ola Berg"],
    ["en", "can you put the booking under Ola Berg instead?"],
    ["en", "the name is wrong, it should be Ola Berg"],
    ["de", "bitte den Namen auf Ola Berg ändern"],
    ["de", "ändern Sie den Namen der Reservierung auf Ola Berg"],
    ["fr", "changez le nom de ma réservation en Ola Berg"],
    ["fr", "mettez la réservation au nom de Ola Berg"],
    ["es", "cambia el nombre de la reserva a Eva Berg", "Eva"],
    ["it", "cambia il nome della prenotazione in Ola Berg"],
    ["nl", "wijzig de naam van mijn reservering in Ola Berg"],
    ["pt", "muda o nome da reserva para Eva Berg", "Eva"],
    ["sv", "ändra namnet på bokningen till Ola Berg"],
    ["sv", "namnet är fel, det ska vara Ola Berg"],
    ["fr", "le nom est faux, c'est Ola Berg"],
    ["es", "el nombre está mal, es Eva Berg", "Eva"],
    ["it", "il nome è sbagliato, è Ola Berg"],
    ["nl", "de naam klopt niet, het is Ola Berg"],
    ["pt", "o nome está errado, é Eva Berg", "Eva"],
    ["nb", "endre navnet på bestillingen til Ola Berg"],
  ])("%s: %s", ([language = "", text = "", firstName = "Ola"]) => {
    expect(read(text, language)).toMatchObject({
      intent: "change",
      holder: true,
      firstName,
      lastName: "Berg",
    });
  });
});

test.for([
  ["en", "please change the phone number of my booking to +47 911 22 333", "+4791122333"],
  ["sv", "byt telefonnummer på min bokning till 070 123 45 67", "+46701234567"],
  ["de", "meine Telefonnummer hat sich geändert: +49 170 1234567", "+491701234567"],
] as const)("%s: %s", ([language, text, phone]) => {
  expect(read(text, language)).toMatchObject({ intent: "change", holder: true, phone });
});

test("no word of the wish is a name where one is asked for", () => {
  const text = "byt telefonnummer till 070 765 43 21";
  expect(understand(text, { now, language: "sv", expecting: "name" })).not.toHaveProperty("firstName");
});

test.for([
  ["en", "what name is it under?"],
  ["en", "change the number of people to 5"],
  ["en", "a table for 2 on Friday, my name is Ola Berg"],
  ["en", "what is your phone number?"],
  ["en", "put it on Friday instead"],
  ["de", "auf welchen Namen läuft das?"],
  ["de", "ändern Sie die Anzahl auf 5"],
  ["fr", "changer le nombre de personnes"],
  ["es", "una mesa a nombre de Ana Ruiz para el viernes"],
  ["es", "otro día, por favor"],
  ["it", "cambia il numero di persone"],
  ["sv", "ändra antalet till 5"],
  ["pt", "mudar para outro dia"],
  ["nl", "kan ik de datum wijzigen?"],
] as const)("%s: %s changes neither", ([language, text]) => {
  expect(read(text, language).holder).toBeUndefined();
});

describe("a number is to be added to a booking:", () => {
  test.for([
    ["en", "add my phone number to it please"],
    ["en", "can I give you my number for the booking?"],
    ["de", "ich wollte noch meine Telefonnummer dazugeben"],
    ["fr", "je voulais ajouter mon numéro de téléphone"],
    ["es", "quería dejarles mi teléfono para la reserva"],
    ["it", "vorrei aggiungere il mio numero di telefono"],
    ["nl", "ik wil mijn telefoonnummer nog toevoegen"],
    ["pt", "queria acrescentar o meu telefone"],
    ["sv", "jag vill lägga till mitt telefonnummer"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null })).toMatchObject({
      intent: "change",
      holder: true,
    });
  });
});
