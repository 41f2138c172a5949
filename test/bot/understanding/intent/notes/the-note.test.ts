import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const table = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const noted = "la tarta";
const atSummary = { now, expecting: "confirm", tablePicked: true, noted } as const;
const drafted = { ...atSummary, draft: { ...table, comment: noted } } as const;
const changing = { now, expecting: "confirm", changeShown: true, noted, draft: table } as const;
const booked = { now, expecting: null, noted, draft: table } as const;

const read = (
  text: string,
  language: string,
  context: typeof drafted | typeof changing | typeof booked = drafted,
) => understand(text, { ...context, language });

describe("what is noted is wrong, and told anew", () => {
  test.for([
    [
      "en",
      "yes but what you wrote for the restaurant is rubbish just put that we need a high chair",
      "we need a high chair",
    ],
    ["en", "That note is nonsense. Put nut allergy", "nut allergy"],
    ["en", "only write that one of us is coeliac", "one of us is coeliac"],
    ["en", "instead write that we come with a pram", "we come with a pram"],
    [
      "de",
      "der Text stimmt nicht, schreib nur dass wir einen Hochstuhl brauchen",
      "dass wir einen Hochstuhl brauchen",
    ],
    ["de", "die Anmerkung ist Quatsch, bitte nur: Nussallergie", "Nussallergie"],
    ["de", "stattdessen schreiben Sie bitte: Rollstuhl", "Rollstuhl"],
    [
      "fr",
      "ce que vous avez mis pour le restaurant ne va pas, mettez qu'il nous faut une chaise haute",
      "il nous faut une chaise haute",
    ],
    ["fr", "écrivez plutôt que ma mère est en fauteuil", "ma mère est en fauteuil"],
    [
      "es",
      "sí pero lo que pone para el restaurante está fatal pon solo que necesitamos una trona",
      "necesitamos una trona",
    ],
    ["es", "la nota está mal, pon: trona", "trona"],
    ["it", "scrivi solo che ci serve un seggiolone", "ci serve un seggiolone"],
    ["it", "il messaggio è sbagliato, scriva che siamo celiaci", "siamo celiaci"],
    [
      "nl",
      "wat er bij het restaurant staat klopt niet, zet er alleen in dat we een kinderstoel nodig hebben",
      "dat we een kinderstoel nodig hebben",
    ],
    ["nl", "die opmerking is onzin, schrijf gewoon notenallergie", "notenallergie"],
    ["pt", "a nota está errada, escreva apenas que um de nós é celíaco", "um de nós é celíaco"],
    ["pt", "em vez disso escreve que é um aniversário", "é um aniversário"],
    ["sv", "anteckningen är fel, skriv att en av oss sitter i rullstol", "en av oss sitter i rullstol"],
    ["sv", "skriv bara att vi behöver en barnstol", "vi behöver en barnstol"],
  ] as const)("in %s: “%s”", ([language, text, comment]) => {
    expect(read(text, language)).toMatchObject({ intent: "inform", comment, wishedAlone: true });
  });

  test.for([
    ["en", "just put us by the window"],
    ["en", "just put that on the note"],
    ["en", "just note that one of us is vegan"],
    ["en", "add to the note that we bring a pram"],
    ["en", "the note is right, put a candle on the cake too"],
    ["de", "zur Anmerkung noch: wir bringen einen Hund mit"],
    ["fr", "ajoutez à la remarque qu'on vient avec un chien"],
    ["es", "añade a la nota que llevamos un perro"],
    ["it", "aggiungi alla nota che veniamo con il cane"],
    ["nl", "zet bij de opmerking ook dat we een hond meenemen"],
    ["pt", "acrescenta à nota que levamos um cão"],
    ["sv", "skriv också att vi har med oss en hund"],
  ] as const)("but is only added to in %s: “%s”", ([language, text]) => {
    expect(read(text, language)).not.toHaveProperty("wishedAlone");
  });
});

