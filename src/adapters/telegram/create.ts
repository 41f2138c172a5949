import type { GroupChats } from "#src/bot/runtime/ports/groups.ts";
import type { Receive } from "#src/bot/runtime/ports/inbound.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import type { HearCall } from "#src/lib/call-outcome.ts";
import { keepTrying } from "#src/lib/keep-trying.ts";
import type { Log } from "#src/lib/log.ts";
import { systemWait } from "#src/lib/system-wait.ts";
import type { Wait } from "#src/lib/wait.ts";
import { createApi } from "./api.ts";
import { createAttach } from "./attach.ts";
import { toChatLink } from "./chat-link.ts";
import type { TelegramConfig } from "./config.ts";
import { createCourtesies } from "./courtesies.ts";
import { TelegramError } from "./failure.ts";
import { takeFromGroup } from "./groups.ts";
import { createIntake, type Take } from "./intake.ts";
import type { BotDescription, CommandDescription } from "./introduce.ts";
import { createPayments, type PaymentOptions } from "./payments.ts";
import { poll } from "./polling.ts";
import { createFailureReport } from "./report-failure.ts";
import { setUp } from "./setup.ts";
import { createSend } from "./transport.ts";
import { createWebhookHandler } from "./webhook.ts";

export interface TelegramOptions extends TelegramConfig {
  readonly commands: readonly CommandDescription[];
  /** The names of those that groups are shown. */
  readonly groupCommands: readonly string[];
  readonly groups: GroupChats;
  readonly descriptions: readonly BotDescription[];
  /** Whether a deposit may be paid now. */
  readonly checkout: PaymentOptions["checkout"];
  readonly log: Log;
  /** Hears what comes of each request to Telegram. */
  readonly heard?: HearCall;
  /** False only for a Bot API server that has no limits. Default true. */
  readonly throttle?: boolean;
  /** Messages that a chat takes at once; more only for a server that takes more. Default 5. */
  readonly burst?: number;
  /** How to pass the time between attempts; a test's does not wait. */
  readonly wait?: Wait;
}

export interface Telegram extends Platform {
  /** Present where a webhook is configured: answers what arrives at its path. */
  readonly webhook?: { readonly path: string; readonly handle: (request: Request) => Promise<Response> };
  /** What opens the chat with this bot; undefined until Telegram has told its name. */
  readonly toChatLink: (payload: string) => string | undefined;
}

/**
 * Telegram as a platform: by long polling, or by webhook where one is configured.
 *
 * `start` throws a TelegramError when the token or the webhook is refused. When Telegram cannot be reached
 * it does not: it goes on trying. With several processes behind one webhook each may start and stop as it
 * likes, so `stop` leaves the webhook set.
 */
export function createTelegram(options: TelegramOptions): Telegram {
  const { log, webhook } = options;
  const api = createApi(options);
  const courtesies = createCourtesies(api, log);
  const send = createSend(api, log);
  const { answerCheckout, ...payments } = createPayments(api, options);
  const report = createFailureReport(log);
  const position = { offset: 0 };
  const inHand = createInHand();
  let stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let take: Take | undefined;
  let toLink: Telegram["toChatLink"] = () => undefined;

  return {
    name: "telegram",
    capabilities: capabilitiesOf(options),
    ...payments,
    attach: createAttach(api, log),
    toChatLink: (payload) => toLink(payload),
    send: async (address, reply, how) => {
      await courtesies.typingShown(address.chatId);
      return await send(address, reply, how);
    },
    start: async (receive) => {
      stopping = new AbortController();
      await connect(receive).catch((error: unknown) => {
        if (!isWorthAnotherTry(error)) throw error;
        report(error, 0);
      });
      running = keepTrying((progressed) => run(receive, progressed), {
        signal: stopping.signal,
        wait: options.wait ?? systemWait,
        onFailure: report,
      });
    },
    stop: async () => {
      stopping.abort();
      await running;
      await inHand.settled();
      await courtesies.drain();
      take = undefined;
    },
    ...(webhook !== undefined && {
      webhook: {
        path: new URL(webhook.url).pathname,
        handle: createWebhookHandler({
          secret: webhook.secret,
          take: () => (stopping.signal.aborted || take === undefined ? undefined : inHand.tracked(take)),
          log,
        }),
      },
    }),
  };

  async function connect(receive: Receive): Promise<Take> {
    const self = await setUp({ ...options, api }, stopping.signal);
    toLink = toChatLink(self.username);
    take = createIntake({
      botId: self.id,
      receive,
      courtesies,
      takeFromGroup: (update) => takeFromGroup(update, self, options.groups),
      answerCheckout: (query) => void inHand.keep(answerCheckout(query)),
      log,
    });
    return take;
  }

  async function run(receive: Receive, progressed: () => void): Promise<void> {
    const takeUpdate = take ?? (await connect(receive));
    if (webhook === undefined) await poll({ api, take: takeUpdate, position, progressed }, stopping.signal);
  }
}

function capabilitiesOf({ paymentToken }: TelegramConfig): Platform["capabilities"] {
  return { edits: true, contactSharing: true, attachments: true, payments: paymentToken !== undefined };
}

/** What is done about updates, so that a stop can wait for it. */
function createInHand() {
  const under = new Set<Promise<void>>();
  const keep = async (work: Promise<void>): Promise<void> => {
    under.add(work);
    await work.finally(() => under.delete(work));
  };
  return {
    keep,
    tracked:
      (take: Take): Take =>
      (update) =>
        keep(take(update)),
    settled: async (): Promise<void> => {
      await Promise.allSettled(under);
    },
  };
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof TelegramError && error.code === "telegramUnavailable";
}
