import { readdirSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";
import { parseTranscript, type Transcript } from "#test/support/transcripts/parse-transcript.ts";
import { playTranscript } from "#test/support/transcripts/play-transcript.ts";
import { sitAtTerminal, sitInTelegram } from "#test/support/transcripts/seats.ts";

/**
 * Whole conversations, word by word: each file holds what the guest says, and what came of it. A file that is new, or
 * whose guest's lines were changed, is written by `npx vitest run test/journeys/transcripts.test.ts -u`, and read
 * before it is committed.
 */
const folder = new URL("transcripts/", import.meta.url);
const token = "4000000001:AAEexampleexampleexampleexampleexample";

async function openStage(transcript: Transcript) {
  const database = await openTestDatabase();
  const { venuesFile, asked } = transcript;
  const options = { database, ...(venuesFile !== undefined && { venuesFile }) };
  const shared = asked === undefined ? {} : { CONFIRM_GRACE: asked };
  if (transcript.seat === "terminal") {
    const house = await openHouse({ ...options, env: shared, terminal: true });
    return { house, database, seat: sitAtTerminal(house, database) };
  }
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const env = {
    ...shared,
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_API_ROOT: telegram.apiRoot,
    TELEGRAM_PAYMENT_TOKEN: "284685063:TEST:NmQ3ZDU1",
  };
  return { house: await openHouse({ ...options, env }), database, seat: sitInTelegram(telegram, transcript) };
}

const scripts = readdirSync(folder).flatMap((language) =>
  readdirSync(new URL(`${language}/`, folder)).map((file) => {
    const path = new URL(`${language}/${file}`, folder).pathname;
    return { name: `${language}/${file}`, path, transcript: parseTranscript(readFileSync(path, "utf8")) };
  }),
);

async function check({ path, transcript }: (typeof scripts)[number]): Promise<void> {
  const played = await playTranscript(await openStage(transcript), transcript);
  await expect(played).toMatchFileSnapshot(path);
}

test.for(scripts)("$name", check);
