import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string) => understand(text, { now, language, expecting: "confirm" });

describe("a no beside words that it stands gives nothing up:", () => {
  test.for([
    ["en", "no no we're coming"],
    ["en", "no, all good"],
    ["en", "nope still on"],
    ["de", "nein nein, wir kommen"],
    ["de", "nein, alles gut"],
    ["de", "nö, bleibt dabei"],
    ["en", "please don't cancel it"],
    ["en", "no, I mean yes"],
    ["en", "not all of us, one is missing"],
    ["de", "bitte nicht stornieren"],
    ["de", "nein doch"],
    ["de", "nicht alle, einer fehlt"],
    ["es", "no la canceles"],
    ["es", "no todos, falta uno"],
    ["nl", "niet annuleren aub"],
    ["pt", "não cancele"],
    ["sv", "avboka inte"],
    ["nb", "ikke avbestill"],
    ["da", "aflys ikke"],
    ["fr", "non non on vient"],
    ["es", "no no, sí vamos"],
    ["it", "no no, veniamo"],
    ["nl", "nee hoor, we komen"],
    ["pt", "não não, vamos"],
    ["sv", "nej nej vi kommer"],
    ["nb", "nei nei, vi kommer"],
    ["da", "nej nej, vi kommer"],
  ] as const)("%s: %s", ([language, text]) => {
    const { intent, meant } = read(language, text);
    if (intent === "deny") expect(meant === "stands" || meant === "asItIs").toBe(true);
    else expect(intent).not.toBe("cancel");
  });

  test.for([
    ["en", "no, we're not coming"],
    ["en", "no sorry"],
    ["en", "no, cancel it"],
    ["de", "nein, bitte stornieren"],
    ["fr", "non, annulez"],
    ["de", "nein, wir kommen nicht"],
    ["fr", "non, on ne vient pas"],
    ["es", "no, no vamos"],
    ["it", "no, non veniamo"],
    ["nl", "nee, we komen niet"],
    ["pt", "não, não vamos"],
    ["sv", "nej, vi kommer inte"],
    ["nb", "nei, vi kommer ikke"],
  ] as const)("but not beside others, %s: %s", ([language, text]) => {
    expect(read(language, text)).not.toHaveProperty("meant");
  });
});
