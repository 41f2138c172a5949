import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";

const now = Temporal.ZonedDateTime.from("2026-11-24T11:00+01:00[Europe/Oslo]");
const draft = { date: "2026-11-27", time: "19:00", partySize: 4 };
const summary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("a note holds the whole clause, without what leads to it and the courtesies at its end:", () => {
  test.for([
    ["en", "also please note that one of us is in a wheelchair", "one of us is in a wheelchair"],
    ["de", "also meine Schwägerin darf wirklich kein Gluten", "meine Schwägerin darf wirklich kein Gluten"],
    ["de", "dass eine Person Zöliakie hat, sollten Sie noch wissen", "dass eine Person Zöliakie hat"],
    [
      "de",
      "bitte vermerken, dass es eine Überraschung für meine Frau ist",
      "dass es eine Überraschung für meine Frau ist",
    ],
    ["fr", "table ronde si possible svp", "table ronde"],
    ["es", "mi padre oye mal y el ruido le molesta", "mi padre oye mal y el ruido le molesta"],
    ["it", "si può avere una torta con le candeline?", "una torta con le candeline"],
    ["pt", "Isso! Mas a Camila e a Ju são vegetarianas, anota aí", "a Camila e a Ju são vegetarianas"],
    [
      "nl",
      "mijn zus is in verwachting dus geen rauwe vis aub",
      "mijn zus is in verwachting dus geen rauwe vis",
    ],
    ["sv", "min farmor hör dåligt, ett lugnt hörn tack", "min farmor hör dåligt, ett lugnt hörn"],
  ] as const)("%s, “%s”", ([language, text, comment]) => {
    const said = understand(text, { ...summary, language });
    expect(said.comment).toBe(comment);
    expect(said).not.toHaveProperty("firstName");
  });

  test.for([
    [
      "it",
      "sabato sera siamo in 6 piu un bimbo di 2 anni nel passeggino",
      "un bimbo di 2 anni nel passeggino",
    ],
    [
      "es",
      "mesa para 5 el viernes a las 9 y una niña de 3 años con carrito",
      "una niña de 3 años con carrito",
    ],
    ["en", "Friday at 7 for 4 plus a toddler of 2 in a buggy", "a toddler of 2 in a buggy"],
    ["de", "Freitag um 19 Uhr für 4, ein runder Tisch bitte", "ein runder Tisch"],
    ["es", "mesa para 4 el viernes a las 21, mesa redonda si es posible", "mesa redonda"],
  ] as const)("also of one who is counted, in the first message: %s, “%s”", ([language, text, comment]) => {
    expect(understand(text, { now, language, expecting: null }).comment).toBe(comment);
  });
});

describe("what only asks for a rule, or wants to know something first, is no note:", () => {
  test.for([
    ["en", "can we bring our own birthday cake or do you charge for that"],
    ["de", "Dürfen wir einen eigenen Kuchen mitbringen oder kostet das was"],
    ["fr", "on peut apporter notre champagne ou il y a un droit de bouchon"],
    ["es", "¿se puede llevar tarta propia o cobráis algo por eso?"],
    ["it", "ok ma il cane può entrare o no?"],
    ["it", "possiamo portare una torta nostra o si paga qualcosa"],
    ["pt", "podemos levar o nosso próprio bolo ou cobram por isso"],
    ["nl", "mogen we zelf een taart meenemen of kost dat iets"],
    ["sv", "får vi ta med egen tårta eller kostar det något"],
  ] as const)("%s, “%s”", ([language, text]) => {
    for (const context of [summary, { now, expecting: null, draft, noted: "" } as const]) {
      const { intent, comment } = understand(text, { ...context, language });
      expect({ intent, comment }).toEqual({ intent: "question", comment: undefined });
    }
  });

  test.for([
    [
      "fr",
      "Lemoine-Roche, mais je préfère savoir pour le chien avant de réserver. Vous pouvez leur demander?",
    ],
    ["en", "Whittaker, but I'd want to know about the dog first"],
    ["es", "Ortega, pero antes quiero saber si puedo llevar al perro. ¿Podéis preguntar?"],
  ] as const)("at the name, %s, “%s”", ([language, text]) => {
    const said = understand(text, { now, language, expecting: "name", tablePicked: true, draft });
    expect(said).toHaveProperty("firstName");
    expect(said).not.toHaveProperty("comment");
  });
});
