import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { OpenHouse } from "#test/support/journeys/open-house.ts";
import { takenIn } from "#test/support/journeys/settled.ts";
import type { Guest, VisibleMessage } from "#test/support/telegram/guest.ts";
import type { TelegramServer } from "#test/support/telegram/telegram-server.ts";
import type { Step, Transcript } from "./parse-transcript.ts";

type Act = Exclude<Step, { readonly type: "waits" }>;

/** Where a guest of a transcript sits. */
export interface Seat {
  /** Does it; resolves once the program has taken it in. */
  act(step: Act): Promise<void>;
  /** What the guest has seen since, message by message. */
  unread(): readonly string[];
}

/** What Telegram does to the first message after each step, in turn. */
const faults = ["dropped", "html", { status: 500, description: "Internal Server Error" }] as const;

/** In Telegram, whose faults the guest should not notice. */
export function sitInTelegram(telegram: TelegramServer, { language, faulty }: Transcript): Seat {
  const guest = telegram.guest(undefined, { language });
  const another = telegram.guest();
  let acts = 0;
  return {
    act: async (step) => {
      if (faulty) telegram.fail("sendMessage", faults[acts++ % faults.length] ?? "dropped");
      if (step.type === "another") another[step.does](step.text);
      else if (step.type === "sharesContact") guest.sharesContact();
      else if (step.type === "pays") await payNewest(guest);
      else guest[step.type](step.text);
      await takenIn(telegram);
    },
    unread: () => guest.unread().map(toText),
  };
}

/** At the terminal, where a button is pressed by its label. */
export function sitAtTerminal({ screen }: OpenHouse, database: Database): Seat {
  let shown = "";
  screen.output.on("data", (chunk: Buffer) => {
    shown += chunk.toString("utf8");
  });
  return {
    act: async (step) => {
      if (step.type !== "says" && step.type !== "presses")
        throw new Error("a terminal has text and choices only");
      const before = await countArrived(database);
      screen.input.write(`${step.text}\n`);
      while ((await countArrived(database)) === before) await pause(2);
    },
    unread: () => {
      const text = shown.trimEnd();
      shown = "";
      return text === "" ? [] : [text];
    },
  };
}

async function payNewest(guest: Guest): Promise<void> {
  const refusal = await guest.checksOut();
  if (refusal !== undefined) throw new Error(refusal);
  guest.pays();
}

async function countArrived(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from inbox`.execute(database.db);
  return Number(rows[0]?.count ?? 0);
}

function toText({ text, buttons }: VisibleMessage): string {
  return [text, ...buttons.map((row) => row.map((label) => `[${label}]`).join(" "))].join("\n");
}
