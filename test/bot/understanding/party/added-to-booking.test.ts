import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-24", time: "19:00", partySize: 2 };
const read = (text: string, language: string, known: typeof draft | undefined = draft) =>
  understand(text, { now, language, expecting: null, ...(known && { draft: known }) });

test.for([
  ["en", "can you add my brother to the booking", 3],
  ["en", "add my wife and my son to our table please", 4],
  ["en", "please add Thomas to the reservation", 3],
  ["de", "Können Sie meinen Bruder zur Reservierung hinzufügen?", 3],
  ["fr", "vous pouvez rajouter mon frère à la réservation ?", 3],
  ["es", "¿pueden añadir a mi madre a la reserva?", 3],
  ["it", "aggiungi mio fratello alla prenotazione", 3],
  ["nl", "kun je mijn broer toevoegen aan de reservering", 3],
  ["pt", "acrescente o meu irmão à reserva", 3],
  ["sv", "lägg till min bror på bokningen", 3],
  ["nb", "legg til broren min på bestillingen", 3],
  ["da", "føj min bror til bestillingen", 3],
] as const)("who is added to a booking is one more of it, in %s: %s", ([language, text, partySize]) => {
  expect(read(text, language)).toMatchObject({ intent: "change", partySize });
});

test("of a booking that is yet to be looked up, too", () => {
  expect(understand("add my brother to my booking", { now, language: "en", expecting: null })).toMatchObject({
    intent: "change",
    partyChange: 1,
  });
});

test.for([
  "add my brother's number to the booking",
  "add a birthday cake for my brother to the booking",
  "put my wife's name on the booking",
  "add a bottle of wine to the booking",
])("nobody comes by what is added of theirs: %s", (text) => {
  expect(read(text, "en")).not.toHaveProperty("partySize");
});
