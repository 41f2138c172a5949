import { autoRetry } from "@grammyjs/auto-retry";
import { apiThrottler } from "@grammyjs/transformer-throttler";
import { Api, type Transformer } from "grammy";
import { callOutcomeOf, type HearCall } from "#src/lib/call-outcome.ts";
import { defined } from "#src/lib/defined.ts";

/** Longer than a long poll; without a limit, a connection that died silently would hold the poll for minutes. */
const timeoutSeconds = 45;

/**
 * https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this: 30 messages a second in
 * all, one a second in a chat, bursts allowed. The plugin's own default makes a second message wait a second.
 */
const limitsOf = (burst: number) => ({
  global: { reservoir: 30, reservoirRefreshAmount: 30, reservoirRefreshInterval: 1000 },
  // A group takes 20 a minute, edits among them.
  group: { maxConcurrent: 1, reservoir: 20, reservoirRefreshAmount: 20, reservoirRefreshInterval: 60_000 },
  out: {
    // One after another, so that replies arrive in the order in which they were sent.
    maxConcurrent: 1,
    reservoir: burst,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseInterval: 1000,
    reservoirIncreaseMaximum: burst,
    // Idle chats are forgotten after this; longer than any call takes.
    timeout: 60_000,
  },
});

const usualBurst = 5;

/** Calls that are worth nothing later: they neither wait in a line nor are they repeated. */
const courtesies: ReadonlySet<string> = new Set([
  "answerCallbackQuery",
  "sendChatAction",
  "setMessageReaction",
  "getMyCommands",
  "setMyCommands",
  "getMyDescription",
  "setMyDescription",
  "getMyShortDescription",
  "setMyShortDescription",
  "answerPreCheckoutQuery",
]);

export interface ApiOptions {
  readonly token: string;
  readonly apiRoot?: string;
  /** False only for a Bot API server that has no limits. Default true. */
  readonly throttle?: boolean;
  /** Messages that a chat takes at once, before it takes one a second. Default 5. */
  readonly burst?: number;
  readonly heard?: HearCall;
}

/**
 * Telegram's methods. 429 is waited out where Telegram asks for half a minute or less; everything else is
 * thrown, since whoever calls tries again: the outbox, the polling.
 */
export function createApi({ token, apiRoot, throttle = true, burst = usualBurst, heard }: ApiOptions): Api {
  const api = new Api(token, { timeoutSeconds, ...defined({ apiRoot }) });
  // The first one stands nearest to the line: it meets every request, also those that are repeated.
  if (heard) api.config.use(hearing(heard));
  if (throttle) api.config.use(exceptCourtesies(apiThrottler(limitsOf(burst))));
  const retry = autoRetry({
    maxDelaySeconds: 30,
    maxRetryAttempts: 3,
    rethrowInternalServerErrors: true,
    rethrowHttpErrors: true,
  });
  api.config.use(exceptCourtesies(retry));
  return api;
}

function hearing(heard: HearCall): Transformer {
  return async (call, method, payload, signal) => {
    try {
      const answer = await call(method, payload, signal);
      heard(answer.ok ? "ok" : callOutcomeOf(answer.error_code));
      return answer;
    } catch (error) {
      // A poll that a stop breaks off has not failed.
      if (!signal?.aborted) heard("failed");
      throw error;
    }
  };
}

function exceptCourtesies(transformer: Transformer): Transformer {
  return (call, method, payload, signal) =>
    courtesies.has(method) ? call(method, payload, signal) : transformer(call, method, payload, signal);
}
