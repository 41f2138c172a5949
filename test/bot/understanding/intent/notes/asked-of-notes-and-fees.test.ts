import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { date: "2026-11-20", time: "19:00", partySize: 4 };
const read = (language: string, text: string, noted: string) =>
  understand(text, { now, language, expecting: null, draft, noted });

describe("whether a note is known adds none:", () => {
  test.for([
    ["en", "do they know about the nut allergy?", "nut allergy"],
    ["en", "you did write down the allergy, right?", "nut allergy"],
    ["en", "does the booking say we're bringing a pram?", "pram"],
    ["de", "wisst ihr Bescheid wegen der Nussallergie?", "Nussallergie"],
    ["de", "weiß die Küche von der Allergie?", "Allergie"],
    ["fr", "la cuisine est au courant de l'allergie ?", "allergie aux noix"],
    ["fr", "la chaise haute est prévue ?", "chaise haute"],
    ["es", "¿consta la alergia?", "alergia a los frutos secos"],
    ["es", "¿saben lo de la trona?", "trona"],
    ["it", "risulta l'allergia?", "allergia alle noci"],
    ["it", "il seggiolone è previsto?", "seggiolone"],
    ["nl", "weten ze van de allergie?", "allergie"],
    ["pt", "sabem da alergia?", "alergia a nozes"],
    ["pt", "a cadeirinha está prevista?", "cadeirinha"],
    ["sv", "vet de om allergin?", "allergi"],
    ["sv", "står barnstolen med?", "barnstol"],
  ] as const)("in %s, “%s”", ([language, text, noted]) => {
    const { intent, topics, comment } = read(language, text, noted);
    expect({ intent, topics, comment }).toEqual({
      intent: "question",
      topics: ["noted"],
      comment: undefined,
    });
  });

  test("what they know of the house is asked of that", () => {
    expect(read("en", "do you know about the parking?", "").topics).toEqual(["parking"]);
  });
});

describe("what it costs to call off adds no note, whatever the reason:", () => {
  test.for([
    ["en", "what does it cost if we cancel because of the nut allergy?"],
    ["de", "müssen wir zahlen, wenn wir wegen der Allergie absagen?"],
    ["fr", "on paie quelque chose si on annule à cause de l'allergie ?"],
  ] as const)("in %s, “%s”", ([language, text]) => {
    expect(read(language, text, "")).not.toHaveProperty("comment");
  });

  test("but a wish in a sentence of its own is one", () => {
    const text = "Is there a cancellation fee? And we need a high chair.";
    const context = { now, language: "en", expecting: "confirm", draft, tablePicked: true } as const;
    expect(understand(text, context).comment).toContain("high chair");
  });
});
