import { describe, expect, test } from "vitest";
import { withoutLaughter } from "#src/bot/understanding/text/laughter.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

describe("a laugh says nothing", () => {
  test.for([
    ["haha no, leave it", "no, leave it"],
    ["jajajaja sí", "sí"],
    ["ok haha. we may be late", "ok. we may be late"],
    ["ahah va bene lol", "va bene"],
    ["oui mdr", "oui"],
    ["sim kkkkk pode ser rsrs", "sim pode ser"],
    ["yes xD", "yes"],
    ["for 4, haha, at 7", "for 4, at 7"],
  ] as const)("in “%s”", ([text, rest]) => {
    expect(withoutLaughter(text)).toBe(rest);
  });

  test.for([
    "haha",
    "jajaja!",
    "jaja, passt",
    "Hanna Jaja",
    "Kk, 4",
    "info@lol.example",
    "hehe.example",
    "Ahaus",
  ])("but “%s” stays", (text) => {
    expect(withoutLaughter(text)).toBe(text);
  });

  test.for([
    ["en", "haha yes", "affirm"],
    ["es", "jajaja no", "deny"],
    ["de", "haha nein danke", "deny"],
    ["de", "jaja", "affirm"],
    ["pt", "kkkk sim", "affirm"],
    ["fr", "oui mdr", "affirm"],
  ] as const)("%s: %s is %s", ([language, text, intent]) => {
    const context = { now, language, expecting: "confirm", tablePicked: true } as const;
    expect(understand(text, context).intent).toBe(intent);
  });
});
