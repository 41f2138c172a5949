import type { GuestCommand } from "#src/bot/machine/core/event.ts";
import type { Inbound, InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import type { Round, RoundBook } from "./ports.ts";

const prefix = "group-";

/** What a link carries by which the organiser of a round goes on in private: at most 64 letters, digits, `_` and `-`. */
export function toStart(round: string): string {
  return `${prefix}${round}`;
}

function readStart(content: InboundContent): string | undefined {
  if (content.type !== "command" || content.command !== "start") return undefined;
  return /^group-([0-9A-Z]{16})$/.exec(content.argument ?? "")?.[1];
}

/**
 * What a guest does who comes from a group by its link, with what they said there; everything else as it is. The link
 * means nothing in another's hand. A repeat comes to the same content, or is dropped by its id.
 */
export async function goOn(
  { book, clock }: { readonly book: Pick<RoundBook, "find" | "findOwn">; readonly clock: Clock },
  inbound: Inbound,
): Promise<Inbound> {
  const id = readStart(inbound.content);
  if (id === undefined) return inbound;
  const round = await book.find(id);
  const { platform, chatId } = inbound.address;
  if (!round || round.organiser !== `${platform}:${chatId}`) {
    return { ...inbound, content: { type: "command", command: "start" } };
  }
  const command = ownCommandOf(round);
  if (command) return { ...inbound, content: { type: "command", command } };
  const booking = (await book.findOwn(round, clock.now()))?.booking;
  return {
    ...inbound,
    content: { type: "groupWish", round: id, ...defined({ words: round.words, booking }) },
  };
}

/** Commands that are about the guest alone, and not about a table for the group. */
const ownCommands: Readonly<Record<Exclude<GuestCommand, "start" | "book">, true>> = {
  bookings: true,
  cancel: true,
  language: true,
  help: true,
  mydata: true,
  forgetme: true,
};

/** The command that was all that the organiser said. */
export function ownCommandOf({ words }: Round): GuestCommand | undefined {
  const name = /^\/([a-z]+)$/.exec(words ?? "")?.[1];
  return Object.keys(ownCommands).find((command): command is keyof typeof ownCommands => command === name);
}
