import { type Answer, type Field, fields, type Gold, type Message, rightAnswers } from "./gold.ts";

/**
 * `hit`: given and right; `wrong`: given and not right; `spurious`: given though the text does not state it;
 * `missed`: stated and not given; `quiet`: rightly not given, or given where both are right.
 */
export type Verdict = "hit" | "wrong" | "spurious" | "missed" | "quiet";

export interface Judged {
  readonly message: Message;
  readonly answer: Answer;
  /** Of the fields that the gold value speaks of. */
  readonly verdicts: ReadonlyMap<Field, Verdict>;
}

export function judge(message: Message, answer: Answer): Judged {
  const verdicts = new Map<Field, Verdict>();
  for (const field of fields) {
    const verdict = verdictOn(message.gold, answer, field);
    if (verdict !== undefined) verdicts.set(field, verdict);
  }
  return { message, answer, verdicts };
}

function verdictOn(gold: Gold, answer: Answer, field: Field): Verdict | undefined {
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

/** The courtesies have intents of their own, which sources without them file under "other". */
export function withCourtesiesAsOther({ message, answer, verdicts }: Judged): Judged {
  const isCourtesy = answer.intent === "thanks" || answer.intent === "greet";
  const isOther = rightAnswers(message.gold, "intent")?.includes("other") === true;
  return isCourtesy && isOther
    ? { message, answer, verdicts: new Map([...verdicts, ["intent", "hit"]]) }
    : { message, answer, verdicts };
}

export function isAllRight({ verdicts }: Judged): boolean {
  return [...verdicts.values()].every((verdict) => verdict === "hit" || verdict === "quiet");
}
