import { createRunner, createSource, type UpdateSink } from "@grammyjs/runner";
import type { Api } from "grammy";
import type { Update } from "grammy/types";
import { OwnError } from "#src/lib/fault.ts";
import type { Take } from "./intake.ts";
import { allowedUpdates } from "./update.ts";

const pollSeconds = 30;

/** The store is down: Telegram still has the updates. */
export class UpdatesNotStoredError extends OwnError {
  readonly code = "updatesNotStored";
  override readonly name = "UpdatesNotStoredError";
}

export interface Polling {
  readonly api: Api;
  readonly take: Take;
  /** Where to go on; kept by the caller over failed attempts. */
  readonly position: { offset: number };
  /** A batch is stored, or there was nothing new. */
  readonly progressed: () => void;
}

/**
 * Takes updates by long polling until the signal aborts; then resolves once those in hand are stored.
 *
 * The offset of the next `getUpdates` is what confirms updates to Telegram, so it moves only when a whole
 * batch is stored. The runner's own fetcher moves it when a batch arrives, and its sinks swallow what a
 * handler throws; that is why neither is used here.
 * @throws whatever `getUpdates` threw; UpdatesNotStoredError
 */
export async function poll({ api, take, position, progressed }: Polling, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const source = createSource<Update>({
    supply: (limit, fetchSignal) =>
      api.getUpdates(
        {
          offset: position.offset,
          limit: Math.min(limit, 100),
          timeout: pollSeconds,
          allowed_updates: allowedUpdates,
        },
        fetchSignal,
      ),
  });
  const runner = createRunner(source, createStoringSink(take, position, progressed));
  // What it returns is `finished` again, or nothing.
  const stop = () => void runner.stop();
  runner.start();
  const finished = runner.task();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await finished;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function createStoringSink(
  take: Take,
  position: { offset: number },
  progressed: () => void,
): UpdateSink<Update> {
  return {
    handle: async (updates) => {
      await storeAll(updates, take);
      const last = updates.at(-1);
      if (last !== undefined) position.offset = last.update_id + 1;
      progressed();
      return Number.POSITIVE_INFINITY;
    },
    size: () => 0,
    snapshot: () => [],
  };
}

/** One chat's updates in their order, the chats side by side. Ends only when nothing is in hand any more. */
async function storeAll(updates: readonly Update[], take: Take): Promise<void> {
  const chats = Map.groupBy(updates, chatOf);
  const outcomes = await Promise.allSettled(
    [...chats.values()].map(async (ofChat) => {
      for (const update of ofChat) await take(update);
    }),
  );
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed !== undefined) {
    throw new UpdatesNotStoredError("could not store updates", { cause: failed.reason });
  }
}

/** In a private chat, the chat and the guest have the same id. */
function chatOf(update: Update): number {
  const { message, edited_message: edited, my_chat_member: member } = update;
  const press = update.callback_query ?? update.pre_checkout_query;
  return (message ?? edited ?? member)?.chat.id ?? press?.from.id ?? 0;
}
