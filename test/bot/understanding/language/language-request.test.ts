import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { intentOf, now, stated } from "#test/bot/understanding/stated.ts";

const languageOf = (text: string, language: string) =>
  understand(text, { now, language, expecting: null }).language;

describe("a wish for another language, whatever the conversation's:", () => {
  test.for([
    ["English please", "de", "en"],
    ["can we speak English?", "de", "en"],
    ["switch to English", "fr", "en"],
    ["auf Deutsch bitte", "en", "de"],
    ["Sprechen Sie Deutsch?", "en", "de"],
    ["German please", "en", "de"],
    ["do you speak German?", "en", "de"],
    ["parlez-vous français ?", "en", "fr"],
    ["en français s'il vous plaît", "en", "fr"],
    ["en español", "en", "es"],
    ["¿hablas español?", "en", "es"],
    ["in italiano per favore", "en", "it"],
    ["in het Nederlands", "en", "nl"],
    ["em português", "en", "pt"],
    ["på svenska tack", "en", "sv"],
    ["svenska", "en", "sv"],
    ["Hi! In English, please.", "de", "en"],
    ["hä deutsch bitte", "nl", "de"],
    ["what? english please", "de", "en"],
  ] as const)("%s", ([text, conversation, language]) => {
    const understood = understand(text, { now, language: conversation, expecting: null });
    expect(understood).toEqual({ intent: "other", language, languageWish: language });
  });

  test("beside a wish for a table", () => {
    expect(languageOf("English please. A table for 4 tomorrow", "de")).toBe("en");
    expect(stated("English please. A table for 4 tomorrow", { language: "de" })).toMatchObject({
      partySize: 4,
    });
  });

  test.for([
    "an Italian restaurant",
    "do you have a Spanish menu?",
    "English breakfast for 2",
    "French wine",
    "a German guest",
  ])("is not in “%s”", (text) => {
    expect([undefined, "en"]).toContain(languageOf(text, "en"));
  });
});

describe("a few words of another language are understood and change nothing:", () => {
  test.for([
    ["oui", "en", "affirm"],
    ["ja, gerne", "en", "affirm"],
    ["sí, gracias", "en", "affirm"],
    ["nein", "en", "deny"],
    ["yes please", "de", "affirm"],
  ] as const)("%s", ([text, language, intent]) => {
    expect(intentOf(text, { language, expecting: "confirm" })).toBe(intent);
    expect(languageOf(text, language)).toBeUndefined();
  });

  test("hello and thanks too, a yes out of the blue not", () => {
    expect(intentOf("bonjour", { language: "en" })).toBe("greet");
    expect(intentOf("gracias", { language: "en" })).toBe("thanks");
    expect(intentOf("oui", { language: "en" })).toBe("other");
  });
});
