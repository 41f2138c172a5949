import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writingPhases } from "#src/bot/machine/core/under-way.ts";
import { withPhaseTable } from "#src/bot/machine/phases/phase-table.ts";
import { phases } from "#src/bot/machine/phases/phases.ts";

const page = readFileSync("docs/conversation.md", "utf8");

test("docs/conversation.md shows the phases as `npm run conversation:phases` draws them", () => {
  expect(page).toBe(withPhaseTable(page));
});

test("docs/conversation.md says of every phase what the guest is asked and where it leads", () => {
  const told = page.slice(page.indexOf("| phase | the guest is asked"));
  const rows = [...told.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(phases));
});

test("a phase waits for what the service writes where nothing may overtake it, and nowhere else", () => {
  const waits = Object.entries(phases).filter(
    ([, { results }]) => results && "bookingOutcomeOpen" in results,
  );
  expect(waits.map(([name]) => name).sort()).toEqual([...writingPhases].sort());
});
