import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";

interface Evening {
  readonly sentence: string;
  /** What the guest answers to the summary. */
  readonly answer: string;
  readonly booked: {
    readonly guestCount: number;
    readonly timeFrom: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  };
  /** What the guest sees, one line of each answer. */
  readonly shown: readonly string[];
}

/** It is Saturday, 21 November, ten in the morning in Oslo. */
const evenings: Readonly<Record<string, Evening>> = {
  en: {
    sentence:
      "Hi, could I book a table for four at Furu & Fjord tomorrow at 7 pm? My name is Grace Miller, +44 7400 123456",
    answer: "yes, book it",
    booked: {
      guestCount: 4,
      timeFrom: "2026-11-22T18:00:00Z",
      firstName: "Grace",
      lastName: "Miller",
      phone: "+447400123456",
    },
    shown: [
      "That’s free, and I’m holding it for 15 minutes:",
      "• Sunday, 22 November at 19:00",
      "Shall I book it?",
      "Booked! A table for 4 at Furu & Fjord on Sunday, 22 November at 19:00, under Grace Miller.",
    ],
  },
  de: {
    sentence:
      "Guten Tag, ich möchte für Freitag um halb acht einen Tisch für fünf Personen bei Furu & Fjord reservieren, auf den Namen Lena Vogt, Telefon +49 1512 3456789",
    answer: "ja, bitte",
    booked: {
      guestCount: 5,
      timeFrom: "2026-11-27T18:30:00Z",
      firstName: "Lena",
      lastName: "Vogt",
      phone: "+4915123456789",
    },
    shown: [
      "Das ist frei, und ich halte den Tisch 15 Minuten für Sie:",
      "• Freitag, 27. November um 19:30",
      "Soll ich so reservieren?",
      "Reserviert! Ein Tisch für 5 bei Furu & Fjord am Freitag, 27. November um 19:30 auf den Namen Lena Vogt.",
    ],
  },
  fr: {
    sentence:
      "Bonjour, je voudrais réserver une table pour deux personnes chez Furu & Fjord demain soir à 20h30, au nom de Camille Dubois, mon numéro est le +33 6 12 34 56 78",
    answer: "oui",
    booked: {
      guestCount: 2,
      timeFrom: "2026-11-22T19:30:00Z",
      firstName: "Camille",
      lastName: "Dubois",
      phone: "+33612345678",
    },
    shown: [
      "C’est libre, et je vous garde la table pendant 15 minutes :",
      "• Le dimanche 22 novembre à 20:30",
      "Je réserve ?",
      "C’est réservé pour Camille Dubois ! Une table pour 2 chez Furu & Fjord, le dimanche 22 novembre à 20:30.",
    ],
  },
  es: {
    sentence:
      "Hola, quería reservar mesa para tres personas en Furu & Fjord el martes a las ocho de la tarde, a nombre de Lucía Romero, mi teléfono es el +34 612 34 56 78",
    answer: "sí",
    booked: {
      guestCount: 3,
      timeFrom: "2026-11-24T19:00:00Z",
      firstName: "Lucía",
      lastName: "Romero",
      phone: "+34612345678",
    },
    shown: [
      "Hay mesa, y se la guardo 15 minutos:",
      "• El martes, 24 de noviembre, a las 20:00",
      "¿La reservo así?",
      "¡Reservado! Una mesa para 3 en Furu & Fjord el martes, 24 de noviembre, a las 20:00, a nombre de Lucía Romero.",
    ],
  },
  it: {
    sentence:
      "Buonasera, vorrei prenotare un tavolo per sei persone da Furu & Fjord domani sera alle 20, a nome Giulia Conti, il mio numero è +39 312 345 6789",
    answer: "sì, grazie",
    booked: {
      guestCount: 6,
      timeFrom: "2026-11-22T19:00:00Z",
      firstName: "Giulia",
      lastName: "Conti",
      phone: "+393123456789",
    },
    shown: [
      "C’è posto, e Le tengo il tavolo per 15 minuti:",
      "• Quando: domenica 22 novembre alle 20:00",
      "Prenoto così?",
      "Prenotato! Un tavolo per 6 da Furu & Fjord, domenica 22 novembre alle 20:00, a nome Giulia Conti.",
    ],
  },
  nl: {
    sentence:
      "Goedemorgen, ik wil graag een tafel voor vier personen reserveren bij Furu & Fjord, aanstaande vrijdag om half acht, op naam van Sanne Bakker, mijn nummer is +31 6 12345678",
    answer: "ja",
    booked: {
      guestCount: 4,
      timeFrom: "2026-11-27T18:30:00Z",
      firstName: "Sanne",
      lastName: "Bakker",
      phone: "+31612345678",
    },
    shown: [
      "Dat is vrij, en ik houd de tafel 15 minuten voor u vast:",
      "• Op vrijdag 27 november om 19:30",
      "Zal ik het zo reserveren?",
      "Gereserveerd! Een tafel voor 4 bij Furu & Fjord op vrijdag 27 november om 19:30, op naam van Sanne Bakker.",
    ],
  },
  pt: {
    sentence:
      "Boa tarde, gostaria de reservar uma mesa para duas pessoas no Furu & Fjord na quarta-feira às 19h30, em nome de Inês Carvalho, o meu telefone é +351 912 345 678",
    answer: "sim",
    booked: {
      guestCount: 2,
      timeFrom: "2026-11-25T18:30:00Z",
      firstName: "Inês",
      lastName: "Carvalho",
      phone: "+351912345678",
    },
    shown: [
      "Há mesa, e guardo-a por 15 minutos:",
      "• Quando: quarta-feira, 25 de novembro, às 19:30",
      "Posso reservar assim?",
      "Reservado! Uma mesa para 2 em Furu & Fjord, quarta-feira, 25 de novembro, às 19:30, em nome de Inês Carvalho.",
    ],
  },
  sv: {
    sentence:
      "Hej, jag skulle vilja boka ett bord för åtta personer på Furu & Fjord i morgon kväll klockan sju, i namnet Elin Lind, mitt nummer är +46 70 123 45 67",
    answer: "ja tack",
    booked: {
      guestCount: 8,
      timeFrom: "2026-11-22T18:00:00Z",
      firstName: "Elin",
      lastName: "Lind",
      phone: "+46701234567",
    },
    shown: [
      "Det är ledigt, och jag håller bordet i 15 minuter:",
      "• När: söndag 22 november kl. 19:00",
      "Ska jag boka det?",
      "Bokat! Ett bord för 8 hos Furu & Fjord, söndag 22 november kl. 19:00, i namnet Elin Lind.",
    ],
  },
  nb: {
    sentence:
      "Hei, jeg vil gjerne bestille bord til åtte personer på Furu & Fjord i morgen kveld klokka sju, navnet er Kari Nordli, nummeret mitt er 912 34 567",
    answer: "ja takk",
    booked: {
      guestCount: 8,
      timeFrom: "2026-11-22T18:00:00Z",
      firstName: "Kari",
      lastName: "Nordli",
      phone: "+4791234567",
    },
    shown: [
      "Det er ledig, og jeg holder av bordet i 15 minutter:",
      "• Når: søndag 22. november kl. 19:00",
      "Skal jeg bestille det?",
      "Bestilt! Et bord til 8 på Furu & Fjord, søndag 22. november kl. 19:00, i navnet Kari Nordli.",
    ],
  },
};

