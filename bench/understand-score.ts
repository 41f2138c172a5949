/**
 * How well messages are understood: `node bench/understand-score.ts [folder] [--json] [--worst N] [--source S] [--lang L]`.
 * The folder holds JSONL files, one message a line: `{id, source, lang, text, now, timeZone, expecting?, gold}`.
 * `gold` names what the text states; `…AnyOf` lists several right answers, `dateSoft` a date that may be
 * given or left out, `absent` the fields that the text does not contain.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { casual } from "chrono-node";
import { z } from "zod";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

const goldSchema = z.object({
  intent: z.string().optional(),
  intentAnyOf: z.array(z.string()).optional(),
  partySize: z.number().optional(),
  date: z.string().optional(),
  dateAnyOf: z.array(z.string()).optional(),
  dateSoft: z.string().optional(),
  time: z.string().optional(),
  timeAnyOf: z.array(z.string()).optional(),
  timeFromAnyOf: z.array(z.string()).optional(),
  timeToAnyOf: z.array(z.string()).optional(),
  part: z.string().optional(),
  absent: z.array(z.string()).optional(),
});

const lineSchema = z.object({
  id: z.string(),
  source: z.string(),
  lang: z.string(),
  text: z.string(),
  now: z.string(),
  timeZone: z.string(),
  expecting: z.enum(["partySize", "date", "time", "name", "confirm"]).nullish(),
  gold: goldSchema,
});

type Gold = z.infer<typeof goldSchema>;
type Line = z.infer<typeof lineSchema>;
const fields = ["intent", "partySize", "date", "time", "timeFrom", "timeTo", "part"] as const;
type Field = (typeof fields)[number];

/** `hit`: given and right; `wrong`: given and not right; `spurious`: given though absent; `missed`: not given. */
type Verdict = "hit" | "wrong" | "spurious" | "missed" | "quiet";

interface Scored {
  readonly line: Line;
  readonly answer: Understood;
  readonly verdicts: ReadonlyMap<Field, Verdict>;
}

function readLines(folder: string): Line[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const texts = files.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  return texts.filter((text) => text.trim() !== "").map((text) => lineSchema.parse(JSON.parse(text)));
}

function rightAnswers(gold: Gold, field: Field): readonly (string | number)[] | undefined {
  const anyOf = {
    intent: gold.intentAnyOf,
    date: gold.dateAnyOf,
    time: gold.timeAnyOf,
    timeFrom: gold.timeFromAnyOf,
    timeTo: gold.timeToAnyOf,
    partySize: undefined,
    part: undefined,
  }[field];
  const one = field === "timeFrom" || field === "timeTo" ? undefined : gold[field];
  return anyOf ?? (one === undefined ? undefined : [one]);
}

function judge(gold: Gold, answer: Understood, field: Field): Verdict | undefined {
  const right = rightAnswers(gold, field);
  const given = answer[field];
  if (right !== undefined) {
    if (given === undefined) return "missed";
    return right.includes(given) ? "hit" : "wrong";
  }
  if (field === "date" && gold.dateSoft !== undefined)
    return given === undefined || given === gold.dateSoft ? "quiet" : "wrong";
  if (gold.absent?.includes(field)) return given === undefined ? "quiet" : "spurious";
  return undefined;
}

