import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { now, type Stated } from "#test/bot/understanding/stated.ts";

type Row = readonly [text: string, intent: Intent, values: Stated];

const rows: Readonly<Record<string, readonly Row[]>> = {
  nl: [
    ["een tafel voor vier morgen om half acht", "book", { partySize: 4, date: "2026-11-19", time: "19:30" }],
    ["vanavond om acht uur", "inform", { date: "2026-11-18", time: "20:00" }],
    ["vrijdagavond", "inform", { date: "2026-11-20", part: "evening", timeFrom: "17:00", timeTo: "23:00" }],
    ["12 december", "inform", { date: "2026-12-12" }],
    ["we zijn met z'n vijven", "inform", { partySize: 5 }],
    ["10 voor half 9", "inform", { time: "20:20" }],
    ["reservering annuleren", "cancel", {}],
    ["ja graag", "affirm", {}],
    ["nee bedankt", "deny", {}],
  ],
  sv: [
    [
      "ett bord för fyra imorgon klockan halv åtta",
      "book",
      { partySize: 4, date: "2026-11-19", time: "19:30" },
    ],
    ["ikväll klockan 20", "inform", { date: "2026-11-18", time: "20:00" }],
    ["fredag", "inform", { date: "2026-11-20" }],
    ["den 12 december", "inform", { date: "2026-12-12" }],
    ["vi är 5", "inform", { partySize: 5 }],
    ["kvart över sju", "inform", { time: "19:15" }],
    ["avboka", "cancel", {}],
    ["ja tack", "affirm", {}],
    ["nej tack", "deny", {}],
  ],
};

describe.for(Object.entries(rows))("%s", ([language, table]) => {
  test.for(table)("%s", ([text, intent, values]) => {
    const { language: _, ...understood } = understand(text, { now, expecting: null, language });
    expect(understood).toEqual({ intent, ...values });
  });
});

describe("the language of a message is detected", () => {
  test.for([
    ["I would like a table please", "en"],
    ["Ich möchte bitte einen Tisch", "de"],
    ["je voudrais une table pour demain", "fr"],
    ["quiero una mesa para hoy", "es"],
    ["vorrei un tavolo per stasera", "it"],
    ["ik wil graag een tafel", "nl"],
    ["gostaria de uma mesa para amanhã", "pt"],
    ["jag vill boka ett bord", "sv"],
    ["予約したいです", "ja"],
  ] as const)("%s", ([text, language]) => {
    expect(understand(text, { now, expecting: null })).toHaveProperty("language", language);
  });

  test("and overrules the conversation's only when the words are clear", () => {
    expect(
      understand("Einen Tisch für vier morgen bitte", { now, expecting: null, language: "en" }),
    ).toMatchObject({
      language: "de",
      partySize: 4,
      date: "2026-11-19",
    });
    expect(understand("ok", { now, expecting: null, language: "de" })).toEqual({ intent: "affirm" });
  });
});

describe("where the conversation's language is only assumed, the words alone decide", () => {
  test.for([
    ["hola", { intent: "greet", language: "es" }],
    ["salut", { intent: "greet", language: "fr" }],
    ["raga ce posto stasera x 5?", { partySize: 5, language: "it" }],
    ["Grüezi, händ Si am Samschtig no en Tisch für 4?", { partySize: 4, language: "de" }],
    ["2 domani 20.30 rossi", { partySize: 2, date: "2026-11-19", time: "20:30", language: "it" }],
    ["mesa para 2 no sábado às 20h", { partySize: 2, date: "2026-11-21", time: "20:00", language: "pt" }],
    ["et si je ne viens pas ?", { topics: ["fees"], language: "fr" }],
    ["morgen om 8", { date: "2026-11-19", time: "20:00", language: "nl" }],
    ["table for 2, friday at 8, Marta Domingo", { partySize: 2, date: "2026-11-20", language: "en" }],
    ["I'm allergic", { comment: "I'm allergic" }],
  ] as const)("%s", ([text, stated]) => {
    const context = { now, expecting: null, language: "en", languageFrom: "house" } as const;
    expect(understand(text, context)).toMatchObject(stated);
  });

  test.for([
    ["same as last time", {}],
    ["merci", { intent: "thanks" }],
    ["4, 19:30", {}],
  ] as const)("but %s tells none other", ([text, stated]) => {
    const context = { now, expecting: null, language: "en", languageFrom: "house" } as const;
    expect(understand(text, context)).toMatchObject(stated);
    expect(understand(text, context).language ?? "en").toBe("en");
  });

  test("but no name tells a language", () => {
    const context = { now, expecting: "name", language: "en", languageFrom: "house" } as const;
    expect(understand("Marta Domingo", context)).not.toHaveProperty("language");
  });
});