/** Says these lines in the terminal of the demo restaurants: what the guest saw, and the booking under their reference. */
async function bookWith(lines: readonly string[]) {
  const { maitred, screen, url, dataDir } = await openHouse({ terminal: true });
  const chunks: Buffer[] = [];
  screen.output.on("data", (chunk: Buffer) => chunks.push(chunk));
  screen.input.end(lines.map((line) => `${line}\n`).join(""));
  await maitred.finished;
  const shown = Buffer.concat(chunks).toString("utf8");
  const [reference] = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(shown) ?? [];
  const response = await fetch(`${url}/api/bookings?extReferenceNumber=${reference}`, {
    headers: { "x-api-key": readFileSync(join(dataDir, "api-key"), "utf8").trim() },
  });
  const { data } = (await response.json()) as { readonly data: readonly Record<string, unknown>[] };
  return { shown, bookings: data };
}

const englishWords =
  /(?<!\p{L})(the|you|your|which|booking|booked|what|please|phone|yes|reference)(?!\p{L})/iu;

test("a guest chooses the language in the middle of a booking, and stays in it", async () => {
  const { shown } = await bookWith([
    "a table for 2 at Furu & Fjord",
    "/language",
    "Svenska",
    "tomorrow at 7 pm",
    "Elin Lind",
  ]);
  expect(shown).toMatchInlineSnapshot(`
    "A table for 2. Which day?
      1  Today
      2  Tomorrow
      3  Mon, 23 Nov
      4  Tue, 24 Nov
      5  Wed, 25 Nov
      6  Thu, 26 Nov
      7  Fri, 27 Nov
      8  Calendar
    Which language would you like?
      1  English
      2  Deutsch
      3  Español
      4  Français
      5  Italiano
      6  Norsk
      7  Nederlands
      8  Português
      9  Svenska
    Självklart, vi fortsätter på svenska.
    Ett bord för 2. Vilken dag?
      1  I dag
      2  I morgon
      3  mån 23 nov.
      4  tis 24 nov.
      5  ons 25 nov.
      6  tors 26 nov.
      7  fre 27 nov.
      8  Kalender
    Furu & Fjord, söndag 22 november kl. 19:00, för 2: jag håller bordet i 15 minuter.
    Vilket namn ska bordet stå på?
    Och ett telefonnummer, om restaurangen behöver nå dig?
      1  Inget nummer
    "
  `);
});

