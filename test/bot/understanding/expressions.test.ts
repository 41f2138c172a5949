import { describe, expect, test, vi } from "vitest";
import {
  buildingFiles,
  builtExpressions,
  type Expression,
  writtenExpressions,
} from "#bench/understanding/expressions.ts";
import { openRepetitions, riskyRepetitions } from "#bench/understanding/open-repetitions.ts";
import { locales } from "#src/bot/languages/languages.ts";
import { cpuTime } from "./cpu-time.ts";

const written = writtenExpressions();
// Each is built with the first message that needs it, and other tests of this process may have read some.
vi.resetModules();
const built = await builtExpressions();
const all = new Map(
  [...written, ...built].map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
)
  .values()
  .toArray();

describe("a repetition without a bound", () => {
  test.for<readonly [source: string, rests: readonly string[]]>([
    ["a{0,3}b?c{2}", []],
    [String.raw`\p{L}+`, [""]],
    [String.raw`a\+[*+]\*`, []],
    [String.raw`(?<word>\p{L}{2,}) b`, [") b"]],
    ["(?:a|b)*c", ["c"]],
  ])("is found in /%s/ wherever there is one", ([source, rests]) => {
    expect(openRepetitions(source).map(({ rest }) => rest)).toEqual(rests);
  });

  test.for<readonly [source: string, linear: boolean]>([
    ["^yes[.! ]*$", true],
    ["to 4(?=[.! ]*$)", true],
    [String.raw`\d+|\p{L}+`, true],
    ["(?:a*|b)c", false],
    [String.raw`\d[\d.,]* ?€`, false],
    ["(?:ab)*$", false],
    ["(a+)+$", false],
  ])("keeps /%s/ linear: %s", ([source, linear]) => {
    expect(riskyRepetitions(source).length === 0).toBe(linear);
  });
});

/** These read a language's data once, never a message. */
const readsDataOnly = new Set([String.raw`(\p{L}+)(\??)`]);

test.for<readonly [source: string, tries: boolean]>([
  ["^(?:yes|no)(?: please)?$", false],
  [String.raw`\p{L}{2,4} \d`, true],
  [String.raw`(?<!\p{L})a\{b`, false],
  ["[a+]b", false],
  ["(?:a)?(?:b)?(?:a)?(?:b)?", true],
])("whether /%s/ may read a longer text in more ways: %s", ([source, tries]) => {
  expect(triesAgain(source)).toBe(tries);
});

describe("every regular expression of the understanding", () => {
  test("is looked at: those of each file that builds some, and those of each language", () => {
    expect(written.length).toBeGreaterThan(30);
    const files = new Set(built.map(({ file }) => file));
    expect(buildingFiles().filter((file) => !files.has(file))).toEqual([]);
    expect(built.length).toBeGreaterThan(80 * locales.length);
  });

  test("has a bound to what it repeats, or nothing behind it that could fail", () => {
    const reading = all.filter(({ source }) => !readsDataOnly.has(source));
    const risky = reading.flatMap(({ file, source }) =>
      riskyRepetitions(source).map(
        ({ before, rest }) => `${file}: …${before.slice(-40)} ⟵ ${rest.slice(0, 20)}…`,
      ),
    );
    expect(risky).toEqual([]);
  });

  test("comes to an end on a thousand characters of its own words, over and over", () => {
    const trying = all.filter(({ source }) => triesAgain(source));
    expect(trying.length).toBeGreaterThan(all.length / 3);
    expect(trying.flatMap((expression) => hangingInputs(expression))).toEqual([]);
  });
});

const junk = ["1 ", "1", "a ", "a", ". ", ", ", "1, ", "12.12.", "¦ ", "1-", "é "];

/** So many groups that may be left out are no chain of them. */
const fewGroups = 3;

/**
 * Whether a text may be read in more ways the longer it is. What repeats nothing tries each place of a text in the same
 * few ways, however long that is.
 */
function triesAgain(source: string): boolean {
  const bare = source.replace(/\\[pP]\{[^}]{1,40}\}|\\./g, "");
  return /[*+{]/.test(bare.replace(/\[[^\]]{0,80}\]/g, "")) || (bare.match(/\)\?/g) ?? []).length > fewGroups;
}

/** A guard against hangs, not a measurement: what is linear takes a thousandth of the second. */
function hangingInputs({ source, expression, file }: Expression): string[] {
  const words = [...new Set(source.match(/[a-z' ]{2,}/g) ?? [])];
  const step = Math.max(1, Math.ceil(words.length / 4));
  const own = words
    .filter((_, index) => index % step === 0)
    .flatMap((word) => [word, `${word} `, `4 ${word} `]);
  return [...junk, ...own].flatMap((part) => {
    const text = part.repeat(Math.ceil(1_000 / part.length));
    expression.lastIndex = 0;
    const hangs = cpuTime(() => expression.test(text)) > 1_000;
    // It is the one that messages are read with, here and in the files that follow in this process.
    expression.lastIndex = 0;
    return hangs ? [`${file} ${JSON.stringify(part)}`] : [];
  });
}
