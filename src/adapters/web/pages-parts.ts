import type { InboundContent, Receipt } from "#src/bot/runtime/ports/inbound.ts";
import type { WebChatBook } from "#src/bot/runtime/web-chats.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { RateLimit } from "#src/lib/rate-limit.ts";
import type { Assets } from "#src/web/page/assets.ts";
import type { Lines } from "./lines.ts";
import type { LiveChats } from "./live-chats.ts";
import type { PageVenue, PageWords } from "./page-words.ts";

export interface WebChatOptions {
  readonly book: WebChatBook;
  readonly assets: Assets;
  readonly venues: () => readonly PageVenue[];
  readonly say: PageWords;
  /** Those that pages are written in, BCP 47. */
  readonly languages: readonly string[];
  /** The address by which browsers come, where it is set. */
  readonly publicUrl?: string;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a guest did, to be answered in the chat. */
export interface GuestAct {
  readonly chatId: string;
  readonly content: InboundContent;
  readonly language: string;
  /** Whose page it is. */
  readonly venueId: number;
  /** Two of one id are one. */
  readonly id: string;
}

/** What comes with each request. */
export interface PageEnv {
  Bindings: {
    /** Where it comes from, as limits count it. */
    readonly from: string;
  };
}

export interface PagesParts extends WebChatOptions {
  /** How many new chats may begin from one network. */
  readonly newChats: RateLimit;
  /** How many pages of one network may hear at once. */
  readonly lines: Lines;
  readonly live: LiveChats;
  /** Throws where it could not be kept. */
  readonly receive: (act: GuestAct) => Promise<Receipt>;
  /** Aborted once this process tells nobody anything more. */
  readonly stopping: AbortSignal;
}
