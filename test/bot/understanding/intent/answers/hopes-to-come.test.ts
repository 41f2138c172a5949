import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-21", time: "19:00", partySize: 2 };

describe("who hopes to come another time takes leave:", () => {
  test.for([
    ["en", "thank you, hope to come another time!"],
    ["en", "hopefully see you another time"],
    ["en", "cheers, we'll try again in january"],
    ["de", "bis irgendwann mal"],
    ["de", "danke, dann ein andermal!"],
    ["de", "danke, wir versuchens im januar nochmal"],
    ["fr", "à une prochaine"],
    ["fr", "merci, on réessaiera en janvier"],
    ["es", "a ver si otro día"],
    ["es", "gracias, otra vez será"],
    ["it", "grazie, sarà per un'altra volta"],
    ["it", "alla prossima, ci riproviamo a gennaio"],
    ["nl", "hopelijk tot een andere keer"],
    ["nl", "bedankt, we proberen het in januari nog eens"],
    ["pt", "obrigado, fica para outra vez"],
    ["pt", "a ver se noutro dia"],
    ["sv", "tack, kanske en annan gång"],
    ["sv", "vi försöker igen i januari"],
  ] as const)("%s: %s", ([language, text]) => {
    for (const known of [{}, { draft }]) {
      const { intent, farewell } = understand(text, { now, language, expecting: null, ...known });
      expect({ intent, farewell }).toEqual({ intent: "thanks", farewell: "bye" });
    }
  });

  test.for([
    ["en", "can we come another time?"],
    ["es", "otro día mejor"],
    ["de", "ein anderer Tag wäre besser"],
    ["en", "table for two in january"],
  ] as const)("%s: %s takes none", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft })).not.toHaveProperty("farewell");
  });

  test("where days are offered, another one is asked for", () => {
    const context = { now, language: "es", expecting: "slot", draft } as const;
    expect(understand("a ver si otro día", context)).not.toHaveProperty("farewell");
  });
});
