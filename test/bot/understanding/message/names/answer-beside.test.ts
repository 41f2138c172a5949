import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string, expecting: "name" | "phone") =>
  understand(text, { now, language, expecting, tablePicked: true, country: "NO", draft });

describe("asked for the name, it is taken beside what else is asked or told:", () => {
  test.for([
    ["en", "Peter Gomez, is there parking?"],
    ["en", "hi, Peter Gomez. Do you have parking?"],
    ["en", "is there parking? Peter Gomez"],
    ["de", "Peter Gomez. Gibt es Parkplätze?"],
    ["fr", "Bonjour, Peter Gomez. Vous avez un parking ?"],
    ["es", "a nombre de Peter Gomez, y una pregunta, ¿hay aparcamiento?"],
    ["it", "Peter Gomez. C'è un parcheggio?"],
    ["nl", "Peter Gomez. Is er parkeergelegenheid?"],
    ["pt", "pode pôr em nome de Peter Gomez. há estacionamento?"],
    ["sv", "Peter Gomez. Finns det parkering?"],
    ["da", "Peter Gomez. Er der parkering?"],
    ["nb", "Peter Gomez. Er det parkering?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, "name")).toMatchObject({
      intent: "question",
      firstName: "Peter",
      lastName: "Gomez",
      topics: ["parking"],
    });
  });

  test.for([
    ["en", "Sorry, one question. Is there parking?"],
    ["en", "Listen, is there parking?"],
    ["en", "Quick Question: is there parking?"],
    ["de", "Moment, gibt es Parkplätze?"],
    ["fr", "Attendez, il y a un parking ?"],
    ["es", "Espera, ¿hay aparcamiento?"],
    ["it", "Scusi, c'è un parcheggio?"],
  ] as const)("%s: there is none in “%s”", ([language, text]) => {
    const { firstName, lastName, topics } = read(text, language, "name");
    expect([firstName, lastName, topics]).toEqual([undefined, undefined, ["parking"]]);
  });

  test("what nobody has told about is asked for all the same", () => {
    const said = read("Peter Gomez. May I bring my parrot?", "en", "name");
    expect(said).toMatchObject({ intent: "question", firstName: "Peter", asksMore: true });
  });
});

describe("asked for the number, it is taken beside a question:", () => {
  test.for([
    ["en", "+47 911 22 333, how long may we stay?"],
    ["de", "+47 911 22 333. Wie lange haben wir den Tisch?"],
    ["fr", "+47 911 22 333, on peut rester combien de temps ?"],
    ["da", "911 22 333 - og hvor længe må vi blive siddende?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, "phone")).toMatchObject({
      intent: "question",
      phone: "+4791122333",
      topics: ["stay"],
    });
  });
});

describe("asked for the name, a family's stands before the person's too:", () => {
  test.for([
    ["en", "Lee, first name Bruce"],
    ["de", "Lee, Vorname Bruce"],
    ["fr", "Lee, prénom Bruce"],
    ["es", "Lee, nombre Bruce"],
    ["it", "Lee, nome Bruce"],
    ["pt", "Lee, nome Bruce"],
    ["sv", "Lee, förnamn Bruce"],
    ["da", "Lee, fornavn Bruce"],
    ["nb", "Lee, fornavn Bruce"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language, "name")).toMatchObject({ firstName: "Bruce", lastName: "Lee" });
  });
});

describe("asked for the name, it is taken whole:", () => {
  test.for([
    ["it", "Il nome è Bianchi, Roberto Bianchi", "Roberto", "Bianchi"],
    ["en", "The name is Bond, James Bond.", "James", "Bond"],
    ["de", "Bächli, Urs. Mein Mann heißt auch so.", "Urs", "Bächli"],
    ["de", "Leopold Zwettler heiß ich", "Leopold", "Zwettler"],
    ["nl", "op naam Van den Bergh", undefined, "Van den Bergh"],
    ["nb", "Lund er vegetarianer. Sett det på meg, Kjersti Aas", "Kjersti", "Aas"],
  ] as const)("%s: %s", ([language, text, firstName, lastName]) => {
    const said = read(text, language, "name");
    expect([said.firstName, said.lastName]).toEqual([firstName, lastName]);
  });

  test("and no more of it is a wish", () => {
    expect(read("Leopold Zwettler heiß ich", "de", "name").comment).toBeUndefined();
  });
});