describe("words that several languages share, in a chat whose guest has shown none", () => {
  const house = ["en", "de", "fr", "es", "it", "nl", "pt", "sv"];

  test.for<[text: string, country: string | undefined, spoken: readonly string[], language: string]>([
    ["mesa para 2", undefined, house, "es"],
    ["mesa para 2", "ES", house, "es"],
    ["mesa para 2", "PT", house, "pt"],
    ["mesa para 2", "BR", house, "pt"],
    ["mesa para 2", "LU", house, "pt"],
    ["mesa para 2", "NO", ["en", "pt"], "pt"],
    ["sábado", "PT", house, "pt"],
    ["hallo", undefined, house, "de"],
    ["hallo", "NL", house, "nl"],
    ["hallo", "BE", house, "nl"],
    ["hallo", "AT", house, "de"],
    ["hallo", "NO", ["en", "nl"], "nl"],
    ["hej", "NO", house, "sv"],
    ["ola", "PT", house, "pt"],
    ["olá", "NO", house, "pt"],
    ["morgen", "NL", house, "nl"],
    ["tavolo per 2", "IT", house, "it"],
    ["mañana", "PT", house, "es"],
  ])("%s in %s", ([text, country, languages, language]) => {
    for (const languageFrom of ["house", "app"] as const) {
      const context = { now, expecting: null, language: "en", languageFrom, languages };
      const read = understand(text, { ...context, ...(country !== undefined && { country }) });
      expect(read).toMatchObject({ language });
    }
  });

  test.for([
    ["bord på fredag på furu", "sv"],
    ["mesa furu para 2", "es"],
    ["tavolo furu 2", "it"],
  ] as const)("%s, with the name of a restaurant, which is a word of none", ([text, language]) => {
    const venues = [{ id: 1, name: "Furu & Fjord", scenarioNames: [] }];
    const context = {
      now,
      expecting: null,
      language: "en",
      languageFrom: "house",
      languages: house,
    } as const;
    expect(understand(text, { ...context, venues })).toMatchObject({ language, venueId: 1 });
  });

  test.for(["mesa para 2", "hallo", "hei"])("%s where the house speaks none of them", (text) => {
    const context = {
      now,
      expecting: null,
      language: "en",
      languageFrom: "house",
      languages: ["en", "fr"],
    } as const;
    expect(understand(text, context)).not.toHaveProperty("languageGuessed");
  });

  test.for<[text: string, language: string]>([
    ["mesa para 2", "pt"],
    ["mesa para 2", "es"],
    ["hallo", "nl"],
    ["table pour 2", "fr"],
  ])("%s is in %s where the app is", ([text, language]) => {
    const context = { now, expecting: null, language, languageFrom: "app", languages: house } as const;
    expect(understand(text, context).language ?? language).toBe(language);
    expect(understand(text, context)).not.toHaveProperty("languageGuessed");
  });

  test.for<[text: string, expecting: "name" | "confirm" | "venue"]>([
    ["Domingo", "name"],
    ["Marta Domingo", "name"],
    ["si", "confirm"],
    ["hallo", "confirm"],
  ])("%s shows none where a %s is asked for", ([text, expecting]) => {
    const context = { now, expecting, language: "en", languageFrom: "house", languages: house } as const;
    expect(understand(text, context)).not.toHaveProperty("language");
  });
});

describe("a language without a locale gives what digits and chrono-node say", () => {
  test.for([
    ["ja", "明日の19時30分", { date: "2026-11-19", time: "19:30" }],
    ["ru", "завтра", { date: "2026-11-19" }],
    ["el", "αύριο 19:30", { time: "19:30" }],
    ["el", "ένα τραπέζι", {}],
  ] as const)("%s: %s", ([language, text, values]) => {
    const { language: _, intent: __, ...understood } = understand(text, { now, expecting: null, language });
    expect(understood).toEqual(values);
  });
});

test("what is kept of a guest is asked for in any language", () => {
  for (const expecting of [null, "phone", "confirm"] as const) {
    expect(understand("was weißt du über mich?", { now, expecting, language: "en" }).intent).toBe("myData");
    expect(understand("que sabes de mí?", { now, expecting, language: "en" }).intent).toBe("myData");
  }
});

test("a few words that the chat's own language knows as well turn it to no other", () => {
  const context = { now, expecting: "confirm", tablePicked: true, language: "de" } as const;
  const { language, partySize } = understand("nee 3 pers", { ...context, languageFrom: "house" });
  expect({ language, partySize }).toEqual({ language: undefined, partySize: 3 });
});
