/** What was typed after a command's name, and which house it is meant for, where a process has several. */
export const { args, house } = readCommandLine(process.argv.slice(2));

/** Takes `--house NAME` out, wherever it stands: every command knows it. */
function readCommandLine(typed: readonly string[]): {
  readonly args: readonly string[];
  readonly house?: string;
} {
  const at = typed.findIndex((word) => word === "--house" || word.startsWith("--house="));
  const word = typed[at];
  if (word === undefined) return { args: typed };
  const isApart = word === "--house";
  const named = isApart ? typed[at + 1] : word.slice("--house=".length);
  return { args: typed.toSpliced(at, isApart ? 2 : 1), house: named ?? "" };
}
