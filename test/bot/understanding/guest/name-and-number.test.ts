import { expect, test } from "vitest";
import { stated } from "#test/bot/understanding/stated.ts";

const anyQuestion = ["venue", "date", "slot"] as const;

test.for([
  ["en", "Anna Berg, 91122334", { firstName: "Anna", lastName: "Berg", phone: "+4791122334" }],
  ["en", "Rick Jones 212 555 0144", { firstName: "Rick", lastName: "Jones", phone: "+12125550144" }],
  ["en", "perfect. Anna Berg 911 22 334", { firstName: "Anna", lastName: "Berg", phone: "+4791122334" }],
  ["de", "Petra Lang 911 22 334", { firstName: "Petra", lastName: "Lang", phone: "+4791122334" }],
  ["fr", "Jacqueline Dubois 911 22 334", { firstName: "Jacqueline", lastName: "Dubois" }],
  ["es", "pues esa misma, Lucía Romero 612 345 678", { firstName: "Lucía", phone: "+34612345678" }],
  ["it", "Marco Rossi 333 1234567", { firstName: "Marco", phone: "+393331234567" }],
  ["nl", "Jan de Vries 911 22 334", { firstName: "Jan", lastName: "de Vries" }],
  ["pt", "Rui Costa 912 345 678", { firstName: "Rui", phone: "+351912345678" }],
  ["sv", "Karin Ek 911 22 334", { firstName: "Karin", phone: "+4791122334" }],
  ["nb", "Kari Nordmann 99 88 77 66", { firstName: "Kari", phone: "+4799887766" }],
] as const)("%s: “%s” is a name and a number, whatever is asked", ([language, text, guest]) => {
  for (const expecting of anyQuestion) {
    expect(stated(text, { language, expecting, country: "NO" })).toMatchObject(guest);
  }
});

test.for(["my booking 91122334", "order 91122334", "Table 91122334"])(
  "“%s” is no name and number",
  (text) => {
    expect(stated(text, { language: "en", expecting: "venue", country: "NO" })).not.toHaveProperty("phone");
  },
);

test.for([
  ["fr", "Le 06 12 34 56 78. Ah et mon fils est allergique aux arachides"],
  ["fr", "non pas de numéro. Et y'a un truc pour Léa, elle mange pas trop de viande"],
  ["en", "no number. is there something for Lea, she doesn't eat much meat"],
  ["de", "keine Nummer. Gibt es was für Lea, sie isst kaum Fleisch"],
  ["es", "sin número. hay algo para Lea, no come mucha carne"],
  ["it", "niente numero. C'è qualcosa per Lea, non mangia molta carne"],
  ["nl", "geen nummer. is er iets voor Lea, ze eet weinig vlees"],
  ["pt", "sem número. há algo para a Lea, ela não come muita carne"],
  ["sv", "inget nummer. finns det något för Lea, hon äter inte mycket kött"],
] as const)("%s: “%s” names nobody", ([language, text]) => {
  const said = stated(text, { language, expecting: "phone", country: "NO", tablePicked: true });
  expect({ firstName: said.firstName, lastName: said.lastName }).toEqual({});
});
