import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import type { Reply } from "#src/bot/replies/reply.ts";

export interface Look {
  /** Columns to wrap the text at; without it lines stay as they are. */
  readonly width?: number;
  /** Sets the numbers of the buttons off from their labels. */
  readonly highlight: (text: string) => string;
}

/**
 * A reply as a terminal shows it: the text, beneath it the buttons as a numbered list, a line break at the
 * end. A terminal shares no contact, so that the guest types the number instead.
 */
export function toScreen({ text, buttons }: Reply, { width, highlight }: Look): string {
  const printable = toPrintable(text);
  // A longer word stays whole: it may be an address that the guest follows.
  const lines = (width === undefined ? printable : wrapAnsi(printable, width)).split("\n");
  const numbered = buttons.filter(({ row }) => row === undefined);
  const digits = String(numbered.length).length;
  const choices = numbered.map(({ label }, index) => {
    const number = highlight(String(index + 1).padStart(digits));
    return `  ${number}  ${toLine(label)}`;
  });
  return [...lines, ...toGrid(buttons), ...choices].map((line) => `${line}\n`).join("");
}

/** Buttons that name their row, as they stand: each is chosen by what it says. The columns are those of the longest row. */
function toGrid(buttons: Reply["buttons"]): string[] {
  const rows = [
    ...Map.groupBy(
      buttons.filter(({ row }) => row !== undefined),
      ({ row }) => row,
    ).values(),
  ];
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const cells = rows.filter((row) => row.length === columns).flat();
  const width = Math.max(0, ...cells.map(({ label }) => stringWidth(label)));
  return rows.map((row) => {
    const isFull = row.length === columns;
    return `  ${row.map(({ label }) => (isFull ? toRight(toLine(label), width) : toLine(label))).join("  ")}`;
  });
}

const toRight = (label: string, width: number): string =>
  " ".repeat(Math.max(0, width - stringWidth(label))) + label;

const toLine = (label: string): string => toPrintable(label).replaceAll("\n", " ");

/** Escape sequences in a guest's name or a venue's text would steer the terminal. */
function toPrintable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
  return text.toWellFormed().replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");
}
