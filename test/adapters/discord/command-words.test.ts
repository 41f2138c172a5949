import { ApplicationCommandUpdateRequestSchema } from "discord-api-spec/zod";
import { describe, expect, test } from "vitest";
import { toCommands } from "#src/adapters/discord/commands.ts";
import { localiseCommand } from "#src/adapters/discord/localisations/localise.ts";
import { isJson, type Json, objectsIn, textOf } from "#test/support/discord/json.ts";

/** Discord's rule for the names of commands and options, in letters that know it. */
const allowedName = /^[-_'\p{L}\p{N}]{1,32}$/u;
const longestDescription = 100;
/** Of a command with all that belongs to it, the longest words of each. */
const mostCharacters = 8000;

/** Those in which any command is shown, English aside. */
const commandLocales = Object.keys(localiseCommand("bookings").name_localizations);

const commands = toCommands(false) as unknown as readonly Json[];

interface Node {
  readonly path: string;
  readonly json: Json;
}

function nodesOf(json: Json, above = ""): readonly Node[] {
  const path = `${above} ${textOf(json["name"])}`.trim();
  const options = objectsIn(json["options"]);
  return [{ path, json }, ...options.flatMap((option) => nodesOf(option, path))];
}

const nodes = commands.flatMap((command) => nodesOf(command));
const wordsOf = (json: Json, key: string) => (isJson(json[key]) ? json[key] : {});

describe("the commands in the staff's own languages", () => {
  test.for(nodes.map(({ path, ...node }) => [path, node] as const))(
    "%s has its name in each, and what it is for",
    ([, { json }]) => {
      expect(Object.keys(wordsOf(json, "name_localizations")).toSorted()).toEqual(commandLocales.toSorted());
      expect(Object.keys(wordsOf(json, "description_localizations")).toSorted()).toEqual(
        commandLocales.toSorted(),
      );
    },
  );

  test("names are as Discord allows them: short, in one word and in small letters", () => {
    for (const { json } of nodes) {
      const names = [json["name"], ...Object.values(wordsOf(json, "name_localizations"))].map(textOf);
      for (const name of names) {
        expect(name).toMatch(allowedName);
        expect(name).toBe(name.toLowerCase());
      }
      const told = [json["description"], ...Object.values(wordsOf(json, "description_localizations"))];
      for (const text of told.map(textOf)) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(longestDescription);
      }
    }
  });

  test.for(commandLocales)("no two that stand side by side have one name in %s", (locale) => {
    const siblings = [commands, ...nodes.map(({ json }) => objectsIn(json["options"]))];
    for (const list of siblings) {
      const names = list.map((json) => wordsOf(json, "name_localizations")[locale]);
      expect(new Set(names).size, names.join(" ")).toBe(list.length);
    }
  });

  test("each command is as Discord's description has it, and not too long as a whole", () => {
    expect(commands.length).toBeLessThanOrEqual(100);
    for (const command of commands) {
      const { default_member_permissions: _, ...rest } = command;
      expect(ApplicationCommandUpdateRequestSchema.safeParse(rest).error?.issues ?? []).toEqual([]);
      const total = nodesOf(command).reduce((sum, { json }) => sum + longest(json), 0);
      expect(total).toBeLessThanOrEqual(mostCharacters);
    }
  });
});

/** Discord counts the longest of a text's translations. */
function longest(json: Json): number {
  const of = (key: string) =>
    Math.max(
      ...[json[key], ...Object.values(wordsOf(json, `${key}_localizations`))].map(
        (text) => textOf(text).length,
      ),
    );
  return of("name") + of("description");
}
