import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const read = (language: string, text: string, partySize: number) =>
  understand(text, {
    now,
    language,
    expecting: "confirm",
    tablePicked: true,
    draft: { date: "2026-11-28", time: "19:00", partySize },
  });

describe("the guest and one who does not eat everything are two:", () => {
  test.for([
    ["en", "book that for me and one vegan", "one vegan"],
    ["de", "buch das für mich und einen Veganer", "einen Veganer"],
    ["fr", "réservez pour moi et une végétarienne", "une végétarienne"],
    ["es", "resérvalo para mí y un vegano", "un vegano"],
    ["it", "prenota per me e un vegano", "un vegano"],
    ["nl", "boek het voor mij en een veganist", "een veganist"],
    ["pt", "reserve para mim e um vegano", "um vegano"],
    ["sv", "boka det för mig och en vegan", "en vegan"],
    ["nb", "bestill det for meg og en veganer", "en veganer"],
  ] as const)(
    "in %s, “%s” agrees to a table for two, and not to one for one",
    ([language, text, comment]) => {
      expect(read(language, text, 2)).toMatchObject({ intent: "affirm", agrees: true, comment });
      const { intent, agrees, ...said } = read(language, text, 1);
      expect([intent === "affirm", agrees]).toEqual([false, undefined]);
      expect(said).toMatchObject({ partySize: 2, comment });
    },
  );

  test.for([
    ["en", "book it, one vegan"],
    ["en", "book it for us, one vegan"],
    ["en", "yes please, one of us is vegan"],
    ["de", "ja bitte, einer ist Veganer"],
    ["fr", "oui, une personne est végétarienne"],
  ] as const)("but in %s, “%s” counts nobody", ([language, text]) => {
    expect(read(language, text, 4).partySize).toBeUndefined();
  });
});
