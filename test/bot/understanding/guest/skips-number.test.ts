import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");

/** At the question for a number. Some of these words drop a booking elsewhere, and here they drop the number. */
const skipped: Readonly<Record<string, string>> = {
  en: "skip the number; leave the number out; leave it out; let's skip the phone number; leave it blank; I'll pass; I don't give out my number; forget the phone number",
  de: "lass die Nummer weg; weglassen; lassen Sie das bitte weg; die gebe ich nicht raus; meine Nummer gebe ich nicht raus; keini Nummere; ka Nummer",
  fr: "passe; passez; laisse tomber le numéro; on s'en passe; sautez le numéro; oubliez le téléphone",
  es: "salta el número; deja el teléfono en blanco; déjalo en blanco; olvida el número",
  it: "lascia stare il numero; salta il telefono; non serve; lascia perdere; tralascia il numero",
  nl: "sla maar over; sla het nummer over; laat maar; laat het nummer maar weg; laat dat maar leeg; geef ik niet",
  pt: "deixa estar; pula o número; deixa o telefone em branco; esquece o número; deixa pra lá",
  sv: "hoppa över numret; skippa nummer; det får ni inte; strunta i numret; vill jag inte lämna",
  nb: "hopp over nummeret; dropp nummeret; det får du ikke; skip nummeret",
  da: "spring nummeret over; spring over; drop nummeret; glem nummeret; intet nummer",
};

/** There the whole table is dropped, or nothing is refused. */
const others: Readonly<Record<string, string>> = {
  en: "forget it; cancel; cancel the booking; 900 12 345; never mind the booking",
  de: "vergiss es; abbrechen; storniere die Reservierung",
  fr: "annule; annulez la réservation",
  es: "olvídalo; cancela; cancela la reserva",
  it: "annulla; lascia stare la prenotazione",
  nl: "annuleer; laat de reservering maar zitten",
  pt: "cancela; esquece a reserva",
  sv: "avbryt; glöm det",
};

function intentOf(text: string, language: string): string {
  const { intent, withoutPhone } = understand(text, {
    now,
    language,
    expecting: "phone",
    country: "NO",
    tablePicked: true,
  });
  return withoutPhone ? "deny" : intent;
}

test.for(Object.keys(skipped))("no number will be given, in %s", (language) => {
  for (const text of skipped[language]?.split("; ") ?? [])
    expect([text, intentOf(text, language)]).toEqual([text, "deny"]);
});

test.for(Object.keys(others))("is not what is said, in %s", (language) => {
  for (const text of others[language]?.split("; ") ?? [])
    expect([text, intentOf(text, language)]).not.toEqual([text, "deny"]);
});
