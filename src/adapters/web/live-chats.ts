import type { WebChatBook } from "#src/bot/runtime/web-chats.ts";

/** How often the store is asked what other processes have written. */
const askEveryMs = 1000;

interface OpenPage {
  readonly chatId: string;
  /** Up to which revision the page has been told. */
  seen: number;
  /** Ends the wait for news. */
  wake: () => void;
}

/** The pages that are open in this process, and when there is something new for them. */
export interface LiveChats {
  /** Told of what `page` has not seen: at once by this process, within a second by the others. */
  open(page: OpenPage): { readonly close: () => void };
  /** Something was written in this process. */
  written(chatId: string): void;
  stop(): void;
}

export function createLiveChats(
  book: Pick<WebChatBook, "listNews">,
  onFault: (error: unknown) => void,
): LiveChats {
  const pages = new Map<string, Set<OpenPage>>();
  let asking: NodeJS.Timeout | undefined;

  const wakeAll = (chatId: string) => {
    for (const page of pages.get(chatId) ?? []) page.wake();
  };
  const ask = async () => {
    const seen = [...pages].map(
      ([id, open]) => [id, Math.min(...[...open].map((page) => page.seen))] as const,
    );
    await book.listNews(new Map(seen)).then((ids) => ids.forEach(wakeAll), onFault);
    asking = pages.size > 0 ? setTimeout(ask, askEveryMs) : undefined;
  };

  return {
    open: (page) => {
      const open = pages.get(page.chatId) ?? new Set();
      pages.set(page.chatId, open.add(page));
      asking ??= setTimeout(ask, askEveryMs);
      return {
        close: () => {
          open.delete(page);
          if (open.size === 0 && pages.get(page.chatId) === open) pages.delete(page.chatId);
        },
      };
    },
    written: wakeAll,
    stop: () => {
      clearTimeout(asking);
      asking = undefined;
      pages.clear();
    },
  };
}
