import { type Field, fields, rightAnswers } from "./gold.ts";
import type { Judged, Verdict } from "./judge.ts";

/** Values that are wrong or made up come first: a wrong date is worse than none. */
const worstFirst: readonly Verdict[] = ["spurious", "wrong", "missed"];

/** For each field and fault the number of messages, and up to `most` of them from all over the list. */
export function worstExamples(judged: readonly Judged[], most: number, only?: string): string {
  const wanted = fields.filter((field) => only === undefined || only === field);
  return wanted
    .flatMap((field) => worstFirst.map((verdict) => examplesOf(judged, field, verdict, most)))
    .filter((text) => text !== "")
    .join("\n");
}

function examplesOf(judged: readonly Judged[], field: Field, verdict: Verdict, most: number): string {
  const bad = judged.filter(({ verdicts }) => verdicts.get(field) === verdict);
  if (bad.length === 0) return "";
  const step = Math.max(1, Math.floor(bad.length / most));
  const shown = bad.filter((_, index) => index % step === 0).slice(0, most);
  return [`${field} ${verdict}: ${bad.length}\n`, ...shown.map((one) => toExample(one, field))].join("");
}

function toExample({ message, answer }: Judged, field: Field): string {
  const { source, lang, expecting, text, gold } = message;
  const right = rightAnswers(gold, field)?.join(" | ") ?? "none";
  return `  [${source} ${lang} ${expecting ?? "-"}] ${text}\n      got ${answer[field] ?? "nothing"}, right ${right}\n`;
}
