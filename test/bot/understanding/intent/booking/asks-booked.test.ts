import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T10:00:00+01:00[Europe/Oslo]");
const intentOf = (text: string, language: string, expecting: Expecting) =>
  understand(text, { now, language, expecting, country: "NO", tablePicked: expecting === "confirm" }).intent;

/** Whether it is done. */
const asked: Readonly<Record<string, string>> = {
  en: "so am I booked?; what's it now?; so what is the time now?; am I booked in?; are we all set?; did that work?; did it go through?; is it done?; is it booked now?; have you booked it?; has it been reserved?; so we're booked?; is that confirmed then?",
  de: "bin ich jetzt reserviert?; ist der Tisch jetzt gebucht?; hat das geklappt?; ist das fix?; haben Sie gebucht?; sind wir eingetragen?; hat die Reservierung funktioniert?; das ist dann reserviert, oder?",
  fr: "c'est réservé ?; la table est bien réservée ?; ça a marché ?; c'est fait ?; vous avez bien réservé ?; c'est confirmé ?",
  es: "¿está reservada?; ¿ya está reservado?; ¿ha funcionado?; ¿queda confirmada?; ¿ya está hecho?; ¿ha reservado la mesa?; entonces ¿está reservado?",
  it: "è prenotato?; allora è tutto prenotato?; ha funzionato?; è confermato?; il tavolo è prenotato?; siamo a posto?; ha prenotato?",
  nl: "is het nu gereserveerd?; is dat gelukt?; staan we genoteerd?; heeft het gewerkt?; heeft u geboekt?; is de tafel geboekt?; het is dus geboekt, toch?",
  pt: "está reservado?; já está reservada?; funcionou?; ficou marcado?; já reservou?; então está confirmado?; deu certo?",
  sv: "är det bokat nu?; är bordet bokat?; gick det igenom?; funkade det?; har du bokat?; är det klart?; så det är bokat?",
  nb: "er det bestilt?; er bordet booket nå?; gikk det i orden?; har du bestilt?",
  da: "er det bestilt?; er bordet booket nu?; gik det igennem?",
};

/** What they have: when, by which name or number, or shown once more. */
const listed: Readonly<Record<string, string>> = {
  en: "what's my reference?; do I have a booking reference?; booking number please; what name is it under?; under which name did I book?; when is my table again?; when was it again?; can you send me the confirmation again?; can I have a copy of my booking?; please resend the confirmation",
  de: "wie ist meine Referenznummer?; was ist die Buchungsnummer?; auf welchen Namen läuft die Reservierung?; unter welchem Namen ist das?; wann war der Tisch nochmal?; können Sie mir die Bestätigung nochmal schicken?; schicken Sie mir eine Kopie",
  fr: "quelle est ma référence ?; numéro de réservation ?; c'est à quel nom ?; sous quel nom ?; c'est à quelle heure déjà ?; pouvez-vous me renvoyer la confirmation ?",
  es: "¿cuál es mi referencia?; número de reserva por favor; ¿a qué nombre está?; ¿cuándo era la mesa?; ¿me puede enviar otra vez la confirmación?",
  it: "qual è il mio riferimento?; numero di prenotazione?; a che nome è?; quando era il tavolo?; mi può rimandare la conferma?",
  nl: "wat is mijn referentienummer?; reserveringsnummer graag; op welke naam staat het?; hoe laat was het ook alweer?; kunt u de bevestiging nog een keer sturen?",
  pt: "qual é a minha referência?; número da reserva por favor; em que nome está?; quando era a mesa?; pode reenviar a confirmação?",
  sv: "vad är mitt bokningsnummer?; i vilket namn är det?; när var det nu igen?; kan du skicka bekräftelsen igen?",
};

/** All that is noted, once more. */
const recapped: Readonly<Record<string, string>> = {
  en: "how many of us did I say?; what day did I say?; send me the details again; what have you got so far?; what did you note so far; can you sum that up?; could you repeat the details; show me the summary",
  de: "wie viele habe ich gesagt?; was haben Sie bisher notiert?; kannst du das nochmal zusammenfassen?; nennen Sie mir nochmal die Angaben",
  fr: "combien de personnes ai-je dit ?; redonnez-moi les détails; vous avez noté quoi ?; pouvez-vous récapituler ?; qu'avez-vous noté jusqu'ici ?",
  es: "¿cuántos dije que éramos?; ¿qué día dije?; dame otra vez los detalles; ¿qué tienes apuntado?; ¿puedes resumirlo?; envíeme los detalles",
  it: "in quanti ho detto?; mi ripeta i dettagli; cosa ha segnato finora?; può riassumere?; mandami di nuovo i dettagli",
  nl: "hoeveel personen heb ik gezegd?; geef me nog eens de details; wat heb je tot nu toe?; kun je het even samenvatten?; stuur de details",
  pt: "quantos disse que éramos?; manda-me os detalhes; o que anotou até agora?; pode resumir?; repita os detalhes",
  sv: "hur många sa jag?; skicka uppgifterna igen; vad har du antecknat?; kan du sammanfatta?; visa mig alla detaljer",
  nb: "hvor mange sa jeg?; send meg detaljene; hva har du notert så langt?; kan du oppsummere?",
  da: "send mig detaljerne; hvad har du noteret?; kan du opsummere?",
};

