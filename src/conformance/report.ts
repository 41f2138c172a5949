import type { Verdict } from "./run-cases.ts";

const marks: Readonly<Record<Verdict["result"], string>> = {
  same: "same",
  differs: "DIFFERS",
  failed: "FAILED",
  "not tried": "-",
};

/** A table of what was tried, then what it comes to. */
export function toReport(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ tried, result, how }) => [
    marks[result],
    tried.basis,
    tried.topic,
    how === undefined ? tried.says : `${tried.says}: ${how}`,
  ]);
  const table = [["result", "basis", "about", "a service of this interface …"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return [...lines, "", ...summary(verdicts)].join("\n");
}

function summary(verdicts: readonly Verdict[]): string[] {
  const count = (result: Verdict["result"], basis: string) =>
    verdicts.filter((verdict) => verdict.result === result && verdict.tried.basis === basis).length;
  const told = (basis: string) =>
    `${count("same", basis)} same, ${count("differs", basis)} differ, ${count("failed", basis)} failed, ${count("not tried", basis)} not tried`;
  const left = verdicts.reduce((sum, { leftBehind }) => sum + leftBehind, 0);
  return [
    `specified by the interface: ${told("specified")}`,
    `decided by maitred where the interface is silent: ${told("decided")}`,
    ...(left > 0
      ? [`could not take back ${left} of what was placed: look for the guest “Conformance Test”`]
      : []),
  ];
}

/** Whether the service keeps to the interface, as far as it was tried, and nothing is left behind. */
export function keepsTo(verdicts: readonly Verdict[]): boolean {
  return verdicts.every(
    ({ tried, result, leftBehind }) =>
      leftBehind === 0 && result !== "failed" && (result !== "differs" || tried.basis === "decided"),
  );
}
