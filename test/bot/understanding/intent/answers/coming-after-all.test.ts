import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };

describe("asked whether they come, the last clause says so:", () => {
  test.for([
    ["en", "ok the sitter can, we're coming"],
    ["de", "ok der kann, wir kommen"],
    ["fr", "la nounou peut, on vient"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm", draft }).intent).toBe("affirm");
  });

  test.for([
    "we're coming, no wait",
    "if the sitter can, we're coming",
    "the sitter cancelled, can we still come?",
  ])("“%s” does not", (text) => {
    const context = { now, language: "en", expecting: "confirm", draft } as const;
    expect(understand(text, context).intent).not.toBe("affirm");
  });

  test("of a table that is to be booked it says nothing", () => {
    const context = { now, language: "en", expecting: "confirm", draft, tablePicked: true } as const;
    expect(understand("ok the sitter can, we're coming", context).intent).not.toBe("affirm");
  });

  test("in French, how many come is no hour", () => {
    const { partySize, time } = understand("mais bon on vient quand même à trois", {
      now,
      language: "fr",
      expecting: "confirm",
      draft,
    });
    expect({ partySize, time }).toEqual({ partySize: 3, time: undefined });
  });
});

describe("of a table that is picked, a number asked about is its hour or its party:", () => {
  test.for([
    ["en", "could 8 work too?", { time: "20:00" }],
    ["en", "would 8 be ok?", { time: "20:00" }],
    ["en", "is 5 ok?", { partySize: 5 }],
    ["de", "ginge 8 auch?", { time: "20:00" }],
    ["fr", "8 ça marche ?", { time: "20:00" }],
    ["sv", "funkar åtta?", { time: "20:00" }],
  ] as const)("in %s, “%s”", ([language, text, values]) => {
    expect(understand(text, { now, language, expecting: "confirm", draft, tablePicked: true })).toMatchObject(
      values,
    );
  });

  test.for(["is there parking for 2 cars?", "do you have 2 high chairs?"])(
    "“%s” asks of the house",
    (text) => {
      const { partySize, time } = understand(text, {
        now,
        language: "en",
        expecting: "confirm",
        draft,
        tablePicked: true,
      });
      expect({ partySize, time }).toEqual({ partySize: undefined, time: undefined });
    },
  );
});

describe("“fine, never mind” drops what is talked about:", () => {
  test.for([
    ["en", "fine, never mind"],
    ["de", "gut, vergiss es"],
    ["it", "va bene, lascia stare"],
    ["nb", "greit, glem det"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(understand(text, { now, language, expecting: null, draft })).toMatchObject({
      intent: "cancel",
      meant: "stops",
    });
  });
});

test.for([
  ["en", "perfect, leave it"],
  ["es", "perfecto, déjalo"],
] as const)("in %s, “%s” drops no table that is picked", ([language, text]) => {
  const context = { now, language, expecting: "confirm", draft, tablePicked: true } as const;
  expect(understand(text, context).intent).not.toBe("cancel");
});

test.for([
  ["en", "what are you called again?"],
  ["de", "wie heißt ihr nochmal?"],
  ["es", "¿cómo se llama el restaurante?"],
  ["sv", "vad heter ni igen?"],
] as const)("in %s, “%s” asks for the restaurant's name", ([language, text]) => {
  expect(understand(text, { now, language, expecting: null }).topics).toBeDefined();
});
