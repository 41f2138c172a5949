import type { OfferedTimes } from "#src/bot/machine/core/effect.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Address, MessageRef } from "#src/bot/runtime/ports/address.ts";
import type { GroupWord, RoundKey } from "#src/bot/runtime/ports/groups.ts";

/** One table that friends in a group go to, from the words by which it was wished for. */
export interface Round {
  readonly id: string;
  readonly group: Address;
  /** The organiser's private chat, whether or not there is one yet. Absent once they asked to be forgotten. */
  readonly organiser?: string;
  readonly organiserName: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 of the venue. */
  readonly region?: string;
  /** What the organiser said in the group. */
  readonly words?: string;
  /** The message of the group that began it. */
  readonly askedIn?: MessageRef;
  readonly isAnswered: boolean;
  /** The message that answered these words. */
  readonly begunMessage?: MessageRef;
  /** What the organiser may choose from, until they have booked. */
  readonly offered?: OfferedTimes;
  /** Absent until the organiser has booked. */
  readonly booking?: BookedTable;
  /** The message that shows the table and who comes. */
  readonly message?: MessageRef;
  readonly shownAt?: Temporal.Instant;
  /** What the group reads is not what is so. */
  readonly isBehind: boolean;
  /** Counts what happened to it. */
  readonly revision: number;
  /** Names of those who come, in the order of their answers. */
  readonly comers: readonly string[];
  /** How many have said that they do not come. */
  readonly absent: number;
  /** How many the organiser reckoned with before anybody said no. */
  readonly reckoned: number;
  /** When the organiser is to be asked about the size, where that is still to be done. */
  readonly askAt?: Temporal.Instant;
  /** The size that the organiser was asked about last. */
  readonly askedFor?: number;
}

/** Rounds, as they are stored. Every method is one transaction. */
export interface RoundBook {
  /** Stores what began a round; undefined where the group has begun too many lately. A repeat gives the same one. */
  begin(
    word: GroupWord,
    begun: {
      readonly id: string;
      readonly at: Temporal.Instant;
      readonly most: number;
      readonly since: Temporal.Instant;
    },
  ): Promise<string | undefined>;
  find(id: string): Promise<Round | undefined>;
  /** Whose table the group has ahead, or is being chosen since then; the newest. */
  findOther(round: Round, now: Temporal.Instant, since: Temporal.Instant): Promise<Round | undefined>;
  /** The table that this organiser has ahead for the group. */
  findOwn(round: Round, now: Temporal.Instant): Promise<Round | undefined>;
  /** The organiser has booked: they are the first who comes. A booking that takes another's place has its friends too. */
  share(
    round: RoundKey,
    booking: BookedTable,
    locale: { readonly language: string; readonly region?: string },
  ): Promise<string | undefined>;
  /** The times that the organiser is offered; false where they have booked, or are not known any more. */
  offer(
    id: string,
    offered: OfferedTimes,
    locale: { readonly language: string; readonly region?: string },
  ): Promise<boolean>;
  answer(
    id: string,
    friend: { readonly id: string; readonly firstName: string; readonly comes: boolean },
    times: { readonly now: Temporal.Instant; readonly askAt: Temporal.Instant },
  ): Promise<"taken" | "known" | "over">;
  /** The round whose table this is. */
  findByBooking(booking: Pick<BookedTable, "venueId" | "id">): Promise<string | undefined>;

  /** Takes a round up for this process alone until then, with what became of its booking; undefined where another has it. */
  claim(id: string, now: Temporal.Instant, until: Temporal.Instant): Promise<Round | undefined>;
  release(id: string): Promise<void>;
  markAnswered(id: string, message: MessageRef | undefined, at: Temporal.Instant): Promise<void>;
  /** The group reads the times that are offered. */
  markTimesShown(round: Round, at: Temporal.Instant): Promise<void>;
  markShown(round: Round, message: MessageRef | undefined, at: Temporal.Instant): Promise<void>;
  /** The organiser was asked about this size, or need not be; where friends have answered since, they are asked later. */
  markAsked(round: Round, partySize: number | undefined): Promise<void>;
  /** Those with something to be done now. */
  findWork(now: Temporal.Instant): Promise<readonly string[]>;

  moveGroup(group: Address, chatId: string): Promise<void>;
  remove(id: string): Promise<void>;
  leaveGroup(group: Address): Promise<void>;
  /** Forgets visits that began before then, and words that led to none by then. */
  forget(before: Temporal.Instant): Promise<void>;
}