function score(line: Line): Scored {
  const now = Temporal.Instant.from(line.now).toZonedDateTimeISO(line.timeZone);
  const answer = understand(line.text, { now, language: line.lang, expecting: line.expecting ?? null });
  const verdicts = new Map<Field, Verdict>();
  for (const field of fields) {
    const verdict = judge(line.gold, answer, field);
    if (verdict !== undefined) verdicts.set(field, verdict);
  }
  return { line, answer, verdicts };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)}`;
}

/** Accuracy over all judged lines, precision over given values, recall over stated ones. */
function summary(scored: readonly Scored[], field: Field) {
  const count = (verdict: Verdict) => scored.filter(({ verdicts }) => verdicts.get(field) === verdict).length;
  const [hit, wrong, spurious, missed, quiet] = [
    count("hit"),
    count("wrong"),
    count("spurious"),
    count("missed"),
    count("quiet"),
  ];
  const judged = hit + wrong + spurious + missed + quiet;
  return {
    field,
    judged,
    accuracy: percent(hit + quiet, judged),
    precision: percent(hit, hit + wrong + spurious),
    recall: percent(hit, hit + wrong + missed),
  };
}

function table(scored: readonly Scored[], key: (line: Line) => string): Record<string, string | number>[] {
  const groups = Map.groupBy(scored, ({ line }) => key(line));
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, group]) => {
      const right = group.filter(({ verdicts }) =>
        [...verdicts.values()].every((verdict) => verdict === "hit" || verdict === "quiet"),
      ).length;
      const columns = fields
        .map((field) => [field, summary(group, field)] as const)
        .filter(([, { judged }]) => judged > 0);
      return {
        name,
        lines: group.length,
        allRight: percent(right, group.length),
        ...Object.fromEntries(columns.map(([field, { accuracy }]) => [field, accuracy])),
      };
    });
}

/** The courtesies have intents of their own, which sources without them file under "other". */
function courtesiesAsOther({ line, answer, verdicts }: Scored): Scored {
  const isCourtesy = answer.intent === "thanks" || answer.intent === "greet";
  if (
    !isCourtesy ||
    verdicts.get("intent") !== "wrong" ||
    !rightAnswers(line.gold, "intent")?.includes("other")
  )
    return { line, answer, verdicts };
  return { line, answer, verdicts: new Map([...verdicts, ["intent", "hit"]]) };
}

function speed(lines: readonly Line[]) {
  const sample = lines.filter((_, index) => index % 7 === 0);
  const timed = (read: (line: Line) => unknown) => {
    for (const line of sample.slice(0, 300)) read(line);
    const begin = performance.now();
    for (const line of sample) read(line);
    return ((performance.now() - begin) * 1000) / sample.length;
  };
  const ours = timed(score);
  const bare = timed((line) => casual.parse(line.text, { instant: new Date(line.now) }));
  return {
    microsecondsPerMessage: Math.round(ours),
    bareChrono: Math.round(bare),
    ratio: (ours / bare).toFixed(2),
  };
}

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

function main(): void {
  const [argument] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const folder = argument === undefined ? undefined : resolve(argument);
  if (folder === undefined || !existsSync(folder)) {
    process.stderr.write("Give a folder with JSONL files as the first argument.\n");
    process.exitCode = 1;
    return;
  }
  const lines = readLines(folder).filter(
    ({ source, lang }) => (option("--source") ?? source) === source && (option("--lang") ?? lang) === lang,
  );
  const strict = lines.map(score);
  const scored = strict.map(courtesiesAsOther);
  const report = {
    fields: fields.map((field) => summary(scored, field)),
    intentStrict: summary(strict, "intent"),
    sources: table(scored, ({ source }) => source),
    languages: table(scored, ({ lang }) => lang),
    speed: speed(lines),
  };
  if (process.argv.includes("--json")) {
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  process.stdout.write(
    `${lines.length} messages; courtesies count as "other" where the source knows no others\n`,
  );
  for (const rows of [
    [...report.fields, { ...report.intentStrict, field: "intent, strict" }],
    report.sources,
    report.languages,
    [report.speed],
  ])
    print(rows);
  showWorst(scored, Number(option("--worst") ?? 10), option("--field"));
}

function print(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => String(value ?? "").padEnd(15);
  process.stdout.write(`\n${columns.map(cell).join(" ")}\n`);
  for (const row of rows) process.stdout.write(`${columns.map((column) => cell(row[column])).join(" ")}\n`);
}

/** Values that are wrong or made up come first: a wrong date is worse than none. */
function showWorst(scored: readonly Scored[], most: number, only: string | undefined): void {
  for (const field of fields.filter((name) => only === undefined || only === name)) {
    for (const verdict of ["spurious", "wrong", "missed"] as const) {
      const bad = scored.filter(({ verdicts }) => verdicts.get(field) === verdict);
      if (bad.length === 0) continue;
      process.stdout.write(`\n${field} ${verdict}: ${bad.length}\n`);
      const step = Math.max(1, Math.floor(bad.length / most));
      for (const { line, answer } of bad.filter((_, index) => index % step === 0).slice(0, most)) {
        const right = rightAnswers(line.gold, field)?.join(" | ") ?? "none";
        process.stdout.write(
          `  [${line.source} ${line.lang} ${line.expecting ?? "-"}] ${line.text}\n      got ${answer[field] ?? "nothing"}, right ${right}\n`,
        );
      }
    }
  }
}

main();
