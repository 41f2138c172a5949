import { describe, expect, test } from "vitest";
import { locales } from "#src/bot/languages/languages.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { parsePhrase, waysThrough, wordsOn } from "./phrase-samples.ts";

/** What may stand beside a phrase in a message: "¦" is what another rule has read. */
const before = ["", "x ", "x, ", "¦ ", "2 "];
const after = ["", " x", "x", "2", "?", ".", ", x", " 2", " ¦", " xxxx xx"];
const samples = 60;

/** Read with what stands around them, never alone: letters and parts of larger expressions. */
const withinOthers = new Set([
  "code",
  "common",
  "numbers",
  "shorthand",
  "digraphs",
  "elisions",
  "signed",
  "clock",
  "from",
  "to",
]);

test("what was found before is found again, also by what looks for all of it", () => {
  const expression = phrases(["# fewer"]);
  expect(says("we are 2 fewer", expression)).toBe(true);
  expect(matchesIn("2 fewer", expression)).toHaveLength(1);
});

test("every match is found, from the beginning, however often it is looked for", () => {
  const expression = phrases(["# more"]);
  for (const _ of [1, 2]) {
    expect(matchesIn("2 more, or 3 more", expression).map(({ 1: count, index }) => [count, index])).toEqual([
      ["2", 0],
      ["3", 11],
    ]);
  }
  expect(matchesIn("nobody else", expression)).toEqual([]);
});

describe("a phrase is told from one that nothing can match:", () => {
  test.for([
    ["tables?", true],
    ["avez[- ]vous(?! (?:une )?table)", true],
    ["avez[- ]vous (?!(?:une )?table)", false],
    ["open (?:on |at )", false],
    ["how (?:much|many )", false],
    ["i mårra", false],
  ] as const)("%s: %s", ([phrase, matches]) => {
    expect(deadWays(phrase).length === 0).toBe(matches);
  });
});

test.for(locales.map((locale) => [locale.code, locale] as const))(
  "every phrase of %s, in each of its alternatives, matches some message",
  ([, locale]) => {
    expect(phrasesOf(locale).filter((phrase) => deadWays(phrase).length > 0)).toEqual([]);
  },
);

/** Examples of the alternatives for which no message was found. */
function deadWays(phrase: string): string[] {
  if (isPlain(phrase)) return [];
  const written = phrase.replaceAll("@", "x");
  const expression = phrases([written]);
  const parsed = parsePhrase(written.replaceAll("#", "2"));
  const random = numbersBelow();
  return waysThrough(parsed).flatMap((way) => {
    const first = wordsOn(parsed, way, random);
    const others = Iterator.from(Array(samples - 1).keys()).map(() => wordsOn(parsed, way, random));
    const isAlive =
      matchesSomewhere(first, expression) || others.some((one) => matchesSomewhere(one, expression));
    return isAlive ? [] : [first];
  });
}

/** Words as they stand in a message that is made ready for the rules, so that the message of just them matches. */
function isPlain(phrase: string): boolean {
  return /^[\p{L}\p{N}]+(?:[ '-][\p{L}\p{N}]+)*$/u.test(phrase) && foldText(phrase) === phrase;
}

function matchesSomewhere(words: string, expression: RegExp): boolean {
  return before.some((start) =>
    after.some((end) => isMessage(words, end) && says(foldText(start + words + end), expression)),
  );
}

/** Spaces are single, and none stands before a stop. */
function isMessage(words: string, end: string): boolean {
  return !/ {2}/.test(words) && !(words.endsWith(" ") && !/^[\p{L}\p{N}]/u.test(end));
}

/** The texts of a locale's data, wherever they stand. */
function phrasesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (withinOthers.has(key) ? [] : phrasesOf(entry)));
}

/** The same row of numbers every time (Park and Miller, "Random number generators: good ones are hard to find"). */
function numbersBelow(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}
