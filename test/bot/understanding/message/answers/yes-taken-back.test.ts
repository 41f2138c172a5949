import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 6, date: "2026-11-20", time: "19:00" };
const read = (text: string, language: string) =>
  understand(text, { now, language, expecting: "confirm", tablePicked: true, draft });

describe("who holds on after a yes has not said it:", () => {
  test.for([
    ["en", "Yes. Well hang on, what's on? Do you do a decent bit of fish"],
    ["en", "Yes. Wait, do you have parking?"],
    ["de", "Ja. Moment mal, was gibt es denn? Haben Sie Fisch"],
    ["de", "Ja. Ach warten Sie, haben Sie Fisch?"],
    ["fr", "oui. enfin attendez, il y a quoi à la carte ?"],
    ["fr", "oui. attends, vous avez un parking ?"],
    ["it", "Sì. Aspetti, c'è parcheggio?"],
    ["es", "Sí. Espere, ¿hay aparcamiento?"],
    ["pt", "Sim. Espere, há estacionamento?"],
    ["nl", "Ja. Wacht even, is er parkeren?"],
    ["sv", "Ja. Fast vänta lite, finns det parkering?"],
  ] as const)("%s: %s", ([language, text]) => {
    const understood = read(text, language);
    expect(understood.intent).toBe("question");
    expect(understood).not.toHaveProperty("agrees");
  });

  test.for([
    "Yes. If it rains, is there parking nearby?",
    "Yes. Do we have to wait at the bar? Is there parking?",
  ])("“%s” is a yes", (text) => {
    expect(read(text, "en")).toMatchObject({ agrees: true });
  });
});

describe("that there is nothing to change comes before an order:", () => {
  test.for([
    ["en", "nothing, just book it"],
    ["de", "nichts, buchen Sie das so"],
    ["fr", "rien en fait, ok pour la résa"],
    ["it", "niente, va bene così, prenota"],
    ["es", "nada, resérvalo así"],
    ["nl", "niks, boek maar"],
    ["pt", "nada, pode reservar"],
    ["sv", "inget, boka det"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("affirm");
  });

  test.for(["nothing works", "nothing with nuts please", "nothing", "nothing, forget it"])(
    "“%s” books nothing",
    (text) => {
      const understood = read(text, "en");
      expect(understood.intent).not.toBe("affirm");
      expect(understood).not.toHaveProperty("agrees");
    },
  );
});

describe("the part of the day that the table is in is no other:", () => {
  test.for([
    ["it", "no vabbe la sera va bene, confermo"],
    ["fr", "non bon le soir ça va, je confirme"],
    ["es", "no bueno por la noche está bien, confirmo"],
    ["pt", "não, à noite está bem, confirmo"],
    ["de", "na gut abends passt, ich bestätige"],
    ["en", "evening is fine, yes book it"],
    ["sv", "kvällen går bra, boka"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("affirm");
  });

  test.for([
    ["it", "no, la sera non va bene, confermo la terrazza"],
    ["it", "no, la sera va bene?"],
    ["fr", "non ça va pas, je confirme pas"],
    ["en", "lunch is fine, book it"],
    ["en", "is the evening fine, yes?"],
  ] as const)("%s: %s is no yes", ([language, text]) => {
    expect(read(text, language).intent).not.toBe("affirm");
  });
});

describe("delight beside a yes, and what the house is to be told with it:", () => {
  test.for([
    ["nl", "perfect reserveer maar, spannend!"],
    ["sv", "perfekt boka, spännande!"],
    ["de", "ja bitte, spannend!"],
    ["fr", "ok pour la résa"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language).intent).toBe("affirm");
  });

  test.for([
    ["es", "sí, y avisa de que podemos llegar 10 min tarde porfa"],
    ["it", "sì, e avvisi che possiamo arrivare 10 minuti in ritardo"],
    ["fr", "oui, et prévenez qu'on peut arriver 10 min en retard svp"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(read(text, language)).toMatchObject({ agrees: true, comment: expect.stringContaining("10 min") });
  });

  test.for([
    ["fr", "c'est ok pour la résa ?"],
    ["es", "sí, ¿podemos llegar 10 min tarde?"],
  ] as const)("%s: %s asks", ([language, text]) => {
    const understood = read(text, language);
    expect(understood.intent).not.toBe("affirm");
    expect(understood).not.toHaveProperty("agrees");
  });
});
