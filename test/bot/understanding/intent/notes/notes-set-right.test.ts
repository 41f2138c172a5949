import { expect, test } from "vitest";
import { wishesAfter } from "#src/bot/machine/tables/comments.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { defined } from "#src/lib/defined.ts";

/** What is noted after a message at the summary, which it does not agree to. */
function noteAfter(language: string, text: string, comment?: string) {
  const now = Temporal.ZonedDateTime.from("2026-11-24T11:00[Europe/Oslo]");
  const draft = { date: "2026-11-28", time: "19:00", partySize: 4, ...defined({ comment }) };
  const context = { now, language, expecting: "confirm", tablePicked: true, draft } as const;
  return wishesAfter(comment, understand(text, { ...context, ...defined({ noted: comment }) }));
}

test.for([
  ["en", "a nut allergy", "it's not a nut allergy, it's shellfish", "a shellfish allergy"],
  ["de", "Nussallergie", "es ist keine Nussallergie sondern eine gegen Krabben", "allergie (Krabben)"],
  [
    "fr",
    "allergie aux noix",
    "ce n'est pas une allergie aux noix mais aux crustacés",
    "allergie aux crustacés",
  ],
  ["es", "alergia a las nueces", "no es alergia a las nueces, es al marisco", "alergia al marisco"],
  ["it", "allergia alle noci", "non è allergia alle noci ma ai crostacei", "allergia ai crostacei"],
  ["nl", "notenallergie", "het is geen notenallergie maar een voor schaaldieren", "allergie (schaaldieren)"],
  ["pt", "alergia a nozes", "não é alergia a nozes, é a marisco", "alergia a marisco"],
  ["sv", "nötallergi", "det är ingen nötallergi utan skaldjur", "allergi (skaldjur)"],
] as const)("an allergy is to something else, and one all the same: %s", ([language, noted, text, after]) => {
  expect(noteAfter(language, text, noted)).toBe(after);
});

test.for([
  ["en", "a high chair", "by the window", "only the high chair then"],
  ["de", "ein Kinderstuhl", "Fensterplatz", "dann nur den Kinderstuhl"],
  ["es", "una trona", "junto a la ventana", "entonces solo la trona"],
  ["it", "un seggiolone", "vicino alla finestra", "allora solo il seggiolone"],
  ["nl", "een kinderstoel", "bij het raam", "dan alleen de kinderstoel"],
  ["pt", "uma cadeirinha", "à janela", "então só a cadeirinha"],
  ["sv", "en barnstol", "vid fönstret", "bara barnstolen då"],
] as const)("one alone of what is noted stays: %s", ([language, kept, other, text]) => {
  expect(noteAfter(language, text, `${kept}; ${other}`)).toBe(kept);
});

test.for([
  ["en", "a high chair; by the window", "only a wooden high chair please"],
  ["en", "a high chair; by the window", "just the two of us"],
] as const)("and nothing else is given up by it: %s, “%s”", ([language, noted, text]) => {
  expect(noteAfter(language, text, noted)).toContain("by the window");
});

test.for([
  ["en", "okay great oh and two of us have a nut allergy", "two of us have a nut allergy"],
  [
    "de",
    "okay alles klar ach und zwei kolleginnen haben eine nussallergie",
    "zwei kolleginnen haben eine nussallergie",
  ],
  [
    "fr",
    "d'accord très bien ah et deux collègues sont allergiques aux noix",
    "deux collègues sont allergiques aux noix",
  ],
  [
    "es",
    "vale perfecto ah y dos compañeras tienen alergia a las nueces",
    "dos compañeras tienen alergia a las nueces",
  ],
  [
    "it",
    "va bene perfetto ah e due colleghe sono allergiche alle noci",
    "due colleghe sono allergiche alle noci",
  ],
  [
    "nl",
    "oké helemaal goed o ja en twee collega's hebben een notenallergie",
    "twee collega's hebben een notenallergie",
  ],
  ["pt", "ok está ótimo ah e duas colegas têm alergia a nozes", "duas colegas têm alergia a nozes"],
  ["sv", "okej toppen ja och två kollegor har nötallergi", "två kollegor har nötallergi"],
  ["en", "nice quiet corner", "nice quiet corner"],
] as const)("an answer that no mark parts from it is no part of the note: %s", ([language, text, note]) => {
  expect(noteAfter(language, text)).toBe(note);
});
