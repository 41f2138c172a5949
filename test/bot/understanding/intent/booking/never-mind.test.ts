import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const stops: Readonly<Record<string, readonly string[]>> = {
  en: ["never mind", "forget it", "oh forget it", "leave it", "nvm", "scrap that", "bin it"],
  de: ["nein doch nicht", "vergiss es", "doch nicht", "lass gut sein", "schon gut"],
  fr: ["laisse tomber", "laissez tomber", "finalement non", "tant pis"],
  es: ["olvídalo", "déjalo", "no importa"],
  it: ["no, meglio di no", "lascia perdere", "lascia stare", "non importa"],
  nl: ["nee, toch niet", "laat maar", "laat zitten", "toch niet"],
  pt: ["não, afinal não", "esquece", "deixa pra lá", "deixa estar"],
  sv: ["glöm det", "strunt i det"],
  nb: ["glem det", "dropp det"],
  da: ["glem det", "drop det"],
};

describe.each(Object.entries(stops))("in %s", (language, texts) => {
  test.each(texts)("“%s” only ends what is talked about, and is no yes", (text) => {
    for (const expecting of [null, "confirm"] as const) {
      const { intent, meant } = understand(text, { now, language, expecting });
      expect(intent).not.toBe("affirm");
      if (intent === "cancel") expect(meant).toBe("stops");
    }
  });
});

test("a stop in another language than the chat's is one", () => {
  expect(understand("laisse tomber", { now, language: "en", expecting: null })).toMatchObject({
    meant: "stops",
  });
});

test.each([
  ["en", "cancel"],
  ["en", "forget it, cancel my table"],
  ["en", "never mind, we can't come"],
  ["de", "stornieren"],
  ["de", "vergiss es, wir kommen nicht"],
  ["fr", "annule"],
  ["es", "cancela"],
  ["it", "annulla"],
  ["nl", "annuleer"],
  ["pt", "cancela"],
  ["sv", "avboka"],
  ["nb", "avbestill"],
])("in %s “%s” cancels what stands", (language, text) => {
  expect(understand(text, { now, language, expecting: null })).toMatchObject({ intent: "cancel" });
  expect(understand(text, { now, language, expecting: null })).not.toHaveProperty("meant");
});
