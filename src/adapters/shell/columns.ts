import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

/** Between two columns. */
const gap = "  ";

/** What a terminal would obey rather than show, or what turns a line around: names and wishes are strangers' words. */
const obeyed = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Rows as columns, each as wide as its widest cell; a column in which nobody has anything is left out. */
export function inColumns(table: readonly (readonly string[])[]): readonly string[] {
  const rows = table.map((row) => row.map((cell) => cell.replace(obeyed, "").replaceAll("\n", " ")));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ""))),
  );
  return rows.map((row) =>
    row
      .flatMap((cell, column) => {
        const width = widths[column] ?? 0;
        return width === 0 ? [] : [cell + " ".repeat(width - stringWidth(cell))];
      })
      .join(gap)
      .trimEnd(),
  );
}

/** A text within the width of the terminal, all of its lines behind a margin. */
export function wrapped(text: string, width: number, margin = ""): readonly string[] {
  const room = Math.max(20, width - margin.length);
  const plain = text.replace(obeyed, "");
  const lines = Number.isFinite(width) ? wrapAnsi(plain, room, { hard: true, trim: true }) : plain;
  return lines.split("\n").map((line) => `${margin}${line}`.trimEnd());
}
