import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 2 };
const booked = { now, expecting: null, draft } as const;

describe("an invoice is a wish, and the company nobody's name:", () => {
  test.for([
    ["en", "we'll need an invoice in the company's name"],
    ["de", "wir brauchen eine Rechnung auf die Firma"],
    ["fr", "il faudra une facture au nom de la société"],
    ["es", "necesitamos factura a nombre de la empresa"],
    ["it", "ci serve la fattura aziendale"],
    ["nl", "we hebben een factuur nodig"],
    ["pt", "precisamos de fatura em nome da empresa"],
    ["sv", "vi behöver en faktura"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    const { comment, lastName, topics } = understand(text, { ...booked, language });
    expect(comment).toBeDefined();
    expect({ lastName, topics }).toEqual({ lastName: undefined, topics: undefined });
  });
});

describe("the boss and three clients are four:", () => {
  test.for([
    ["en", "for my boss and three clients tuesday 12:30"],
    ["de", "für meinen Chef und drei Kunden, Dienstag 12:30"],
    ["fr", "pour mon patron et trois clients mardi à 12h30"],
    ["es", "para mi jefe y tres clientes el martes a las 12:30"],
    ["it", "per il mio capo e tre clienti martedì alle 12:30"],
    ["nl", "voor mijn baas en drie klanten dinsdag 12:30"],
    ["pt", "para o meu chefe e três clientes terça às 12:30"],
    ["sv", "för min chef och tre kunder tisdag 12:30"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, expecting: null, language }).partySize).toBe(4);
  });
});

describe("whether somebody may be added later changes nothing now:", () => {
  test.for([
    ["en", "can I add someone later?"],
    ["de", "kann ich später noch jemanden dazunehmen?"],
    ["es", "¿puedo añadir a alguien más tarde?"],
    ["it", "posso aggiungere qualcuno dopo?"],
    ["nl", "kan ik er later nog iemand bij doen?"],
    ["pt", "posso acrescentar alguém depois?"],
    ["sv", "kan jag lägga till någon senare?"],
    ["nb", "kan jeg legge til noen senere?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { ...booked, language })).toMatchObject({
      intent: "question",
      topics: ["adjusting"],
    });
  });
});

describe("at the question for a number, it is refused or not remembered:", () => {
  test.for([
    ["en", "not giving it"],
    ["en", "can't remember it right now"],
    ["de", "geb ich nicht"],
    ["de", "weiß ich grad nicht auswendig"],
    ["fr", "je le donne pas"],
    ["fr", "je m'en souviens pas"],
    ["es", "no me acuerdo del número ahora mismo"],
    ["it", "non me lo ricordo"],
    ["nl", "weet ik even niet"],
    ["pt", "não dou"],
    ["pt", "não me lembro agora"],
    ["sv", "det ger jag inte"],
    ["nb", "husker ikke"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "phone", tablePicked: true, draft }).intent).toBe(
      "deny",
    );
  });
});

test.for([
  ["de", "eine ist hochschwanger, habt ihr bequeme Stühle?"],
  ["nl", "mijn vriendin is hoogzwanger, zijn er goede stoelen?"],
  ["sv", "en av oss är höggravid, finns det bekväma stolar?"],
] as const)("in %s, “%s” tells of the guest before it asks", ([language, text]) => {
  const { comment } = understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });
  expect(comment).toBeDefined();
});

test("in Spanish, why it should not be late is asked of nobody", () => {
  const text = "no muy tarde, que los niños se duermen";
  expect(understand(text, { now, language: "es", expecting: "slot" }).topics).toBeUndefined();
});
