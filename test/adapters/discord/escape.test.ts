import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clip, escapeLine, escapeText, plainLine } from "#src/adapters/discord/escape.ts";

/** What Discord shows of an escaped text: it drops a backslash before any ASCII punctuation mark. */
function shown(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

describe("guests' text on Discord", () => {
  test.for([
    ["Anna", "Anna"],
    ["O'Neill & Søn", "O'Neill & Søn"],
    ["*bold* _it_ ~~gone~~ ||hidden||", "\\*bold\\* \\_it\\_ \\~\\~gone\\~\\~ \\|\\|hidden\\|\\|"],
    ["`code` ```block```", "\\`code\\` \\`\\`\\`block\\`\\`\\`"],
    ["@everyone <@123> <@&5> <#7> <:e:1>", "\\@everyone \\<\\@123\\> \\<\\@&5\\> \\<\\#7\\> \\<:e:1\\>"],
    ["[click](https://evil.example)", "\\[click\\]\\(https:\\//evil.example\\)"],
    ["# Title\n> quote\n- item\n1. first", "\\# Title\n\\> quote\n\\- item\n1\\. first"],
    ["-# small", "\\-\\# small"],
    ["a\\*b", "a\\\\\\*b"],
    ["17-18 is fine", "17-18 is fine"],
    ["left\u202eright\u0000\u0007", "leftright"],
    ["half \ud83d", "half \ufffd"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
  ] as const)("%j is written %j", ([text, escaped]) => {
    expect(escapeText(text)).toBe(escaped);
  });

  test("is shown letter by letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        expect(shown(escapeText(text))).toBe(text);
      }),
    );
  });

  test("never opens markup, a mention or a link", () => {
    const nasty = fc.stringMatching(/^[*_~|`<>@#[\]()\\:/a -]*$/);
    fc.assert(
      fc.property(nasty, (text) => {
        const bare = escapeText(text).replace(/\\[!-/:-@[-`{-~]/g, "x");
        expect(bare).not.toMatch(/[*_~|`<>@#[\]()\\]|:\/\//);
      }),
    );
  });

  test.for(["", "   ", "\u202e", "\n\t"])("%j still fills a field", (text) => {
    expect(escapeLine(text)).toBe("–");
  });

  test("is as it was written where Discord knows no markup, but for what cannot be seen", () => {
    expect(plainLine(" \u202e**Anna**\n@everyone\u200f ")).toBe("**Anna** @everyone");
    expect(plainLine("\u202e")).toBe("–");
  });

  test("stays on one line where one line is asked for", () => {
    expect(escapeLine(" Anna\n# Berg \t 2 ")).toBe("Anna \\# Berg 2");
  });

  test("is cut to the limit, never inside an escape or a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          const cut = clip(escapeText(text), limit);
          expect(cut.length).toBeLessThanOrEqual(limit);
          expect(cut.isWellFormed()).toBe(true);
          const backslashes = /\\*(?=…?$)/.exec(cut)?.[0].length ?? 0;
          expect(backslashes % 2).toBe(0);
        },
      ),
    );
    expect(clip("a\\*b", 3)).toBe("a…");
    expect(clip("abc", 3)).toBe("abc");
  });
});
