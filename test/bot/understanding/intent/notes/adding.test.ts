import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-27", time: "19:00" };
const venues = [
  { id: 1, name: "Furu & Fjord", scenarioNames: ["Dinner"], country: "NO" },
  { id: 2, name: "Havsorn", scenarioNames: ["Dinner"], country: "NO" },
];

const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: null, draft, venues });

describe("something to be added to a booking is a wish for that one:", () => {
  test.for([
    ["en", "can you add the bottle of fizz to the booking pls, we never got that on", "the bottle of fizz"],
    ["en", "could you pop a birthday cake on our booking too", "a birthday cake"],
    ["en", "we have a table on friday can you add a bottle of fizz to it", "a bottle of fizz"],
    ["de", "könnt ihr noch eine Flasche Sekt zur Reservierung hinzufügen?", "eine Flasche Sekt"],
    ["de", "Fügen Sie bitte noch eine Flasche Sekt zu meiner Reservierung hinzu", "eine Flasche Sekt"],
    ["fr", "pouvez-vous ajouter une bouteille de champagne à ma réservation ?", "une bouteille de champagne"],
    ["fr", "ajoutez à notre réservation de vendredi un gâteau svp", "un gâteau"],
    ["es", "¿podéis añadir una botella de cava a la reserva?", "una botella de cava"],
    ["it", "potete aggiungere una bottiglia di prosecco alla prenotazione?", "una bottiglia di prosecco"],
    ["nl", "kunnen jullie een fles bubbels aan de reservering toevoegen?", "een fles bubbels"],
    ["nl", "voeg alsjeblieft een fles bubbels toe aan mijn reservering", "een fles bubbels"],
    ["pt", "podem acrescentar uma garrafa de espumante à reserva?", "uma garrafa de espumante"],
    ["sv", "kan ni lägga till en flaska bubbel på bokningen?", "en flaska bubbel"],
    ["nb", "kan dere legge til en flaske bobler på bestillingen?", "en flaske bobler"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const { partySize, ...said } = read(text, language);
    expect(said).toMatchObject({ intent: "change", adds: true, ofBooking: true, comment });
    expect(partySize).toBeUndefined();
  });

  test("the day and the house beside it say which", () => {
    const text = "furu, the 5th, the booking I already have, add a bottle of fizz to it";
    expect(read(text, "en")).toMatchObject({
      adds: true,
      date: "2026-12-05",
      venueId: 1,
      comment: "a bottle of fizz",
    });
  });
});

test.for([
  ["en", "I want to add something to my booking"],
  ["en", "can I add a request to our booking"],
  ["de", "ich möchte noch einen Wunsch zu meiner Reservierung hinzufügen"],
  ["de", "ich möchte meiner Reservierung noch etwas hinzufügen"],
  ["fr", "Je veux juste ajouter une demande à ma réservation de vendredi"],
  ["es", "quiero añadir una petición a mi reserva del viernes"],
  ["it", "vorrei aggiungere una richiesta alla mia prenotazione di venerdì"],
  ["nl", "ik wil nog een verzoek toevoegen aan mijn reservering"],
  ["pt", "queria adicionar um pedido à minha reserva de sexta"],
  ["sv", "jag vill lägga till ett önskemål på min bokning"],
] as const)("what is to be added may be yet to be said (%s: %s)", ([language, text]) => {
  const said = read(text, language);
  expect(said).toMatchObject({ intent: "change", adds: true });
  expect([said.comment, said.partySize]).toEqual([undefined, undefined]);
});

test.for([
  ["en", "add a bottle of fizz please", "a bottle of fizz"],
  ["de", "bitte noch eine Torte dazubestellen", "eine Torte"],
  [
    "fr",
    "Ajoutez aussi, s'il vous plaît : apporter la bague avec le dessert, je la déposerai avant",
    "apporter la bague avec le dessert, je la déposerai avant",
  ],
  ["nl", "zet er nog een taart bij", "een taart"],
] as const)(
  "without a booking it is a wish, whichever table it is for (%s: %s)",
  ([language, text, comment]) => {
    const said = read(text, language);
    expect(said).toMatchObject({ comment });
    expect(said.adds).toBeUndefined();
  },
);

describe("no wish to be added:", () => {
  test.for([
    ["en", "add my brother to the booking"],
    ["en", "can you add one more person to the booking"],
    ["en", "please add my phone number"],
    ["en", "could you add me to the waitlist"],
    ["en", "do you add a service charge?"],
    ["en", "how do I add a cake to my booking?"],
    ["fr", "ajoutez une personne à la réservation"],
    ["es", "añade una persona más"],
    ["it", "aggiunga due persone"],
    ["pt", "podem acrescentar mais uma à reserva?"],
    ["sv", "kan du lägga till en person?"],
    ["pt", "por favor não cancelem a minha reserva"],
    ["fr", "Ajouter une piste à la liste de lecture Cena con Amigos"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language).comment).toBeUndefined();
  });
});

test("at the summary it is a wish, and the yes beside it a yes", () => {
  const context = { now, language: "en", expecting: "confirm", draft, tablePicked: true } as const;
  expect(understand("put the fizz on there too, then yes book it", context)).toMatchObject({
    intent: "affirm",
    agrees: true,
    comment: "the fizz",
  });
  expect(understand("put the fizz on there too", context)).toMatchObject({
    intent: "inform",
    comment: "the fizz",
  });
});

test("a day that the booking is to be moved to is no name of it", () => {
  const said = read("move it to saturday and add a bottle of fizz to the booking", "en");
  expect(said).toMatchObject({ intent: "change", date: "2026-11-21", comment: "a bottle of fizz" });
  expect(said.adds).toBeUndefined();
});
