import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { locales } from "#src/bot/languages/languages.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";

/** A regular expression of the understanding, and the file whose rules it belongs to. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly file: string;
  /** Itself; of those that the rules build, as the readings have left it: compiled. */
  readonly expression: RegExp;
}

const folder = fileURLToPath(new URL("../../src/bot/", import.meta.url));
const sources = ["understanding/**/*.ts", "languages/**/*.ts"];
const now = Temporal.ZonedDateTime.from("2026-11-18T10:00:00+01:00[Europe/Oslo]");
/** Between them they come by every rule: a number, a word, a date that may be a time, a phone number, an offer. */
const probes = [
  "4 at 7 or 8, 12.5. +47 900 12 345",
  "5/12 - 7/12",
  "5/12. 7/12",
  "4",
  "the second",
  "12.12",
  "Anna Berg",
  "8 xyz?",
  "xyz? Xyz.",
  "never mind",
  "by the window",
  "yes. xyz xyz xyz",
  "yes. and on 5/12?",
  "book it xyz xyz xyz",
  "write only: xyz",
  "xyz: xyz xyz",
  "what time do you close that night?",
  "no, make it 19:00",
  "can we swap the menu?",
];
const questions: readonly Expecting[] = [
  null,
  "partySize",
  "date",
  "time",
  "slot",
  "name",
  "phone",
  "confirm",
  "note",
];

/** Those that are written in the source. */
export function writtenExpressions(): Expression[] {
  return globSync(sources, { cwd: folder }).flatMap((path) => {
    const file = ts.createSourceFile(path, readFileSync(folder + path, "utf8"), ts.ScriptTarget.ESNext);
    const found: Expression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
        found.push({ ...toParts(expression), file: basename(path) });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/**
 * Those that the rules build of the languages' data; "xx" is a language without any. Each is built once, so nothing
 * may have been read in the process before.
 */
export async function builtExpressions(): Promise<readonly Expression[]> {
  const found: Expression[] = [];
  const native = globalThis.RegExp;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  globalThis.RegExp = new Proxy(native, {
    construct(target, values) {
      const built: RegExp = Reflect.construct(target, values);
      const file = builder();
      if (file !== undefined) found.push({ ...toParts(built), file });
      return built;
    },
  });
  try {
    const { understand } = await import("#src/bot/understanding/understand.ts");
    await import("#src/bot/understanding/intent/notes/needs.ts");
    const { tellsOf } = await import("#src/bot/understanding/intent/questions/particulars.ts");
    for (const { code } of [{ code: "xx" }, ...locales]) readAll(understand, code);
    for (const locale of locales) tellsOf("prams", "xyz", locale);
    // What tells a language by its greeting is built for those who have none yet.
    understand("4", { now, expecting: null });
  } finally {
    globalThis.RegExp = native;
    Error.stackTraceLimit = stackTraceLimit;
  }
  return found;
}

function readAll(
  understand: (text: string, context: UnderstandingContext) => unknown,
  language: string,
): void {
  const noted = "by the window";
  const draft = { date: "2026-11-20", time: "19:00", partySize: 2 };
  const offers = [{ time: "19:00" }, { time: "20:00" }];
  for (const text of probes) understand(text, { now, language, expecting: null });
  /** Where nobody chose the language, words that several know are looked at as greetings. */
  understand("hallo", { now, language, languageFrom: "house", expecting: null });
  understand("4", { now, language, expecting: "slot", cancelsListed: true });
  understand("4", { now, language, expecting: null, asksToRemember: true });
  understand("4", { now, language, expecting: "confirm", tablePicked: true, draft, askedOfHouse: true });
  understand("+47 900 12 345. Xyz?", { now, language, expecting: "phone" });
  const venues = [{ id: 1, name: "Furu", scenarioNames: ["Dinner"] }];
  understand("what is dinner?", { now, language, expecting: null, venues });
  understand("furu?", { now, language, expecting: null, venues });
  for (const text of probes)
    for (const expecting of questions)
      understand(text, {
        now,
        language,
        expecting,
        tablePicked: expecting === "confirm",
        draft,
        noted,
        offers,
      });
}

function toParts(expression: RegExp): Omit<Expression, "file"> {
  const { source, flags } = expression;
  return { source, flags, expression };
}

/** The file of the rule that is being built, seen on the stack; undefined for the libraries'. */
function builder(): string | undefined {
  const frames = (new Error().stack ?? "").split("\n").slice(3);
  const frame = frames.find((line) => !/\/(?:phrases|memoize-by-locale)\.ts/.test(line));
  return frame === undefined
    ? undefined
    : /bot\/(?:understanding|languages)\/(?:\w+\/)*([\w-]+\.ts)/.exec(frame)?.[1];
}

/** The files that build expressions, as the source says. */
export function buildingFiles(): string[] {
  return globSync(sources, { cwd: folder })
    .filter((path) => /^[^*]*(?:new RegExp|\bphrases)\(/m.test(readFileSync(folder + path, "utf8")))
    .map((path) => basename(path))
    .filter((path) => path !== "phrases.ts" && path !== "venues.ts");
}
