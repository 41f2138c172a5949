import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messageWith } from "./message-with.ts";

const program = fileURLToPath(new URL("../../../bench/understanding/score.ts", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gold-"));
  const lines = ["en", "de"].map((lang) =>
    JSON.stringify(messageWith({ lang, text: "4 people, 19:30", gold: { partySize: 4, time: "19:00" } })),
  );
  writeFileSync(join(folder, "letters.jsonl"), `${lines.join("\n")}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function run(...options: readonly string[]) {
  const child = spawn(process.execPath, [program, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { output, errors, code };
}

test("every message of a folder is scored, by source and by language", async () => {
  const { output } = await run(folder, "--json");
  expect(JSON.parse(output)).toMatchObject({
    messages: 2,
    allRight: 0,
    fields: { time: { accuracy: 0 } },
    sources: [{ name: "letters", messages: 2 }],
    languages: [{ name: "de" }, { name: "en" }],
  });
});

test("only one language is scored on demand, and its worst examples are shown", async () => {
  const { output } = await run(folder, "--lang", "en", "--worst", "1");
  expect(output).toContain("time wrong: 1");
  expect(output).toContain("[letters en -] 4 people, 19:30\n      got 19:30, right 19:00");
});

test("what the docs show is one block", async () => {
  const { output } = await run(folder, "--markdown", "--compare");
  expect(output).toMatch(/^<!-- begin: figures, .* -->\n\n2 messages of 1 source/);
  expect(output).toContain("| recognizers-text |");
  expect(output.endsWith("<!-- end: figures -->\n")).toBe(true);
});

test("a reader who leaves early is no fault", async () => {
  const child = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
});

test("without a folder it says what is missing", async () => {
  const { errors, code } = await run();
  expect(code).toBe(1);
  expect(errors).toContain("Give a folder");
});
