import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { createCatalogues } from "#src/bot/replies/catalogues.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";

const says = (key: "help" | "askVenue"): Say => ({
  type: "say",
  language: "en",
  lines: [{ key, values: {} }],
  buttons: [],
  contactRequest: false,
  answers: true,
});

describe("a broken catalogue", () => {
  test("stops the start, naming its language", () => {
    expect(() => createCatalogues({ de: "welcome = Hallo" }, "en")).toThrow('there is no catalogue for "en"');
  });

  test("never shows a guest a raw key", () => {
    const poor = createRenderReply(createCatalogues({ en: "help = Help { $missing }" }, "en"));
    expect(() => poor(says("help"))).toThrow('could not render "help" in "en"');
    expect(() => poor(says("askVenue"))).toThrow("the catalogue lacks it");
  });
});

describe("French", () => {
  const messages = ["replies", "commands", "page"].flatMap((file) =>
    readFileSync(new URL(`../../../src/bot/languages/fr/${file}.ftl`, import.meta.url), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#")),
  );

  test("has a narrow space that does not break before ; ! and ?, and a wide one before : and within « »", () => {
    const broken = messages.filter((line) => / [;!?](?=\s|$|[»”"’)])| :(?=\s|$)|« | »/u.test(line));
    expect(broken).toEqual([]);
  });

  test("has no such sign without a space", () => {
    const joined = messages.filter((line) => /[\p{L}\p{N}»)}][;!?](?=\s|$)/u.test(line));
    expect(joined).toEqual([]);
  });
});
