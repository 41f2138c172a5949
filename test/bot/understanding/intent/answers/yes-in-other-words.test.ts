import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const atSummary = { expecting: "confirm", tablePicked: true } as const;

test.for([
  ["nl", "prima, zet 'm er maar in"],
  ["nl", "zet ons er maar in"],
  ["de", "ja freili"],
  ["de", "ja mei, passt scho"],
] as const)("a table shown is agreed to: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, ...atSummary }).intent).toBe("affirm");
});

test.for([
  ["fr", "faut annuler du coup"],
  ["es", "hay que cancelar la mesa"],
  ["es", "hay que cancelar"],
] as const)("a booking is called off: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, expecting: null }).intent).toBe("cancel");
});

test.for([
  ["fr", "nickel vas y"],
  ["fr", "vas y"],
  ["en", "yes please and thank you, you've been brilliant"],
] as const)("courtesies beside a yes leave it one: %s, %s", ([language, text]) => {
  expect(understand(text, { now, language, draft, ...atSummary }).intent).toBe("affirm");
});

test.for([
  ["fr", "pas besoin du tel"],
  ["fr", "pas besoin de mon numéro"],
] as const)("no number is given: %s, %s", ([language, text]) => {
  const context = { expecting: "phone", tablePicked: true } as const;
  expect(understand(text, { now, language, draft, ...context })).toMatchObject({ withoutPhone: true });
});

test.for([
  ["en", "At what hour must we give up the table?", "stay"],
  ["es", "¿Y hay sitio para aparcar?", "parking"],
  ["de", "und wie ist das, wenn noch einer dazukommt?", "adjusting"],
] as const)("what only asks calls nothing off, and wishes for nothing: %s, %s", ([language, text, topic]) => {
  const said = understand(text, { now, language, draft, expecting: null });
  expect([said.intent, said.topics]).toEqual(["question", [topic]]);
});

test("who has to give a table up calls it off", () => {
  const text = "I'm afraid we have to give up our table";
  expect(understand(text, { now, language: "en", draft, expecting: null }).intent).toBe("cancel");
});

test("“¿Y el aparcamiento? Por lo demás, todo correcto” asks about nothing more", () => {
  const text = "¿Y el aparcamiento? Por lo demás, todo correcto";
  const said = understand(text, { now, language: "es", draft, ...atSummary });
  expect([said.topics, said.asksMore]).toEqual([["parking"], undefined]);
});

test.for([
  ["de", "um hoibe achte", { time: "19:30" }],
  ["es", "quisiera reservar para el domingo a comer, somos seis", { part: "lunch", partySize: 6 }],
] as const)("%s: %s", ([language, text, values]) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject(values);
});

test.for([
  ["en", "kindly confirm the booking"],
  ["en", "just book it already"],
  ["en", "yes hurry up"],
  ["de", "jetzt buch schon"],
  ["de", "buchen Sie es bitte endlich"],
  ["fr", "veuillez confirmer la réservation"],
  ["fr", "oui allez vite"],
  ["es", "tenga la bondad de confirmar la reserva"],
  ["es", "reserve de una vez"],
  ["it", "prenota e basta"],
  ["it", "sì muoviti"],
  ["nl", "gelieve te bevestigen"],
  ["nl", "ja schiet op"],
  ["pt", "queira confirmar a reserva"],
  ["pt", "sim anda lá"],
  ["sv", "var vänlig bekräfta bokningen"],
  ["sv", "ja skynda"],
] as const)("the stiff and the impatient say yes as well: %s, %s", ([language, text]) => {
  const { intent, comment } = understand(text, { now, language, draft, ...atSummary });
  expect([intent, comment]).toEqual(["affirm", undefined]);
});

test.for([
  ["en", "can you confirm the booking?"],
  ["en", "please confirm that there is parking"],
  ["en", "please confirm by email"],
  ["en", "hurry up"],
  ["de", "können Sie das bestätigen?"],
] as const)("but this is no yes: %s, %s", ([language, text]) => {
  const { intent, agrees } = understand(text, { now, language, draft, ...atSummary });
  expect(intent).not.toBe("affirm");
  expect(agrees).toBeUndefined();
});

test.for([
  ["en", "yes note it down"],
  ["de", "ja, bitte dazuschreiben"],
  ["fr", "oui ajoutez-le"],
  ["es", "sí añádelo por favor"],
  ["it", "sì, lo aggiunga"],
  ["nl", "ja, zet het erbij"],
  ["pt", "sim pode anotar"],
  ["sv", "ja, skriv till det"],
] as const)("what is shown is to be added: %s, %s", ([language, text]) => {
  const { intent, comment } = understand(text, {
    ...{ now, language, draft },
    ...{ expecting: "confirm", changeShown: true },
  });
  expect([intent, comment]).toEqual(["affirm", undefined]);
});

test.for([
  ["fr", "ah zut on est 4"],
  ["en", "oh shoot we're 4"],
  ["es", "vaya, somos 4"],
  ["sv", "attans vi är 4"],
] as const)("a curse is nobody's name: %s, %s", ([language, text]) => {
  const said = understand(text, { now, language, draft, expecting: "name", tablePicked: true });
  expect(said).toMatchObject({ partySize: 4 });
  expect(said).not.toHaveProperty("firstName");
});

test("“serve un seggiolone” is a wish, and “finns det p-plats?” wants no table", () => {
  const context = { now, draft, expecting: "name", tablePicked: true } as const;
  expect(understand("serve un seggiolone", { ...context, language: "it" }).comment).toBeDefined();
  const parking = understand("finns det p-plats?", { ...context, language: "sv", expecting: null });
  expect(parking).toMatchObject({ intent: "question", topics: ["parking"] });
});

test.for([
  ["en", "sorry wrong number, it ends in 132 not 123"],
  ["de", "die Nummer stimmt nicht"],
  ["fr", "le numéro n'est pas bon"],
  ["es", "el número está mal"],
  ["it", "il numero è sbagliato"],
  ["nl", "het nummer klopt niet"],
  ["pt", "o número está errado"],
  ["sv", "numret är fel"],
] as const)("a number that is wrong is to be another: %s, %s", ([language, text]) => {
  const ofBooked = understand(text, { now, language, draft, expecting: null });
  expect(ofBooked).toMatchObject({ intent: "change", holder: true });
  const shown = understand(text, { now, language, draft, ...atSummary });
  expect(shown).toMatchObject({ intent: "deny", meant: "mistaken" });
});
