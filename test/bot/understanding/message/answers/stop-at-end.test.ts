import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-28", time: "19:00", partySize: 2 };
const picked = (text: string, language: string, expecting: "confirm" | "phone" | "name") =>
  understand(text, { now, language, expecting, tablePicked: true, draft });

test.for([
  ["es", "confirm", "espera espera que al final cenamos en el hotel, cancela todo"],
  ["en", "confirm", "wait we are eating at the hotel after all, cancel everything"],
  ["de", "confirm", "moment, wir essen doch im hotel, alles stornieren"],
  ["fr", "confirm", "attendez finalement on mange à l hotel, annulez tout"],
  ["it", "confirm", "aspetta alla fine mangiamo in hotel, annulla tutto"],
  ["nl", "confirm", "wacht we eten toch in het hotel, annuleer alles"],
  ["pt", "confirm", "espere afinal jantamos no hotel, cancele tudo"],
  ["sv", "confirm", "vänta vi äter på hotellet istället, avboka allt"],
  ["sv", "phone", "inget nummer, vi får fundera. glöm det"],
  ["sv", "phone", "vi får fundera. glöm det"],
  ["en", "phone", "no number, we need to think about it. forget it"],
  ["de", "phone", "keine nummer, wir müssen noch überlegen. vergessen sie es"],
  ["fr", "phone", "pas de numéro, on va réfléchir. laissez tomber"],
  ["es", "phone", "sin número, lo pensamos. déjalo"],
  ["it", "phone", "niente numero, ci pensiamo. lasci stare"],
  ["pt", "phone", "sem número, vamos pensar. esqueça"],
  ["en", "name", "sorry my boss called, cancel the table"],
] as const)("what the last clause calls off is off: %s, %s asked, %s", ([language, expecting, text]) => {
  expect(picked(text, language, expecting).intent).toBe("cancel");
});

test.for([
  ["es", "que la canceles"],
  ["es", "que no, que la canceles"],
] as const)("an order after “que” asks nothing: %s, %s", ([language, text]) => {
  expect(["cancel", "deny"]).toContain(picked(text, language, "confirm").intent);
});

test.for([
  ["pt", "deixe, reserve assim"],
  ["pt", "deixe estar, reserve assim"],
  ["es", "déjalo así, resérvala"],
  ["it", "lasci stare, prenoti così"],
  ["nl", "laat maar, reserveer zo"],
  ["sv", "strunt samma, boka så"],
  ["en", "never mind, book it like that"],
] as const)("what was asked before is dropped, and the table booked: %s, %s", ([language, text]) => {
  expect(picked(text, language, "confirm").intent).toBe("affirm");
});

test.for([
  ["en", "confirm", "if it rains, cancel"],
  ["de", "confirm", "wenn es regnet, stornieren"],
  ["en", "phone", "no number, forget it"],
  ["en", "confirm", "no high chair, forget it"],
  ["en", "confirm", "is it quiet, never mind"],
  ["en", "confirm", "could i cancel later, just asking"],
] as const)(
  "nothing is called off on a condition, or with something else: %s, %s asked, %s",
  ([language, expecting, text]) => {
    expect(picked(text, language, expecting).intent).not.toBe("cancel");
  },
);
