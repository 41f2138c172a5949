import { load } from "js-yaml";
import { LineCounter, parseDocument, type YAMLError } from "yaml";
import { checkVenues } from "./check-venues.ts";
import { describeIssue } from "./describe-issue.ts";
import { findWarnings } from "./find-warnings.ts";
import { type Mistake, toPathText } from "./mistake.ts";
import { positionAt, positionOf, type SourcePosition } from "./source-position.ts";
import { type Venue, venueFileSchema } from "./venue.ts";

/** Something in the venue file that its author has to look at. */
export interface Problem extends SourcePosition {
  /** Such as `venues[0].plan.tables[3].min`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
  readonly remedy: string;
}

export type VenuesResult =
  | {
      readonly ok: true;
      readonly venues: readonly Venue[];
      /** What is allowed, but hardly meant. */
      readonly warnings: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads the text of a venue file; on mistakes it tells all of them at once, in the order of the file. */
export function parseVenues(text: string): VenuesResult {
  return parseQuickly(text) ?? parseWithPositions(text);
}

/** An alias may stand for a value that is large, or holds many others. */
const maybeAlias = /[\s[{,:]\*\S/;

/**
 * A file in which nothing is wrong, which is most of them: without positions a file is read in a tenth of the time. Undefined
 * where anything has to be said of it, and where it makes use of aliases.
 */
function parseQuickly(text: string): VenuesResult | undefined {
  if (maybeAlias.test(text)) return undefined;
  let file: unknown;
  try {
    file = load(text);
  } catch {
    return undefined;
  }
  const { success, data } = venueFileSchema.safeParse(file);
  if (!success || checkVenues(file).length > 0 || findWarnings(data.venues).length > 0) return undefined;
  return { ok: true, venues: data.venues, warnings: [] };
}

function parseWithPositions(text: string): VenuesResult {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  // What comes after the first fault of syntax was read on a guess: further faults are mostly echoes of it.
  const broken = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (broken) return { ok: false, problems: [toSyntaxProblem(broken, lines)] };
  const faults = document.errors.map((error) => toSyntaxProblem(error, lines));
  const toProblem = ({ path, message, remedy, ...about }: Mistake): Problem => ({
    ...positionOf(document, lines, { path, ...about }),
    path: toPathText(path),
    message,
    remedy,
  });
  let file: unknown;
  try {
    file = document.toJS({ maxAliasCount: 1_000 });
  } catch {
    return { ok: false, problems: [toProblem(tooManyAliases)] };
  }
  const result = venueFileSchema.safeParse(file, { reportInput: true });
  const mistakes = [...(result.error?.issues.flatMap(describeIssue) ?? []), ...checkVenues(file)];
  const problems = inOrder([...faults, ...mistakes.map(toProblem)]);
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const { venues } = result.data;
  return { ok: true, venues, warnings: inOrder(findWarnings(venues).map(toProblem)) };
}

/** One problem as a line for a terminal or a log. */
export function describeProblem(file: string, { line, column, path, message, remedy }: Problem): string {
  return `${file}:${line}:${column} ${path || "the file"} ${message}: ${remedy}`;
}

const tooManyAliases: Mistake = { path: [], message: "has too many aliases", remedy: "write the values out" };

function toSyntaxProblem({ code, message, pos }: YAMLError, lines: LineCounter): Problem {
  const position = positionAt(lines, pos[0]);
  if (code === "DUPLICATE_KEY") {
    return { ...position, path: "", message: "has the same key twice here", remedy: "remove one of the two" };
  }
  const remedy =
    code === "TAB_AS_INDENT" ? "indent with spaces" : "check the indentation, colons and quotes around here";
  return { ...position, path: "", message: `is not right as YAML (${message})`, remedy };
}

function inOrder(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
