import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

/** "Later", as guests tap it in where they are asked whether they still come. */
const later: Readonly<Record<string, readonly string[]>> = {
  en: ["later", "Later, please."],
  de: ["später", "Später bitte"],
  fr: ["plus tard", "plus tard, s'il vous plaît"],
  es: ["más tarde", "más tarde, por favor"],
  it: ["più tardi", "più tardi, per favore"],
  nl: ["later", "later graag"],
  pt: ["mais tarde", "mais tarde, por favor"],
  sv: ["senare", "senare, tack"],
  nb: ["senere", "senere, takk"],
};

const all = Object.entries(later).flatMap(([language, texts]) =>
  texts.map((text) => [language, text] as const),
);

describe("later, and no more", () => {
  test.for(all)("puts a yes or no off: %s, %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" }).undecided).toBe(true);
  });

  test.for(all.filter((_, index) => index % 2 === 0))(
    "is a later time where times are offered, and where a table is picked or changed: %s, %s",
    ([language, text]) => {
      const beside = [
        { expecting: "slot", tablePicked: true },
        { expecting: "confirm", tablePicked: true },
        { expecting: "confirm", changeShown: true },
      ] as const;
      for (const context of beside) {
        const { undecided, timeShift } = understand(text, { now, language, ...context });
        expect({ undecided, timeShift }).toEqual({ timeShift: "later" });
      }
    },
  );

  test.for([
    ["en", "can we come later?"],
    ["en", "an hour later"],
    ["en", "we'd like to come later"],
    ["de", "eine Stunde später"],
    ["fr", "on voudrait venir plus tard"],
    ["es", "una hora más tarde"],
  ] as const)("is not what more words say: %s, %s", ([language, text]) => {
    expect(understand(text, { now, language, expecting: "confirm" }).undecided).toBeUndefined();
  });
});
