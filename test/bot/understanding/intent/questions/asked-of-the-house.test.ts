import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const topicsOf = (language: string, text: string, expecting: "venue" | "phone" | "confirm" | null = null) =>
  understand(text, { now, language, expecting }).topics ?? [];

test.for([
  ["en", "do we have to book or can we walk in?"],
  ["en", "is booking necessary or do you take walk-ins?"],
  ["de", "muss man reservieren oder kann man einfach so vorbeikommen?"],
  ["fr", "il faut réserver ou on peut venir sans réservation ?"],
  ["es", "¿hay que reservar o se puede ir sin reserva?"],
  ["it", "bisogna prenotare o si può venire senza prenotazione?"],
  ["nl", "moet je reserveren of kan je gewoon binnenlopen?"],
  ["pt", "é preciso reservar ou dá para aparecer sem reserva?"],
  ["sv", "måste man boka eller kan man bara komma förbi?"],
] as const)("whether one has to book is a question, in %s: %s", ([language, text]) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject({
    intent: "question",
    topics: ["walkIns"],
  });
});

test.for([
  ["en", "can I book for 4 on Friday?"],
  ["en", "do we need to book 2 tables for 12?"],
  ["de", "kann ich für Freitag reservieren?"],
  ["es", "¿puedo reservar para 4?"],
] as const)("a wish for a table does not ask that, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text)).not.toContain("walkIns");
});

test.for([
  ["en", "where are these two places?"],
  ["de", "Wo befinden sich die beiden Häuser denn, wenn ich fragen darf?"],
  ["de", "Welches der beiden liegt in Oslo?"],
  ["fr", "ils se trouvent où, les deux restos ?"],
  ["es", "¿dónde quedan los dos restaurantes?"],
  ["it", "ma dove si trovano i due ristoranti?"],
  ["nl", "waar zitten die twee restaurants eigenlijk?"],
  ["pt", "onde ficam os dois restaurantes?"],
  ["pt", "qual fica no centro de Oslo?"],
  ["sv", "var ligger de båda restaurangerna någonstans?"],
] as const)("where both restaurants are is a question of the address, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text, "venue")).toContain("address");
});

test.for([
  ["en", "do I have to leave a credit card?"],
  ["de", "muss ich eine Kreditkarte hinterlegen?"],
  ["fr", "faut-il laisser une empreinte de carte bancaire ?"],
  ["es", "¿hay que dejar la tarjeta de crédito?"],
  ["it", "C'è da lasciare una carta di credito?"],
  ["nl", "moet ik een creditcard achterlaten?"],
  ["pt", "é preciso deixar cartão de crédito?"],
  ["sv", "måste jag lämna kortuppgifter?"],
] as const)("a card to be left is a question of fees, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text, "confirm")).toEqual(["fees"]);
});

test.for([
  ["en", "do you take credit cards?"],
  ["de", "kann man bei euch mit Karte zahlen?"],
  ["it", "si può pagare con la carta?"],
] as const)("a card to pay with is none of fees, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text, "confirm")).toEqual(["payment"]);
});

test.for([
  ["en", "are you a robot or an actual human being? i need a table for 4 on friday"],
  ["de", "bist du ein roboter oder sitzt da wer aus fleisch und blut? brauche einen tisch für 2"],
  ["fr", "c'est un robot ou il y a quelqu'un en chair et en os ? je voudrais une table pour ce soir"],
  ["es", "¿eres un robot o hay alguien de carne y hueso? quiero cenar el viernes"],
  ["it", "sei un robot o c'è qualcuno in carne e ossa? vorrei un tavolo per due"],
  ["nl", "ben je een robot of een mens van vlees en bloed? ik wil graag een tafel voor 3"],
  ["pt", "és um robô ou alguém de carne e osso? queria uma mesa para 2"],
  ["sv", "är du en robot eller en människa av kött och blod? vill boka bord för 2"],
] as const)("who answers is asked beside a wish, in %s: %s", ([language, text]) => {
  expect(topicsOf(language, text)).toContain("assistant");
});

test.for([
  ["en", "07700 900 412. will you use it for marketing?"],
  ["de", "0172 4489031, aber wofür brauchen Sie die Nummer?"],
  ["fr", "06 12 34 56 78. mon numéro sera utilisé pour de la pub ?"],
  ["es", "611 22 33 44, ¿para qué lo queréis? ¿para publicidad?"],
  ["it", "Il numero è 347 12 34 567. Ma a cosa vi serve, mi chiamate per vendermi la luce?"],
  ["nl", "020 6734412. Wordt dat nummer ergens voor reclame gebruikt?"],
  ["pt", "912 345 678, mas vão usar o número para publicidade?"],
  ["sv", "070 174 06 05. används numret till reklam?"],
] as const)("what a number is used for is asked beside it, in %s: %s", ([language, text]) => {
  const read = understand(text, { now, language, expecting: "phone" });
  expect(read).toMatchObject({ topics: ["ownPhone"] });
  expect(read.phone).toBeDefined();
});

test("a deposit that is asked for beside the menu is asked, whatever number stands in it", () => {
  const text = "ideally around 8ish. is the menu ok for a veggie? and is there a deposit for 6";
  const read = understand(text, { now, language: "en", expecting: "slot", draft: { partySize: 6 } });
  expect(read).toMatchObject({ time: "20:00", topics: ["fees", "diets", "menu"] });
});
