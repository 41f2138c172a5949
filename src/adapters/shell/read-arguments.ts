import { type ParseArgsConfig, parseArgs } from "node:util";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import type { ShellCommand } from "./command.ts";
import { commands } from "./commands.ts";

/** What the command line asks for. */
export interface DeskTask {
  readonly command: string;
  readonly given: Readonly<Record<string, string>>;
  /** As it was typed: an id, or a part of the name. */
  readonly venue?: string;
  /** Who acts, where it is not the shell's user. */
  readonly as?: string;
  readonly json: boolean;
  /** Nothing is asked before it is done. */
  readonly yes: boolean;
}

type Reading = Result<DeskTask | { readonly command: "help" }, { readonly mistake: string }>;

const always = {
  venue: { type: "string" },
  as: { type: "string" },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", short: "y", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const satisfies ParseArgsConfig["options"];

const ownOptions = Object.values(commands).flatMap(({ words }) =>
  Object.entries(words).flatMap(([name, { required }]) => (required ? [] : [name])),
);

/** Reads the command line; whatever is no command of the desk is a mistake, which says what to type. */
export function readDeskArguments(args: readonly string[]): Reading {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const { venue, as, json = false, yes = false, help, ...own } = values;
  if (help) return { ok: true, value: { command: "help" } };
  const [first, second, ...others] = positionals;
  if (first === undefined) return mistake(`Say what to do.\n\n${deskUsage()}`);
  const ofTwoWords = `${first} ${second}`;
  const isOfTwo = Object.hasOwn(commands, ofTwoWords);
  const name = isOfTwo ? ofTwoWords : first;
  const words = isOfTwo ? others : positionals.slice(1);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    return mistake(`There is no "${name}": npm run desk -- --help lists everything.`);
  const options = Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
  const foreign = Object.keys(options).find((key) => command.words[key]?.required !== false);
  if (foreign !== undefined) return mistake(`${name} takes no --${foreign}.\n${usageOf(name, command)}`);
  const read = readWords(command, words);
  const given = { ...read, ...options };
  if (read === undefined || !isChosen(command, given))
    return mistake(`That is not how to type it:\n${usageOf(name, command)}`);
  const isNamed = typeof venue === "string" || venue === undefined;
  if (!isNamed || typeof as === "boolean") return mistake(usageOf(name, command));
  return {
    ok: true,
    value: {
      command: name,
      given,
      json: json === true,
      yes: yes === true,
      ...defined({ venue, as }),
    },
  };
}

/** The words that must be there, in their order; one of them may take what is left over. */
function readWords({ words }: ShellCommand, typed: readonly string[]): Record<string, string> | undefined {
  const expected = Object.entries(words).filter(([, { required }]) => required);
  const isLong = expected.some(([, { long }]) => long);
  const spare = typed.length - expected.length;
  if (spare < 0 || (spare > 0 && !isLong)) return undefined;
  const rest = [...typed];
  const read = expected.map(
    ([name, { long }]) => [name, rest.splice(0, long ? 1 + spare : 1).join(" ")] as const,
  );
  return Object.fromEntries(read);
}

function isChosen({ words }: ShellCommand, given: Readonly<Record<string, string>>): boolean {
  return Object.entries(given).every(([name, text]) => words[name]?.choices?.includes(text) ?? true);
}

function parse(args: readonly string[]) {
  try {
    const own = Object.fromEntries(ownOptions.map((name) => [name, { type: "string" }] as const));
    const options = { ...own, ...always } as const;
    const { tokens, ...value } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    });
    const named = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = named.find((name, index) => named.indexOf(name) < index);
    return twice === undefined ? ({ ok: true, value } as const) : mistake(`--${twice} can be there once.`);
  } catch (error) {
    if (error instanceof TypeError) return mistake(error.message);
    throw error;
  }
}

function mistake(text: string) {
  return { ok: false, mistake: text } as const;
}

function usageOf(name: string, { description, words }: ShellCommand): string {
  const entries = Object.entries(words);
  const behind = entries.filter(([, { required }]) => required);
  const typed = [name, ...behind.map(([word]) => word.toUpperCase())].join(" ");
  const hints = entries.map(
    ([word, { required, hint, choices }]) =>
      `      ${required ? word.toUpperCase() : `--${word}`}: ${choices ? `${hint}: ${choices.join(", ")}` : hint}`,
  );
  return [`  ${typed}`, `      ${description}`, ...hints].join("\n");
}

/** Everything that can be typed. */
export function deskUsage(): string {
  const each = Object.entries(commands).map(([name, command]) => usageOf(name, command));
  return [
    "What the staff can do, on the maitred that runs on DATA_DIR.",
    "",
    "  npm run --silent desk -- COMMAND … [--venue NAME] [--as NAME] [--json] [--yes]",
    "      --venue: which one, by its id or a part of its name, where the house has several",
    "      --as: whose name is written down; left out, that of the shell's user",
    "      --json: the answer as one JSON object, for other programs",
    "      --yes: asks nothing before it does what cannot be undone",
    "",
    ...each,
  ].join("\n");
}