const emptied = [
  ["en", "delete the note please"],
  ["en", "take the comment for the restaurant out"],
  ["en", "no note please"],
  ["en", "don't write anything for the restaurant"],
  ["de", "lass die Anmerkung weg"],
  ["de", "die Notiz fürs Restaurant bitte löschen"],
  ["de", "bitte keine Anmerkung"],
  ["fr", "enlève la remarque"],
  ["fr", "ne mettez pas de note"],
  ["es", "borra las notas para el restaurante"],
  ["es", "quita lo que pone para el restaurante"],
  ["es", "sin notas, gracias"],
  ["it", "togli la nota"],
  ["it", "niente note per favore"],
  ["nl", "haal de opmerking maar weg"],
  ["nl", "geen opmerking graag"],
  ["pt", "apaga a nota"],
  ["pt", "não ponha nenhuma observação"],
  ["sv", "ta bort det som står till restaurangen"],
  ["sv", "inget meddelande tack"],
] as const;

describe("nothing is to be noted any more", () => {
  test.for(emptied)("in %s: “%s”", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ intent: "inform", wishesLeft: "" });
    expect(read(text, language)).not.toHaveProperty("comment");
    for (const context of [changing, booked]) {
      expect(read(text, language, context)).toMatchObject({ intent: "change", wishedAlone: true });
      expect(read(text, language, context)).not.toHaveProperty("comment");
    }
  });

  test("an allergy stays among others, and alone it is what is meant", () => {
    const left = (comment: string) =>
      understand("delete the note", { ...drafted, language: "en", draft: { ...table, comment } }).wishesLeft;
    expect([left("nut allergy, by the window"), left("nut allergy")]).toEqual(["nut allergy", ""]);
  });

  test("where nothing is noted, it is told so", () => {
    const { intent, topics } = understand("delete the note", { ...booked, noted: "", language: "en" });
    expect([intent, topics]).toEqual(["question", ["noted"]]);
  });

  test.for([
    ["en", "cancel the reservation"],
    ["en", "cancel my request"],
    ["en", "no messages on my phone please"],
    ["en", "take the table by the window"],
    ["de", "löschen Sie die Reservierung"],
    ["fr", "annulez ma demande"],
    ["es", "borra la reserva"],
    ["it", "cancella la prenotazione"],
    ["nl", "verwijder de reservering"],
    ["pt", "apaga a reserva"],
    ["sv", "ta bort bokningen"],
  ] as const)("but not in %s by “%s”", ([language, text]) => {
    expect(read(text, language, booked)).not.toHaveProperty("wishedAlone");
  });
});

test.for([
  ["en", "the note's a mess. delete the whole note and write: one guest is coeliac", "one guest is coeliac"],
  ["de", "löschen Sie die Notiz und schreiben Sie: eine Person mit Zöliakie", "eine Person mit Zöliakie"],
  ["es", "borra la nota y pon: una persona celíaca", "una persona celíaca"],
  ["it", "cancella la nota e scrivi: una persona in carrozzina", "una persona in carrozzina"],
  ["sv", "radera noten och skriv: en person i rullstol", "en person i rullstol"],
] as const)(
  "what is to be written once the note is deleted takes its place, %s: “%s”",
  ([language, text, comment]) => {
    const draft = {
      date: "2026-11-27",
      time: "19:00",
      partySize: 4,
      comment: "it matters to her; a high chair",
    };
    const said = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
    expect(said.comment).toBe(comment);
  },
);

test.for([
  ["en", "put on the note: granddad walks with a stick", "granddad walks with a stick"],
  ["de", "Ja, aber schreiben Sie bitte: eine Person im Rollstuhl", "eine Person im Rollstuhl"],
  ["pt", "ponha na nota: avô com bengala", "avô com bengala"],
] as const)("the words that dictate are no part of the note, %s: “%s”", ([language, text, comment]) => {
  const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
  expect(understand(text, { now, language, expecting: "confirm", tablePicked: true, draft }).comment).toBe(
    comment,
  );
});
