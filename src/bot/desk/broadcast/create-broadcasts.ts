import type { Say } from "#src/bot/machine/core/effect.ts";
import { message } from "#src/bot/machine/core/message.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { BroadcastBook, Broadcasts, HouseWords } from "./ports.ts";

interface BroadcastParts {
  readonly book: BroadcastBook;
  readonly inject: Inject;
  readonly tellStaff: StaffNotices["send"];
  readonly render: (say: Say) => Reply;
  readonly jobs: Pick<Jobs, "every">;
  readonly clock: Clock;
  readonly log: Log;
}

/** A platform that is away keeps the result back no longer; who waits until then is called. */
const toldAfter = Temporal.Duration.from({ hours: 1 });

/** Brings what the staff write to an evening's guests into their chats, and tells the staff whom it reached. */
export function createBroadcasts(parts: BroadcastParts): Broadcasts {
  const { book, render, jobs, log } = parts;
  // Also for what was kept by a process that died before it was passed on.
  jobs.every(Temporal.Duration.from({ minutes: 1 }), "broadcasts", async () => {
    for (const id of await book.listOpen()) await carryOn(parts, id);
  });
  return {
    ...book,
    send: async (id, ...given) => {
      if (!(await book.send(id, ...given))) return false;
      try {
        await carryOn(parts, id);
      } catch (error) {
        // It is kept by now: the next look passes it on, and it would be wrong to say that it failed.
        log.warn(faultOf(error), "a message to the guests of an evening is passed on later");
      }
      return true;
    },
    asRead: (words, venue, language) => {
      const line = message("fromHouse", { venue, text: wordsFor(words, language) });
      const nothing = { buttons: [], contactRequest: false, answers: false } as const;
      return render({ type: "say", language, lines: [line], ...nothing }).text;
    },
  };
}

/** One look at a message that is sent. Every step may come twice: the chats and the staff know it by its id. */
async function carryOn({ book, inject, tellStaff, clock }: BroadcastParts, id: string): Promise<void> {
  const broadcast = await book.find(id);
  if (!broadcast?.words) return;
  const { venueId, words } = broadcast;
  for (const conversationId of await book.listUnpassed(id)) {
    const event = { type: "houseWrote", broadcastId: id, venueId, ...words } as const;
    await inject(conversationId, event, `broadcast:${id}:${conversationId}`);
    await book.markPassed(id, conversationId, clock.now());
  }
  await book.collect(id);
  const { result } = (await book.find(id)) ?? {};
  if (!result) return;
  const { waiting, sent, unreached, noChat, at, by } = result;
  if (waiting > 0 && Temporal.Instant.compare(clock.now(), at.add(toldAfter)) < 0) return;
  const { date } = broadcast;
  const toCall = unreached + noChat;
  await tellStaff(
    { kind: "broadcastSent", venueId, date, by: by.displayName, sent, unreached, waiting, toCall },
    `broadcast:${id}`,
  );
  await book.markTold(id, clock.now());
}

/** In the guest's language, where the house has written it in that, else as it is written. */
function wordsFor({ text, translations }: HouseWords, language: string): string {
  return translations?.[language] ?? text;
}
