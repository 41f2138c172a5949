import type { OfferedTimes } from "#src/bot/machine/core/effect.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { Address, MessageRef } from "./address.ts";

/** Somebody in a group. */
export interface Member {
  /** The chat id of their private chat. */
  readonly id: string;
  readonly firstName: string;
  /** BCP 47, their setting. */
  readonly language?: string;
}

/** Words in a group that were meant for the bot. */
export interface GroupWord {
  /** As `Inbound.id`. */
  readonly id: string;
  readonly group: Address;
  readonly message: MessageRef;
  readonly from: Member;
  /** Without the bot's name; empty where nothing else was said. */
  readonly words: string;
  /** It answers a message of the bot's and does not name it: it may be meant for the friends. */
  readonly isReply?: true;
}

/** What a press in a group comes to, for the one who pressed. */
export interface PressAnswer {
  /** At most 200 characters. */
  readonly text?: string;
  /** To be read and closed, where it is more than a word in passing. */
  readonly isAlert?: true;
  /** Opens the private chat, started with this. */
  readonly start?: string;
}

/** Words to the bot in a group's own name, or a channel's: nobody can be led on in private. */
export interface NamelessWord extends Pick<GroupWord, "group" | "message" | "words"> {
  /** Where the bot can be written to in private. */
  readonly link: string;
}

/** What becomes of words in a group: an answer follows, or none; thanks need no words. */
type GroupReceipt = "taken" | "thanked" | "passedOver";

/** Groups of friends on a platform. Once a call resolves, what it told is kept; a repeat is harmless. */
export interface GroupChats {
  addressed(word: GroupWord): Promise<GroupReceipt>;
  addressedByNobody(word: NamelessWord): Promise<void>;
  /** The language of the answer is the member's. */
  pressed(group: Address, token: string, from: Member): Promise<PressAnswer>;
  moved(group: Address, chatId: string): Promise<void>;
  /** The bot is in the group no more. */
  left(group: Address): Promise<void>;
}

/** The round that a booking is for: by itself, or by the booking whose place it takes. */
export type RoundKey = { readonly round: string } | { readonly former: BookingKey };

/** Groups whose table is booked. A fault is thrown and the call repeated, which is harmless. */
export interface TableSharing {
  share(
    round: RoundKey,
    booking: BookedTable,
    locale: { readonly language: string; readonly region?: string },
  ): Promise<void>;
  /** Which times the organiser of a round may choose from. */
  shareTimes(
    round: string,
    offered: OfferedTimes,
    locale: { readonly language: string; readonly region?: string },
  ): Promise<void>;
}
