import { type Field, fields, type Message } from "./gold.ts";
import { isAllRight, type Judged, type Verdict } from "./judge.ts";

/** Percentages with one decimal; null where there is nothing to divide by. */
export interface Tally {
  /** How many messages were judged. */
  readonly judged: number;
  /** Right, or rightly silent, of all that were judged. */
  readonly accuracy: number | null;
  /** Right of all values that were given. */
  readonly precision: number | null;
  /** Right of all values that the texts state. */
  readonly recall: number | null;
}

export interface GroupTally {
  readonly name: string;
  readonly messages: number;
  /** Messages of which every judged field is right. */
  readonly allRight: number | null;
  readonly fields: Partial<Record<Field, Tally>>;
}

export function tally(judged: readonly Judged[], field: Field): Tally {
  const counts: Record<Verdict, number> = { hit: 0, wrong: 0, spurious: 0, missed: 0, quiet: 0 };
  for (const { verdicts } of judged) {
    const verdict = verdicts.get(field);
    if (verdict !== undefined) counts[verdict] += 1;
  }
  const { hit, wrong, spurious, missed, quiet } = counts;
  const total = hit + wrong + spurious + missed + quiet;
  return {
    judged: total,
    accuracy: percent(hit + quiet, total),
    precision: percent(hit, hit + wrong + spurious),
    recall: percent(hit, hit + wrong + missed),
  };
}

/** The fields that any of the messages was judged by. */
export function tallyFields(judged: readonly Judged[]): Partial<Record<Field, Tally>> {
  return Object.fromEntries(
    fields.map((field) => [field, tally(judged, field)] as const).filter(([, { judged }]) => judged > 0),
  );
}

/** One tally for each source, or for each language, in the order of their names. */
export function tallyBy(judged: readonly Judged[], nameOf: (message: Message) => string): GroupTally[] {
  const groups = Map.groupBy(judged, ({ message }) => nameOf(message));
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([name, group]) => ({ name, ...tallyAll(group) }));
}

export function tallyAll(judged: readonly Judged[]): Omit<GroupTally, "name"> {
  return {
    messages: judged.length,
    allRight: percent(judged.filter(isAllRight).length, judged.length),
    fields: tallyFields(judged),
  };
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1_000 * part) / whole) / 10;
}
