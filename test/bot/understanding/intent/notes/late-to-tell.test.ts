import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["en", "tell the restaurant we might come ten minutes later"],
  ["de", "sag dem restaurant noch dass wir eventuell zehn minuten später kommen"],
  ["fr", "dites au restaurant qu'on arrivera peut-être dix minutes plus tard"],
  ["es", "dígale al restaurante que quizá lleguemos diez minutos más tarde"],
  ["it", "dica al ristorante che forse arriviamo dieci minuti dopo"],
  ["nl", "zeg tegen het restaurant dat we misschien tien minuten later komen"],
  ["pt", "diga ao restaurante que talvez cheguemos dez minutos mais tarde"],
  ["sv", "säg till restaurangen att vi kanske kommer tio minuter senare"],
] as const)(
  "the house is to be told that they may be late, and the table is moved nowhere: %s, %s",
  ([language, text]) => {
    const { late, timeShift, intent } = understand(text, { now, expecting: null, language });
    expect(late).toBeDefined();
    expect({ timeShift, intent }).toEqual({ timeShift: undefined, intent: "inform" });
  },
);
