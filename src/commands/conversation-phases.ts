import { readFileSync, writeFileSync } from "node:fs";
import { withPhaseTable } from "#src/bot/machine/phases/phase-table.ts";

const path = "docs/conversation.md";

/** Draws the table of phases in `docs/conversation.md`; to be run after a phase has changed. */
writeFileSync(path, withPhaseTable(readFileSync(path, "utf8")));
