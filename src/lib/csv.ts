/** A cell of a table. */
export type Cell = string | number;

/**
 * A table as a file for spreadsheets: RFC 4180, each line ended by CR LF. It begins with a byte order mark, without which
 * Excel takes UTF-8 for the machine's old code page and garbles every letter beyond ASCII; other programs skip it. A text
 * that a spreadsheet would run as a formula gets an apostrophe before it, which they show as text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("")}`;
}

function toField(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
