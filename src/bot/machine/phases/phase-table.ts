import type { Expecting } from "#src/bot/understanding/understood.ts";
import type { PhaseName } from "./phase-of.ts";
import { phases } from "./phases.ts";

/** What `docs/conversation.md` shows of the phases, in Markdown: one row each, as the code has it. */
function phaseTable(): string {
  const names = Object.keys(phases) as PhaseName[];
  const rows = names.map((name) => {
    const { expects, answered, results } = phases[name];
    return row([code(name), expected(expects), codes(answered), codes(results)]);
  });
  const head = row(["phase", "a bare answer is read as", "buttons of its own", "waits for"]);
  return [head, "|---|---|---|---|", ...rows].join("\n");
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const code = (name: string): string => `\`${name}\``;

const codes = (of: object = {}): string => Object.keys(of).map(code).join(", ") || "–";

function expected(expects: Expecting | ((state: never) => Expecting)): string {
  if (typeof expects === "function") return "what is open";
  return expects === null ? "–" : code(expects);
}

const begin = "<!-- phases: drawn by `npm run conversation:phases` -->\n\n";
const end = "\n\n<!-- /phases -->";

/** The page with the table as it is now, between its two marks. */
export function withPhaseTable(page: string): string {
  const [before, rest] = split(page, begin);
  const [, after] = split(rest, end);
  return `${before}${begin}${phaseTable()}${end}${after}`;
}

function split(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the page has no mark "${mark.trim()}"`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