test("a guest asks for a language in words, and stays in it", async () => {
  const { shown } = await bookWith([
    "a table for 2 at Furu & Fjord",
    "auf Deutsch bitte",
    "tomorrow at 7 pm",
  ]);
  const german = shown.split("Gern, dann auf Deutsch.\n")[1] ?? "";
  expect(german.split("\n")).toEqual(
    expect.arrayContaining([
      "Ein Tisch für 2. An welchem Tag?",
      "Sonntag, 22. November, 19:00, für 2 bei Furu & Fjord: Ich halte den Tisch 15 Minuten für Sie frei.",
    ]),
  );
  expect(german).not.toMatch(englishWords);
});

test("a guest reads the ways to dine and the house's answers in their language, and the service keeps its one name", async () => {
  const { shown, bookings } = await bookWith([
    "Bonjour, le menu dégustation pour 2 chez Furu & Fjord vendredi à 20h30, s’il vous plaît",
    "où peut-on se garer ?",
    "Claire Petit",
    "pas de numéro",
    "oui",
  ]);
  expect(shown).toContain("parking derrière la maison");
  expect(shown).toContain("Furu & Fjord, Menu dégustation");
  expect(shown).not.toMatch(/Tasting|car park/);
  expect(bookings).toMatchObject([{ guestCount: 2, scenarioName: "Tasting menu" }]);
});

describe("a guest books by one sentence, and a yes to each question, in", () => {
  test.for(Object.entries(evenings))("%s", async ([language, { sentence, answer, booked, shown }]) => {
    const evening = await bookWith([sentence, answer]);
    const { firstName, lastName, phone, guestCount, timeFrom } = booked;
    expect(evening.shown.replaceAll(/[\u00a0\u202f]/gu, " ").split("\n")).toEqual(
      expect.arrayContaining([...shown]),
    );
    expect(evening.bookings).toMatchObject([
      { guestCount, timeFrom, guest: { firstName, lastName, phone }, scenarioName: "Dinner" },
    ]);
    if (language !== "en") expect(evening.shown).not.toMatch(englishWords);
  });
});
