import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 2, date: "2026-11-22", time: "20:00" } as const;
const atSummary = { now, expecting: "confirm", tablePicked: true, draft } as const;

describe("what the staff are asked to do at the visit is a wish, and no question about the menu", () => {
  test.for([
    [
      "en",
      "Oh and can you put a little candle on the dessert?",
      "can you put a little candle on the dessert",
    ],
    [
      "en",
      "could you tell the chef one of us hates coriander",
      "could you tell the chef one of us hates coriander",
    ],
    ["en", "can you write happy birthday on the plate?", "can you write happy birthday on the plate"],
    ["en", "could you surprise her with a cake?", "could you surprise her with a cake"],
    [
      "de",
      "Könnt ihr eine Kerze auf den Nachtisch stellen?",
      "Könnt ihr eine Kerze auf den Nachtisch stellen",
    ],
    [
      "de",
      "könnt ihr Herzlichen Glückwunsch auf den Teller schreiben?",
      "könnt ihr Herzlichen Glückwunsch auf den Teller schreiben",
    ],
    ["fr", "pouvez-vous mettre une bougie sur le dessert ?", "pouvez-vous mettre une bougie sur le dessert"],
    ["es", "¿podéis poner una vela en el postre?", "podéis poner una vela en el postre"],
    ["it", "potete mettere una candelina sul dolce?", "potete mettere una candelina sul dolce"],
    [
      "nl",
      "kunnen jullie een kaarsje op het toetje zetten?",
      "kunnen jullie een kaarsje op het toetje zetten",
    ],
    ["pt", "podem pôr uma vela na sobremesa?", "podem pôr uma vela na sobremesa"],
    ["sv", "kan ni skriva grattis på tallriken?", "kan ni skriva grattis på tallriken"],
    ["nb", "kan dere sette et lys på desserten?", "kan dere sette et lys på desserten"],
    ["da", "kan I sætte et lys på desserten?", "kan I sætte et lys på desserten"],
  ] as const)("%s: %s", ([language, text, comment]) => {
    const { topics, ...understood } = understand(text, { ...atSummary, language });
    expect(topics).toBeUndefined();
    expect(understood).toMatchObject({ intent: "inform", comment });
  });
});

describe("what is asked of us is no wish", () => {
  test.for([
    ["en", "can you put me on the waitlist?"],
    ["en", "can you put it under Smith?"],
    ["en", "can you bring it forward to 7?"],
    ["en", "can you bring the menu?"],
    ["de", "können Sie mich auf die Warteliste setzen?"],
    ["de", "könnt ihr die Karte schicken?"],
    ["fr", "pouvez-vous me mettre sur liste d'attente ?"],
    ["es", "¿me puede poner en la lista de espera?"],
    ["nl", "kunt u mij op de wachtlijst zetten?"],
    ["pt", "pode colocar meu nome na lista de espera?"],
    ["da", "kan du skrive mig op på ventelisten?"],
  ] as const)("%s: %s", ([language, text]) => {
    expect(understand(text, { ...atSummary, language }).comment).toBeUndefined();
  });
});
