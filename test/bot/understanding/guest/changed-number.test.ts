import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "I'd like to change the phone number of the booking to 07911 123456", "+447911123456"],
  ["de", "ich möchte die Telefonnummer der Reservierung ändern auf 0171 2345678", "+491712345678"],
  ["fr", "je voudrais changer le téléphone de la réservation pour 06 12 34 56 78", "+33612345678"],
  ["es", "quiero cambiar el teléfono de la reserva al 612 345 678", "+34612345678"],
  ["it", "vorrei cambiare il telefono della prenotazione in 333 9876544", "+393339876544"],
  ["nl", "ik wil het telefoonnummer van de reservering wijzigen in 06 12345678", "+31612345678"],
  ["pt", "queria mudar o telefone da reserva para 912 345 678", "+351912345678"],
  ["sv", "jag vill ändra telefonnumret på bokningen till 070 123 45 67", "+46701234567"],
  ["nb", "jeg vil endre telefonnummeret på bestillingen til 928 34 567", "+4792834567"],
] as const)(
  "in %s the number of a booking is changed to the one that is said: %s",
  ([language, text, phone]) => {
    const understood = understand(text, { now, language, country: "NO", expecting: null });
    expect(understood).toMatchObject({ intent: "change", holder: true, phone });
  },
);

test("who says that they told it already is called nothing", () => {
  const asked = { now, language: "it", country: "NO", expecting: "name" } as const;
  const understood = understand("ve l'ho detto, 333 9876544", asked);
  expect(understood).toMatchObject({ phone: "+393339876544" });
  expect(understood).not.toHaveProperty("firstName");
});
