import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { saveSnapshot } from "#src/bot/machine/core/snapshot.ts";
import { transition } from "#src/bot/machine/transition.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import { decideTurn } from "#src/bot/runtime/decide-turn.ts";
import type { Conversation } from "#src/bot/runtime/turn-store.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { replyLanguages } from "#src/compose/languages.ts";
import { readCatalogues } from "#src/compose/read-catalogues.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { fjord } from "#test/support/runtime/harness.ts";
import type { Measurement } from "../measurement.ts";
import { median, spreadOf } from "../statistics.ts";
import { words } from "./words.ts";

const rounds = 7;
const turnsOfARound = 300;

/** A turn without a store: read, decided, put into words, by one chat after another sentence. */
export function measurePureTurn(): Measurement[] {
  const turns: number[] = [];
  const readings: number[] = [];
  const chat = openChat();
  for (let round = -1; round < rounds; round++) {
    const turn = medianOf(chat.write);
    const reading = medianOf(chat.read);
    // The first round warms both up.
    if (round < 0) continue;
    turns.push(turn);
    readings.push(reading);
  }
  return [
    {
      name: "a turn without a store",
      value: median(turns),
      unit: "ms",
      aim: "0.25 ms",
      spread: spreadOf(turns, 2),
    },
    {
      name: "of that, reading the sentence",
      value: median(readings),
      unit: "ms",
      aim: "0.25 ms",
      spread: spreadOf(readings, 2),
    },
  ];
}

function medianOf(work: (sentence: string) => void): number {
  return median(
    Array.from({ length: turnsOfARound }, (_, index) => {
      const begin = performance.now();
      work(words[index % words.length] ?? "");
      return performance.now() - begin;
    }),
  );
}

/** One list, as the program has it: what is made of the venues is kept by it. */
const house = [fjord];

function openChat(): { write(sentence: string): void; read(sentence: string): void } {
  const render = createRenderReply(readCatalogues("replies.ftl"));
  const parts = {
    ...{ transition, understand, house: { venues: () => house }, languages: replyLanguages() },
    ...{ platforms: [], log: createQuietLog() },
  };
  const now = Temporal.Instant.from("2026-11-21T10:00:00Z");
  const fresh = { reference: "r", idempotencyKey: "k" };
  const address = { platform: "test", chatId: "1" };
  const conversation: Conversation = { id: "test:1", address, language: "en", guestReference: "g" };
  let snapshot = JSON.stringify(saveSnapshot(initialState("en")));
  let number = 0;
  return {
    write: (text) => {
      number += 1;
      const arrival = { source: "guest", content: { type: "text", text } } as const;
      const pending = { number, arrival, conversation, snapshot: JSON.parse(snapshot) };
      const turn = decideTurn(parts, pending, { now, fresh });
      snapshot = JSON.stringify(turn.snapshot);
      for (const effect of turn.effects) if (effect.type === "say") render(effect);
    },
    read: (text) => {
      const context = { now: now.toZonedDateTimeISO(fjord.timeZone), language: "en", venues: [fjord] };
      understand(text, { ...context, expecting: null, tablePicked: false });
    },
  };
}
