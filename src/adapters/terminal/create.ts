import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import type { ReplyButton } from "#src/bot/replies/reply.ts";
import type { Inbound, InboundContent, Receive } from "#src/bot/runtime/ports/inbound.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { readLine } from "./inbound.ts";
import { toScreen } from "./outbound.ts";
import { openScreen, type Screen } from "./transport.ts";

/** The widest a text is read with ease. */
const maxWidth = 80;
/** Some terminals tell no width, or 0: below this there is nothing sensible to wrap at. */
const minWidth = 20;

export interface TerminalOptions {
  readonly input: Readable;
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** True for a person at a terminal, false for lines piped in. */
  readonly interactive: boolean;
  /** BCP 47, the language of the terminal's user. */
  readonly language?: string;
  /** Printed first, to a person only. */
  readonly hint?: string;
  /** Resolves once all that was set off by what this chat has said is done, and its replies are sent. */
  readonly settle: () => Promise<void>;
  /** A fresh unguessable id. */
  readonly newId: () => string;
  /** Where a file is left that the guest asks for; a terminal shows none. */
  readonly folder: string;
  readonly log: Log;
}

export interface Terminal extends Platform {
  /** Resolves when the guest is gone (end of input, `/quit`, nobody reads the output) or the platform stopped. */
  readonly finished: Promise<void>;
}

/**
 * The terminal as a platform, for trying the bot out, and the smallest example of one. There is one guest,
 * in the chat `local`.
 *
 * A person is answered whenever an answer comes. Piped lines are said one after the other, each once
 * the one before has settled; after the last of them has, `finished` resolves.
 */
export function createTerminal(options: TerminalOptions): Terminal {
  const { output, interactive, log } = options;
  const address = { platform: "terminal", chatId: "local" };
  const session = options.newId();
  const finished = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<void>();
  const offers = createOffers();
  let lineCount = 0;
  let screen: Screen | undefined;

  return {
    name: "terminal",
    capabilities: { edits: false, contactSharing: false, attachments: false, payments: false },
    askPayment: async () => ({ ok: false, reason: "rejected" }),
    refund: async () => false,
    attach: async (_address, attachment) => {
      if (attachment.type !== "file") return { ok: false, reason: "rejected" };
      const path = join(options.folder, attachment.name);
      await writeFile(path, attachment.text, { mode: 0o600 });
      await screen?.print(`→ ${path}\n`);
      return { ok: true };
    },
    finished: finished.promise,
    start: async (receive) => {
      screen = openScreen({ ...options, prompt: style("bold", "> ") });
      void converse(screen, receive).finally(finished.resolve);
      if (interactive && options.hint !== undefined) await screen.print(`${style("dim", options.hint)}\n`);
      else screen.invite();
    },
    stop: async () => {
      stopping.resolve();
      screen?.close();
      if (screen !== undefined) await finished.promise;
    },
    send: async (_address, reply) => {
      offers.replied(reply.buttons);
      const printed = await screen?.print(toScreen(reply, look()));
      return printed === true ? { ok: true } : { ok: false, reason: "unreachable" };
    },
  };

  async function converse(opened: Screen, receive: Receive): Promise<void> {
    for await (const typed of opened.lines) {
      const line = readLine(typed, offers.current());
      if (line.type === "quit") break;
      if (line.type === "said") await say(line.content, receive);
      opened.invite();
    }
    if (!interactive) await Promise.race([options.settle(), stopping.promise]);
  }

  async function say(content: InboundContent, receive: Receive): Promise<void> {
    offers.said();
    lineCount += 1;
    const { language } = options;
    const inbound: Inbound = {
      id: `${session}:${lineCount}`,
      address,
      content,
      ...(language && { language }),
    };
    try {
      await receive(inbound);
    } catch (error) {
      // Nobody delivers a typed line again.
      log.error(faultOf(error), "could not store a line");
    }
    if (!interactive) await Promise.race([options.settle(), stopping.promise]);
  }

  function look() {
    const { isTTY = false, columns = 0 } = output;
    return {
      highlight: (text: string) => style("cyan", text),
      ...(isTTY && columns >= minWidth && { width: Math.min(columns, maxWidth) }),
    };
  }

  /** Only where the output is a terminal, and `NO_COLOR` and its like allow it. */
  function style(format: "bold" | "cyan" | "dim", text: string): string {
    return output.isTTY === true ? styleText(format, text, { stream: output }) : text;
  }
}

/**
 * The buttons a number can pick: those of the last reply that had any, among the replies since the guest's
 * last line. So a number picks nothing once a question without buttons was asked.
 */
function createOffers() {
  let buttons: readonly ReplyButton[] = [];
  let stale = false;
  return {
    current: () => buttons,
    said: () => {
      stale = true;
    },
    replied: (offered: readonly ReplyButton[]) => {
      if (stale || offered.length > 0) buttons = offered;
      stale = false;
    },
  };
}
