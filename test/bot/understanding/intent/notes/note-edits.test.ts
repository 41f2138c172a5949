import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00+01:00[Europe/Oslo]");
const table = { date: "2026-11-27", time: "19:00", partySize: 4 };

/** What a message at the summary of a table with this note comes to. */
function atSummary(language: string, text: string, comment: string) {
  const draft = { ...table, comment };
  const context = { now, language, expecting: "confirm", tablePicked: true, draft, noted: comment } as const;
  const { language: _, ...said } = understand(text, context);
  return said;
}

/** The same of a booking. */
function ofBooking(language: string, text: string, noted: string) {
  const { language: _, ...said } = understand(text, { now, language, expecting: null, draft: table, noted });
  return said;
}

describe("a part of the note is taken out by its words:", () => {
  test.for([
    ["en", "take the dog out of the note", "by the window, we bring a dog", "by the window"],
    ["en", "scrap the garlic from the note please", "a round table; no garlic for mum", "a round table"],
    ["de", "bitte ohne das mit dem Hund", "am Fenster, wir bringen unseren Hund mit", "am Fenster"],
    [
      "de",
      "Das mit meinem Vater kann aus der Notiz raus",
      "ruhiger Tisch, mein Vater sieht schlecht",
      "ruhiger Tisch",
    ],
    ["fr", "retirez ce que j'ai dit du chien", "coin calme, on vient avec le chien", "coin calme"],
    [
      "fr",
      "oui, et oubliez le gluten, je mange de tout",
      "en terrasse, une personne sans gluten",
      "en terrasse",
    ],
    ["es", "quita lo del perro", "vamos con perro, mesa tranquila", "mesa tranquila"],
    ["es", "quitad el ajo de la nota", "mi suegra no soporta el ajo, mesa redonda", "mesa redonda"],
    [
      "it",
      "E togliete l'aglio dalla nota",
      "mia suocera non sopporta l'aglio, vicino alla finestra",
      "vicino alla finestra",
    ],
    ["it", "E via l'aglio", "mia suocera non sopporta l'aglio, vicino alla finestra", "vicino alla finestra"],
    ["pt", "tira a parte do cão", "levamos o cão, mesa junto à janela", "mesa junto à janela"],
    ["nl", "laat dat van de hond maar weg", "we nemen onze hond mee, rustige tafel", "rustige tafel"],
    ["sv", "ta bort det om hunden", "vi tar med hunden, fönsterbord", "fönsterbord"],
    ["sv", "ta bort vagnen från noteringen", "fönsterbord, en vagn", "fönsterbord"],
  ] as const)("%s, “%s”", ([language, text, noted, left]) => {
    expect(atSummary(language, text, noted)).toEqual({ intent: "inform", wishesLeft: left });
    expect(ofBooking(language, text, noted)).toMatchObject({
      intent: "change",
      wishedAlone: true,
      comment: left,
      needsKept: "",
    });
  });

  test("and all of it, where nothing else is noted", () => {
    expect(atSummary("en", "take the dog out of the note", "we bring a dog").wishesLeft).toBe("");
    expect(ofBooking("en", "take the dog out of the note", "we bring a dog")).not.toHaveProperty("comment");
  });

  test("a change beside it is one all the same", () => {
    const said = atSummary(
      "en",
      "take the dog out of the note, and we'll be 5",
      "we bring a dog, by the window",
    );
    expect(said).toMatchObject({ intent: "change", partySize: 5, wishesLeft: "by the window" });
  });
});

test.for([
  ["en", "take off the beginning of the note", "it's dad's birthday, a round table", "a round table"],
  [
    "de",
    "ja, aber der Anfang der Notiz muss weg",
    "zum Geburtstag meiner Frau, ein runder Tisch",
    "ein runder Tisch",
  ],
  [
    "fr",
    "oui mais enlevez le début de la note, c'est bizarre",
    "c'est les 60 ans de maman, table ronde",
    "table ronde",
  ],
  ["es", "sí pero quita el principio de la nota", "es el cumple de mi hijo, mesa redonda", "mesa redonda"],
  ["it", "sì ma togliete l'inizio della nota", "compleanno di mia moglie, tavolo rotondo", "tavolo rotondo"],
  ["pt", "sim, mas tire o começo da nota", "é o aniversário da Rita, mesa redonda", "mesa redonda"],
  ["nl", "ja maar haal het begin van de notitie weg", "verjaardag van mijn man, ronde tafel", "ronde tafel"],
  ["sv", "ja men ta bort början av noteringen", "mammas födelsedag, runt bord", "runt bord"],
] as const)("its beginning is, which is no yes to the rest: %s, “%s”", ([language, text, noted, left]) => {
  expect(atSummary(language, text, noted)).toEqual({ intent: "inform", wishesLeft: left });
});

test.for([
  ["en", "yes but fix the note first, it reads oddly"],
  ["en", "the first part of the note is wrong"],
  ["de", "die Notiz stimmt so nicht"],
  ["fr", "la note est fausse"],
  ["es", "la nota está mal"],
  ["it", "la nota è sbagliata"],
  ["pt", "a nota está errada"],
  ["nl", "de notitie klopt niet"],
  ["sv", "noteringen är fel"],
] as const)("what it shall say is asked where nobody tells: %s, “%s”", ([language, text]) => {
  expect(atSummary(language, text, "xyz")).toEqual({ intent: "other", rewordsNote: true });
});

test.for([
  ["en", "the high chair is missing from the note", "the high chair"],
  ["de", "in der Notiz fehlt der Kinderwagen", "der Kinderwagen"],
  ["fr", "il manque la poussette dans la note", "la poussette"],
  ["es", "en la nota falta la trona", "la trona"],
  ["it", "nella nota manca il bimbo, serve il seggiolone", "il bimbo, serve il seggiolone"],
  ["pt", "na nota falta a cadeira de bebé", "a cadeira de bebé"],
  ["nl", "in de notitie ontbreekt de kinderstoel voor Sem", "de kinderstoel voor Sem"],
  ["sv", "det saknas en barnstol i noteringen", "en barnstol"],
] as const)("what it lacks is noted without the complaint: %s, “%s”", ([language, text, comment]) => {
  expect(atSummary(language, text, "quiet")).toEqual({ intent: "inform", comment });
});

describe("an allergy", () => {
  test("goes where it is named", () => {
    const said = atSummary("en", "take the nut allergy out of the note", "nut allergy, by the window");
    expect(said.wishesLeft).toBe("by the window");
  });

  test.for([
    ["en", "leave out the bit about my daughter", "my daughter is allergic to nuts, by the window"],
    [
      "it",
      "la nota non deve più dire mia suocera",
      "mia suocera è allergica all'aglio, vicino alla finestra",
    ],
    ["en", "take off the beginning of the note", "nut allergy, by the window"],
  ] as const)("stays by anything else: %s, “%s”", ([language, text, noted]) => {
    expect(atSummary(language, text, noted)).toEqual({ intent: "other", rewordsNote: true });
  });

  test("stays by the way, too: a “not” beside the same words takes nothing back", () => {
    const text = "can you put a note on about the frame then so they dont put us down the cellar";
    const said = atSummary("en", text, "he uses a walking frame so nothing up stairs");
    expect(said).not.toHaveProperty("wishesLeft");
  });
});

test("who takes out what is not noted reads what is", () => {
  expect(atSummary("en", "take the dog out of the note", "by the window")).toEqual({
    intent: "question",
    topics: ["noted"],
  });
});