/** Neither. */
const others: Readonly<Record<string, string>> = {
  en: "how many of us can you seat?; how many people did you say?; are you fully booked on Friday?; is the table by the window free?; book it; is it done in a quiet corner?; what's your phone number?; yes, it's done; my name is Under",
  de: "wie viele passen an den Tisch?; ist der Tisch am Fenster frei?; sind Sie am Freitag ausgebucht?; wie ist Ihre Nummer?; gebucht!",
  fr: "vous êtes complet vendredi ?; réservez; quel est votre numéro de téléphone ?; c'est confirmé",
  es: "¿cuántos caben?; ¿está completo el viernes?; está confirmado; ¿cuál es su número de teléfono?",
  it: "è tutto pieno venerdì?; confermato; qual è il vostro numero di telefono?",
  nl: "zit u vol op vrijdag?; boek maar; wat is uw telefoonnummer?",
  pt: "está cheio na sexta?; confirmado; qual é o vosso número de telefone?",
  sv: "är det fullbokat på fredag?; boka det; vad är ert telefonnummer?",
};

const open: readonly Expecting[] = [null, "date", "confirm"];

describe("whether a table is booked", () => {
  test.for(Object.keys(asked))("is asked, in %s", (language) => {
    for (const text of asked[language]?.split("; ") ?? []) {
      for (const expecting of open) {
        expect([text, expecting, intentOf(text, language, expecting)]).toEqual([
          text,
          expecting,
          "askBooked",
        ]);
      }
    }
  });

  test.for(Object.keys(others))("is not, in %s", (language) => {
    for (const text of others[language]?.split("; ") ?? []) {
      for (const expecting of open) {
        expect([text, ["askBooked", "list"].includes(intentOf(text, language, expecting))]).toEqual([
          text,
          false,
        ]);
      }
    }
  });
});

describe("what is noted", () => {
  test.for(Object.keys(recapped))("is asked for, in %s", (language) => {
    for (const text of recapped[language]?.split("; ") ?? []) {
      for (const expecting of [...open, "name", "phone"] as const) {
        expect([text, expecting, intentOf(text, language, expecting)]).toEqual([
          text,
          expecting,
          "askBooked",
        ]);
      }
    }
  });
});

describe("what is booked", () => {
  test.for(Object.keys(listed))("is asked for, in %s", (language) => {
    for (const text of listed[language]?.split("; ") ?? []) {
      for (const expecting of open) {
        expect([text, expecting, intentOf(text, language, expecting)]).toEqual([text, expecting, "list"]);
      }
    }
  });
});

test.for([
  ["en", "can you remind me of my booking?"],
  ["de", "erinnern Sie mich an meine Reservierung?"],
  ["fr", "rappelez-moi ma réservation"],
  ["es", "¿me recuerda mi reserva?"],
  ["it", "mi ricorda la mia prenotazione?"],
  ["nl", "kunt u me aan mijn reservering herinneren?"],
  ["pt", "pode lembrar-me a minha reserva?"],
  ["sv", "kan du påminna mig om min bokning?"],
] as const)("who wants to be reminded of a booking begins no other, in %s: %s", ([language, text]) => {
  expect(intentOf(text, language, null)).toBe("list");
});

describe("whether they are still down is asked of their booking:", () => {
  test.for([
    ["en", "you still have us down, right?"],
    ["en", "we're still on for tonight, yes?"],
    ["de", "wir stehen noch drin, oder?"],
    ["fr", "vous nous avez bien toujours ?"],
    ["es", "seguimos apuntados, ¿no?"],
    ["it", "siamo sempre segnati, vero?"],
    ["nl", "we staan er nog op, toch?"],
    ["sv", "alltså ni har oss kvar va?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).intent).toBe("askBooked");
  });
});

describe("whether there is lunch at all is a question of the hours:", () => {
  test.for([
    ["en", "Do you do lunch any day?"],
    ["de", "Gibt es überhaupt Mittagessen?"],
    ["fr", "vous faites le midi ?"],
    ["es", "¿hacen comidas a mediodía?"],
    ["nl", "doen jullie ook lunch?"],
    ["pt", "servem almoço?"],
    ["sv", "har ni lunch någon dag?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "slot" })).toMatchObject({
      intent: "question",
      topics: ["hours"],
    });
  });
});

describe("whether a day is booked asks for the booking of that day", () => {
  test.for([
    ["en", "is Friday booked?"],
    ["de", "ist Freitag reserviert?"],
    ["fr", "est-ce que vendredi est réservé ?"],
    ["es", "¿está reservado el viernes?"],
    ["it", "è prenotato venerdì?"],
    ["pt", "sexta está reservada?"],
    ["nl", "is vrijdag geboekt?"],
    ["sv", "är fredagen bokad?"],
    ["nb", "er fredagen bestilt?"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, comment } = understand(text, { now, language, expecting: null });
    expect({ intent, comment }).toEqual({ intent: "askBooked" });
  });

  test.for([
    ["en", "is Friday fully booked?"],
    ["en", "is Friday booked up?"],
    ["de", "ist Freitag ausgebucht?"],
  ] as const)("and whether it is full does not: %s, %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null }).intent).toBe("question");
  });
});
