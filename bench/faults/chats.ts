import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer, type TelegramServer } from "#test/support/telegram/telegram-server.ts";
import { createRandom } from "../engine/random.ts";
import { openProcess } from "../processes/open-process.ts";
import { dayOf, writeHouses } from "./houses.ts";
import { countOversold, type Toll } from "./toll.ts";

export interface ChatRounds extends Toll {
  readonly rounds: number;
  /** Chats that were in the middle of a booking at a kill. */
  readonly interrupted: number;
  /** Guests who got no answer for two minutes. */
  readonly silent: number;
  /** Guests who read twice that their table is booked. */
  readonly toldTwice: number;
}

interface Told {
  readonly phone: string;
  /** How often the guest read that the table is booked. */
  readonly booked: number;
  readonly silent: boolean;
}

const chats = 20;
const mostSent = 40;
const patienceMs = 120_000;
const apology = "booking system right now";

/** Kills maitred while guests book in Telegram, each time after a random number of its messages. */
export async function killChats(folder: string, kills: number): Promise<ChatRounds> {
  const telegram = await startTelegramServer();
  const env = {
    DATA_DIR: join(folder, "chats"),
    VENUES_FILE: await writeHouses(folder, 1),
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.apiRoot,
  };
  const random = createRandom(kills);
  let isOver = false;
  let next = 0;
  const told: Told[] = [];
  const chatOn = async () => {
    while (!isOver) told.push(await book(telegram, next++));
  };
  let running = await openProcess(env, "maitred");
  const all = Promise.all(Array.from({ length: chats }, chatOn));
  let interrupted = 0;
  for (let kill = 0; kill < kills; kill++) {
    // What it says of itself as it starts is not counted.
    const sent = () => telegram.callsOf("sendMessage").length;
    telegram.calls.splice(0);
    const until = 1 + Math.floor(random() * mostSent);
    while (sent() < until) await delay(5);
    interrupted += chats;
    await running.kill();
    running = await openProcess(env, "maitred");
  }
  isOver = true;
  await all;
  await running.stop();
  await telegram.close();
  const database = await openDatabase({ dataDir: env.DATA_DIR }, createQuietLog());
  const toll = await countChatToll(database, told).finally(() => database.close());
  return { ...toll, rounds: kills, interrupted };
}

/** A guest asks for a table, gives a name and a number, and says yes. */
async function book(telegram: TelegramServer, n: number): Promise<Told> {
  const guest = telegram.guest(6_000_000 + n, { language: "en" });
  const phone = `+47${90_000_000 + n}`;
  const words: readonly (readonly [says: string, then: string])[] = [
    [`a table for 1 on ${dayOf(n)} at ${12 + 2 * (n % 5)}:00`, "What name"],
    ["Ada Lovelace", "phone number"],
    [phone, "Shall I book it?"],
  ];
  for (const [says, then] of words) {
    guest.says(says);
    if (!(await reads(guest, then, says))) return { phone, booked: 0, silent: true };
  }
  guest.presses("Yes, book it");
  const silent = !(await reads(guest, "Booked!"));
  return { phone, silent, booked: countRead(guest, "Booked!") };
}

/** Who reads that it cannot be done now says it once more. */
async function reads(guest: Guest, text: string, again?: string): Promise<boolean> {
  let sorry = countRead(guest, apology);
  const begin = performance.now();
  while (countRead(guest, text) === 0) {
    if (performance.now() - begin > patienceMs) {
      const chat = guest.chat().map((message) => message.text);
      process.stderr.write(`silent before "${text}": ${JSON.stringify(chat)}\n`);
      return false;
    }
    if (again !== undefined && countRead(guest, apology) > sorry) {
      sorry += 1;
      guest.says(again);
    }
    await delay(20);
  }
  return true;
}

function countRead(guest: Guest, text: string): number {
  return guest.chat().filter((message) => message.from === "bot" && message.text.includes(text)).length;
}

async function countChatToll(
  database: Database,
  told: readonly Told[],
): Promise<Omit<ChatRounds, "rounds" | "interrupted">> {
  const { rows } = await sql<{ phone: string; count: number }>`
    select details->'guest'->>'phone' as phone, count(*)::int4 as count from service.booking
    where details ? 'guest' and state <> 'CANCELLED' group by 1`.execute(database.db);
  const standing = new Map(rows.map(({ phone, count }) => [phone, count]));
  const countOf = ({ phone }: Told) => standing.get(phone) ?? 0;
  const acknowledged = told.filter(({ booked }) => booked > 0);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((each) => countOf(each) === 0).length,
    doubled: told.filter((each) => countOf(each) > 1).length,
    oversold: await countOversold(database),
    silent: told.filter(({ silent }) => silent).length,
    toldTwice: told.filter(({ booked }) => booked > 1).length,
  };
}
