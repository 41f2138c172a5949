import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 } as const;
const booked = { now, expecting: null, draft } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

const read = (text: string, language: string, context: typeof booked | typeof atSummary) =>
  understand(text, { ...context, language });

describe("a question is one without its mark, and nothing to be noted:", () => {
  test.for([
    ["en", "is it loud in there at 9", "quiet"],
    ["de", "wird es laut gegen acht", "quiet"],
    ["fr", "est-ce qu'il y a du bruit vers 20h", "quiet"],
    ["es", "hay mucho ruido a las 9", "quiet"],
    ["it", "c'è molto rumore alle 9", "quiet"],
    ["nl", "is het lawaaierig rond 8", "quiet"],
    ["pt", "há muito barulho às 9", "quiet"],
    ["sv", "är det högljutt vid åtta", "quiet"],
    ["de", "kann man mit hund kommen", "dogs"],
    ["es", "se puede ir con perro", "dogs"],
    ["it", "si può venire con il cane", "dogs"],
    ["nl", "mogen honden mee", "dogs"],
    ["pt", "pode-se ir com cão", "dogs"],
    ["sv", "får man ta med hund", "dogs"],
  ] as const)("%s: “%s”", ([language, text, topic]) => {
    for (const context of [booked, atSummary]) {
      const understood = read(text, language, context);
      expect(understood).toMatchObject({ intent: "question", topics: [topic] });
      expect(understood).not.toHaveProperty("comment");
    }
  });
});

describe("how loud it is to be is a wish:", () => {
  test.for([
    ["en", "not too loud please", "not too loud"],
    ["de", "bitte nicht so laut", "nicht so laut"],
    ["es", "no muy ruidoso por favor", "no muy ruidoso"],
  ] as const)("%s: “%s”", ([language, text, comment]) => {
    expect(read(text, language, atSummary)).toHaveProperty("comment", comment);
  });
});

describe("what leads to a wish is no part of it:", () => {
  test.for([
    ["it", "un'ultima cosa: un seggiolone per favore", "un seggiolone"],
    ["pt", "só mais uma coisa: uma cadeira de bebé por favor", "uma cadeira de bebé"],
    ["pt", "podíamos ter uma cadeira de bebé", "uma cadeira de bebé"],
    ["sv", "vi skulle behöva en barnstol", "en barnstol"],
  ] as const)("%s: “%s”", ([language, text, comment]) => {
    expect(read(text, language, booked)).toHaveProperty("comment", comment);
  });
});
