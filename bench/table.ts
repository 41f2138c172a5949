import type { Measurement } from "./measurement.ts";

/** The measurements of one topic as a text with columns; a column in which nobody says anything is left out. */
export function toTable(topic: string, measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, value, unit, beside, ratio, aim, spread }) => [
    name,
    `${toText(value)} ${unit}`,
    beside === undefined ? "" : `${toText(beside.value)} (${beside.name})`,
    ratio === undefined ? "" : ratio.toFixed(3),
    aim ?? "",
    spread ?? "",
  ]);
  const lines = [[topic, "value", "beside", "ratio", "aim", "spread"], ...rows];
  const widths = lines[0]?.map((_, column) => {
    const isUsed = column < 2 || rows.some((row) => row[column] !== "");
    return isUsed ? Math.max(...lines.map((line) => line[column]?.length ?? 0)) : 0;
  });
  return lines
    .map((line) =>
      line
        .flatMap((cell, column) => padded(cell, widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function padded(cell: string, width: number): string[] {
  return width === 0 ? [] : [cell.padEnd(width)];
}

/** Three figures that count; whole numbers wholly. */
function toText(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1_000) return value.toFixed(0);
  return Math.abs(value) >= 0.1 && Math.abs(value) < 10
    ? value.toFixed(3)
    : String(Number(value.toPrecision(3)));
}
