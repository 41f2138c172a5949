import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../../src/commands/understand.ts", import.meta.url));

const requests = [
  ["en", "friday at 7pm"],
  ["en", "tomorrow at noon"],
  ["de", "Samstag um halb acht"],
  ["fr", "ce soir à 20h"],
  ["ja", "明日の午後7時"],
  ["ru", "завтра в 19:00"],
  ["fi", "perjantaina klo 19"],
].flatMap(([lang, text]) =>
  // Late and early enough for another zone to have another day.
  ["2026-11-18T00:30:00+01:00", "2026-11-18T23:30:00+01:00", "2026-03-29T01:30:00+01:00"].map(
    (now, index) => ({
      id: `${lang} ${index}`,
      lang,
      text,
      now,
      timeZone: "Europe/Oslo",
      expecting: null,
    }),
  ),
);

function answersIn(zone: string): string {
  return execFileSync(process.execPath, [program], {
    env: { ...process.env, TZ: zone },
    input: requests.map((request) => JSON.stringify(request)).join("\n"),
    encoding: "utf8",
  });
}

test("the machine's own time zone changes nothing of what is read", () => {
  const here = answersIn("UTC");
  expect(here.trim().split("\n")).toHaveLength(requests.length);
  for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) expect(answersIn(zone), zone).toBe(here);
});