test.for([
  ["en", "can I let you know later whether we are 8?"],
  ["de", "kann ich später noch sagen, ob wir 8 sind?"],
  ["fr", "je peux vous dire plus tard si nous sommes 8 ?"],
  ["es", "¿puedo avisarles luego si somos 8?"],
  ["it", "posso dirvi dopo se siamo 8?"],
  ["nl", "kan ik later nog doorgeven of we met 8 zijn?"],
  ["pt", "posso dizer depois se somos 8?"],
  ["sv", "kan jag meddela senare om vi blir 8?"],
] as const)("%s: “%s” asks, and counts nobody", ([language, text]) => {
  const { intent, partySize } = read(text, language, "name");
  expect([intent, partySize]).toEqual(["question", undefined]);
});

describe("that no number is given is heard beside anything else:", () => {
  test.for([
    ["en", "no i'd rather not. oh and can you do something with like a cake?"],
    ["de", "Nein, wie gesagt, ohne. Könnten Sie vielleicht Blumen auf den Tisch stellen?"],
    ["de", "Telefon mag i ned sagn"],
    ["fr", "Nous n'avons pas de portable, et je ne vois pas l'utilité de vous le donner."],
    ["es", "sin tel que estoy en roaming"],
    ["it", "lasci perdere il numero, sto al telefono fisso dell'albergo"],
    ["nl", "nee hoeft niet. mag de rekening naar kantoor?"],
  ] as const)("%s: %s", ([language, text]) => {
    const { withoutPhone, undecided, meant } = read(text, language, "phone");
    expect({ withoutPhone, undecided, meant }).toEqual({ withoutPhone: true });
  });

  test("but not where it is only waited with", () => {
    expect(read("no, wait a second", "en", "phone").withoutPhone).toBeUndefined();
  });
});

describe("asked for the name, who puts no mark between it and a question gives it all the same:", () => {
  test.for([
    ["en", "steve mitchell btw is there parking", "Steve", "Mitchell"],
    ["en", "dev patel. is there parking", "Dev", "Patel"],
    ["de", "sabine kann man da parken", "Sabine", undefined],
    ["fr", "julien y a un parking", "Julien", undefined],
    ["es", "pepe ruiz y hay aparcamiento", "Pepe", "Ruiz"],
    ["it", "paolo rossi c'è parcheggio", "Paolo", "Rossi"],
    ["nl", "jan de wit kunnen we parkeren", "Jan", "de Wit"],
    ["pt", "joão silva tem estacionamento", "João", "Silva"],
  ] as const)("%s: %s", ([language, text, firstName, lastName]) => {
    const said = read(text, language, "name");
    expect(said).toMatchObject({ intent: "question", topics: ["parking"] });
    expect([said.firstName, said.lastName]).toEqual([firstName, lastName]);
  });

  test.for(["hmm wait is there parking", "well could we park there", "mum asks is there parking"])(
    "there is none in “%s”",
    (text) => {
      expect(read(text, "en", "name")).not.toHaveProperty("firstName");
    },
  );
});

test.for([
  ["en", "Priya Raman. Sorry, could we make it 7.45"],
  ["de", "Priya Raman. Ach, lieber um 19:45"],
] as const)("a name ends where its sentence does: %s, %s", ([language, text]) => {
  expect(read(text, language, "name")).toMatchObject({
    firstName: "Priya",
    lastName: "Raman",
    time: "19:45",
  });
});

test("a number of no known range is taken beside a whole wish, where the list and its zero tell what it is", () => {
  const text = "table for 4 tomorrow at 7, name's Geoff Hartley, 07700 900312";
  const said = understand(text, { now, language: "en", expecting: null, country: "NO" });
  expect(said).toMatchObject({ partySize: 4, firstName: "Geoff", phone: "+447700900312" });
});

test("a time that is picked by its place stands beside a question", () => {
  const offers = [{ time: "18:00" }, { time: "21:30" }];
  const context = { now, language: "en", expecting: "slot", offers } as const;
  const text = "The last one. What time does the kitchen shut, in case the flight's delayed?";
  expect(understand(text, context)).toMatchObject({ intent: "question", choice: -1, topics: ["hours"] });
});

test("who would rather not give a number, and says why, gives none", () => {
  const context = { now, language: "es", expecting: "phone", tablePicked: true } as const;
  expect(understand("Prefiero no darlo, que luego no paran de llamar.", context)).toMatchObject({
    withoutPhone: true,
  });
});
