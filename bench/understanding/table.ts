import type { Comparison } from "./compare.ts";
import type { Field } from "./gold.ts";
import type { GroupTally, Tally } from "./tally.ts";

/** A head and rows of cells, before it is known whether they become text or Markdown. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const nothing = "–";

/** One line a field. */
export function fieldTable(title: string, fields: Readonly<Record<string, Tally>>): Table {
  return {
    title,
    head: ["field", "judged", "accuracy", "precision", "recall"],
    rows: Object.entries(fields).map(([field, { judged, accuracy, precision, recall }]) => [
      field,
      String(judged),
      ...[accuracy, precision, recall].map(toCell),
    ]),
  };
}

/** One line a group, one column a field: accuracy, precision and recall beside each other. */
export function groupTable(title: string, groups: readonly GroupTally[], fields: readonly Field[]): Table {
  const used = fields.filter((field) => groups.some((group) => group.fields[field] !== undefined));
  return {
    title,
    head: ["", "messages", "all right", ...used],
    rows: groups.map(({ name, messages, allRight, fields: tallies }) => [
      name,
      String(messages),
      toCell(allRight),
      ...used.map((field) => toCells(tallies[field])),
    ]),
  };
}

/** One line a reader on each set of languages. */
export function comparisonTable(title: string, comparisons: readonly Comparison[]): Table {
  return {
    title,
    head: ["languages", "messages", "reader", "date", "time", "µs a message", "maitred takes"],
    rows: comparisons.flatMap(({ languages, messages, readers }) =>
      readers.map(({ name, date, time, microseconds, firstTakes }) => [
        languages,
        String(messages),
        name,
        toCells(date),
        toCells(time),
        microseconds === null ? nothing : String(microseconds),
        firstTakes === null ? nothing : `${firstTakes} ×`,
      ]),
    ),
  };
}

export function toText({ title, head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = [head, ...rows].map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${title}\n${lines.join("\n")}\n`;
}

export function toMarkdown({ title, head, rows }: Table): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `${title}:\n\n${lines.join("\n")}\n`;
}

function toCells(tally: Tally | undefined): string {
  if (tally === undefined || tally.judged === 0) return "";
  return [tally.accuracy, tally.precision, tally.recall].map(toCell).join(" / ");
}

function toCell(value: number | null): string {
  return value === null ? nothing : value.toFixed(1);
}
