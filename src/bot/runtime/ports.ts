import type { Ask } from "#src/booking/contract/operations.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type {
  Deposit,
  Notice,
  OfferAnswer,
  OfferedTimes,
  WaitlistedWish,
} from "#src/bot/machine/core/effect.ts";
import type { GuestWord } from "#src/bot/machine/core/enquiry.ts";
import type { GuestCommand, OutsideEvent, Wordless } from "#src/bot/machine/core/event.ts";
import type { BookedTable, BookingKey, TimeRange, WaitingTable } from "#src/bot/machine/core/table.ts";
import type { Reply } from "#src/bot/replies/reply.ts";

/** Where a guest is reached: one chat on one platform. */
export interface Address {
  readonly platform: string;
  /** The platform's chat id. */
  readonly chatId: string;
}

/** Points at one message on a platform; opaque to everything but its adapter. */
export type MessageRef = string;

/** What a guest did, in every platform's common words. */
export type InboundContent =
  | { readonly type: "text"; readonly text: string }
  /** What was said is worded anew; `isLatest`: the guest has written nothing since, as far as is known. */
  | { readonly type: "edit"; readonly text: string; readonly isLatest: boolean }
  | { readonly type: "choice"; readonly token: string; readonly message?: MessageRef }
  /** `phone` as the platform gave it. Adapters pass on only the sender's own contact. */
  | {
      readonly type: "contact";
      readonly phone: string;
      readonly firstName?: string;
      readonly lastName?: string;
    }
  | { readonly type: "command"; readonly command: GuestCommand; readonly argument?: string }
  /** The guest goes on in private with what they said in a group; `booking` is the table that they have there already. */
  | {
      readonly type: "groupWish";
      readonly round: string;
      readonly words?: string;
      readonly booking?: BookedTable;
    }
  /** A deposit was paid. `amount` in the smallest units of the currency. */
  | ({ readonly type: "payment" } & ReportedPayment)
  /** A photo, a voice message, a sticker, somebody else's contact; `kind` is absent for what is none of those named. */
  | { readonly type: "other"; readonly kind?: Wordless }
  /** Nothing reaches the guest any more, by their own wish; and it does again. */
  | { readonly type: "left" }
  | { readonly type: "returned" };

/** What a guest does without a word to the bot, and to which nothing is answered. */
export function isSilent({ type }: InboundContent): boolean {
  return type === "left" || type === "returned";
}

/** A payment as its platform reports it. */
interface ReportedPayment {
  readonly depositId: string;
  /** The platform's own id of it, unique for ever. */
  readonly chargeId: string;
  readonly providerChargeId: string;
  readonly amount: number;
  readonly currency: string;
}

/** One update of a platform. */
export interface Inbound {
  /** Unique on its platform for ever; an update delivered twice is dropped by it. */
  readonly id: string;
  readonly address: Address;
  readonly content: InboundContent;
  /** BCP 47, the platform's setting of this guest. */
  readonly language?: string;
}

/** What became of an update: its answer is on its way, or has yet to be found, or there will be none. */
export type Receipt = "answered" | "pending" | "dropped";

/** Stores an update; once it resolves, the update may be acknowledged to the platform. */
export type Receive = (inbound: Inbound) => Promise<Receipt>;

/**
 * How the sending went. A passing fault (network, 5xx, rate limit) is thrown instead, and tried again; not before its
 * `retryAfterMs` is over, where it has one.
 */
export type Delivery =
  | { readonly ok: true; readonly message?: MessageRef }
  /** The guest blocked the bot or the chat is gone (unreachable), or the platform will never take this reply (rejected). */
  | { readonly ok: false; readonly reason: "unreachable" | "rejected" }
  /** The chat has another id by now. */
  | { readonly ok: false; readonly reason: "moved"; readonly chatId: string };

/** What a chat can be given besides words. */
export type Attachment =
  | { readonly type: "file"; readonly name: string; readonly mediaType: string; readonly text: string }
  /** Pictures on the web: at most ten. */
  | { readonly type: "photos"; readonly addresses: readonly [string, ...string[]] }
  | {
      readonly type: "place";
      readonly name: string;
      readonly address: string;
      readonly latitude: number;
      readonly longitude: number;
    };

export interface SendOptions {
  readonly replaces?: MessageRef;
  /** A new message shows which one it answers. */
  readonly answers?: MessageRef;
  /** A message that can no longer be edited is left as it is, and nothing is sent. */
  readonly onlyEdits?: boolean;
}

/** A chat platform for guests. A new platform is one folder that implements this. */
export interface Platform {
  readonly name: string;
  /** What the platform cannot do is said here, not by optional methods. */
  readonly capabilities: {
    readonly edits: boolean;
    readonly contactSharing: boolean;
    readonly attachments: boolean;
    readonly payments: boolean;
  };
  /** Begins to take updates. Throws with a clear message when it cannot (a wrong token). */
  start(receive: Receive): Promise<void>;
  /** Stops taking updates; resolves when those in hand are stored. */
  stop(): Promise<void>;
  /**
   * Sends a reply; with `replaces`, edits that message into it where the platform can, and sends a
   * new one where the message can no longer be edited. With `answers`, a new one shows which message it answers.
   */
  send(address: Address, reply: Reply, options?: SendOptions): Promise<Delivery>;
  /** Adds a file or a place to the chat, without a sound. Asked only of a platform that can. */
  attach(address: Address, attachment: Attachment): Promise<Delivery>;
  /** Asks for a payment in the chat. Asked only of a platform that can. */
  askPayment(address: Address, invoice: Invoice): Promise<Delivery>;
  /** Sends a payment in Stars back; one that went back before too. False where the platform refuses. */
  refund(payment: Pick<Payment, "payer" | "chargeId">): Promise<boolean>;
}

export interface Invoice extends Pick<Deposit, "id" | "amount" | "currency"> {
  readonly title: string;
  readonly description: string;
}

/** What a platform asks before it takes a payment. */
export interface CheckoutAsked extends Pick<ReportedPayment, "depositId" | "amount" | "currency"> {
  readonly address: Address;
}

export type CheckoutAnswer = { readonly ok: true } | { readonly ok: false; readonly words: string };

/** A payment that reached the house, and what it is for. */
export interface Payment extends ReportedPayment {
  readonly platform: string;
  /** The payer as the platform knows them. Absent once nothing can go back to them. */
  readonly payer?: string;
  readonly paidAt: Temporal.Instant;
  readonly venueId?: number;
  readonly bookingId?: string;
  readonly freeUntil?: Temporal.Instant;
}

/** Deposits that were asked for, and what was paid. Every method is one transaction and may be called twice. */
export interface DepositBook {
  ask(conversationId: string, deposit: Deposit): Promise<void>;
  withdraw(depositId: string): Promise<void>;
  /** The deposit that this chat was asked for, while it may be paid. */
  findOpen(depositId: string, conversationId: string): Promise<Deposit | undefined>;
  /** Telegram was told that it may be paid now. */
  checkedOut(depositId: string, at: Temporal.Instant): Promise<void>;
  /** The deposit that this payment is for, and for no other; undefined where nothing is to be booked for it. */
  take(chargeId: string): Promise<Deposit | undefined>;
  booked(chargeId: string, booking: BookingKey): Promise<void>;
  /** The payment that a booking stands on. */
  findPaid(booking: BookingKey): Promise<Payment | undefined>;
  /** Whether it goes back; decided once, and the payment is told as it was decided. */
  settle(
    chargeId: string,
    outcome: "owed" | "stays",
    at: Temporal.Instant,
  ): Promise<SettledPayment | undefined>;
  /** What goes back and has not yet. */
  listOwed(): Promise<readonly Payment[]>;
  /** False where there is no such payment to go back. */
  wentBack(chargeId: string, by: string, at: Temporal.Instant): Promise<boolean>;
  /** Closes what was not paid in time. */
  lapse(now: Temporal.Instant): Promise<readonly { readonly id: string; readonly conversationId: string }[]>;
}

export interface SettledPayment extends Payment {
  readonly outcome: "owed" | "stays";
}

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

/** Groups of friends on a platform. Once a call resolves, what it told is kept; a repeat is harmless. */
/** Words to the bot in a group's own name, or a channel's: nobody can be led on in private. */
export interface NamelessWord extends Pick<GroupWord, "group" | "message" | "words"> {
  /** Where the bot can be written to in private. */
  readonly link: string;
}

export interface GroupChats {
  addressed(word: GroupWord): Promise<void>;
  addressedByNobody(word: NamelessWord): Promise<void>;
  /** The language of the answer is the member's. */
  pressed(group: Address, token: string, from: Member): Promise<PressAnswer>;
  moved(group: Address, chatId: string): Promise<void>;
  /** The bot is in the group no more. */
  left(group: Address): Promise<void>;
}

/**
 * Brings an event of the house into a chat. Resolves when it is stored; false when this id was seen
 * before, so that a repeat is harmless.
 */
export type Inject = (conversationId: string, event: OutsideEvent, id: string) => Promise<boolean>;

/** What the bot knows of the house besides the booking service. Read at every turn: it may change. */
export interface House {
  /** Bookings are kept by a service that is not ours to erase in. */
  readonly keptElsewhere?: boolean;
  /** The venues to book at; empty while the service has not listed any. */
  venues(): readonly VenueFacts[];
}

/** What the staff are told: by the conversation itself, or by what was asked after the booking. */
export type StaffNotice =
  | Notice
  /** The guest did not answer the confirmation question, or could not be asked: call them. */
  | { readonly kind: "noAnswer" | "unreachable"; readonly booking: BookedTable }
  /** A table is free for a guest who waits without a chat: call them. */
  | {
      readonly kind: "callFromLine";
      readonly venueId: number;
      readonly startsAt: string;
      readonly partySize: number;
      readonly guestName: string;
      /** Until when the table is theirs to say yes to (ISO 8601). */
      readonly until: string;
    }
  /** What a staff member wrote to all guests of an evening has gone out, to so many. */
  | {
      readonly kind: "broadcastSent";
      readonly venueId: number;
      /** YYYY-MM-DD, a business date. */
      readonly date: string;
      readonly by: string;
      readonly sent: number;
      readonly unreached: number;
      /** Not yet known of these: their platform is away. */
      readonly waiting: number;
      /** With those who have no chat. */
      readonly toCall: number;
    }
  /** It was changed or cancelled in the restaurant's own system, or by another client of the service. */
  | { readonly kind: "changedOutside" | "cancelledOutside"; readonly booking: BookedTable }
  /** So many bookings of that day the guest cancelled before this one, under so many names altogether. */
  | {
      readonly kind: "rebooked";
      readonly booking: BookedTable;
      readonly cancelled: number;
      readonly names: number;
    }
  /** A payment that the staff have to send back by hand. `amount` in units of the currency. */
  | {
      readonly kind: "refundOwed";
      readonly venueId: number;
      readonly amount: number;
      readonly currency: string;
      readonly chargeId: string;
      readonly providerChargeId: string;
    };

/** Where notices to the staff go: a durable queue, so that a sleeping staff platform loses none. */
export interface StaffNotices {
  /** `key` makes a repeat harmless. `conversationId`: of the guest whom it names, by which it can be forgotten. */
  send(notice: StaffNotice, key: string, conversationId?: string): Promise<void>;
}

/** What the staff are told of a guest once, and by what it is seen. */
export interface GuestWatch {
  /** False where they were told of this matter before, under another key. */
  isFirst(
    told: { readonly conversationId: string; readonly venueId: number; readonly matter: string },
    key: string,
    at: Temporal.Instant,
  ): Promise<boolean>;
  /** The names of this chat's cancelled bookings that were to start from one moment on and before another. */
  cancelledNames(
    conversationId: string,
    visits: { readonly venueId: number; readonly from: Temporal.Instant; readonly until: Temporal.Instant },
  ): Promise<readonly string[]>;
}

/** Guests' words to the staff. A fault is thrown and the call repeated. */
export interface Enquiries {
  /** `key` makes a repeat harmless. */
  take(conversationId: string, word: GuestWord, key: string): Promise<void>;
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

/** The confirmation question as it went out. */
export interface PromptDelivery {
  readonly conversationId: string;
  readonly booking: BookedTable;
  readonly kind: "prompt" | "reminder";
  readonly at: Temporal.Instant;
}

/** What happens after the booking. Every call may come twice; a fault is thrown and the call repeated. */
export interface BookingAftercare {
  /** The booking was placed, changed, confirmed or cancelled in this chat; `isAnswered`: the guest says that they come. */
  track(conversationId: string, booking: BookedTable, isAnswered?: boolean): Promise<void>;
  /** The guest wants to be asked later, at best at the moment they named. Undefined where there is no later. */
  putOff(
    conversationId: string,
    booking: BookedTable,
    wanted?: Temporal.Instant,
  ): Promise<Temporal.Instant | undefined>;
  promptDelivered(delivery: PromptDelivery): Promise<void>;
  /** The confirmation question cannot reach this guest. */
  guestUnreachable(conversationId: string, booking: BookedTable): Promise<void>;
  /** What could not be asked meanwhile can be asked again. */
  guestReachable(conversationId: string): Promise<void>;
}

/** Who waits for a table. Every call may come twice; a fault is thrown and the call repeated. */
export interface WaitlistDesk {
  /**
   * The service took the wish on its waitlist.
   * @returns its place in line; undefined where the wish is over already
   */
  joined(conversationId: string, entry: WaitlistedWish): Promise<number | undefined>;
  widened(conversationId: string, entryId: string, takes: TimeRange): Promise<void>;
  /** Where `reference` is of an offer that is over, nothing is done. */
  answered(entryId: string, answer: OfferAnswer, reference?: string): Promise<void>;
  /**
   * The guest said yes, and the booking is about to be placed: from here on the offer does not lapse.
   * @returns false where the offer is over, or another guest who was asked too was quicker
   */
  claim(entryId: string, reference: string): Promise<boolean>;
  delivered(reference: string, message?: MessageRef): Promise<void>;
  /** The offer cannot reach this guest. */
  unreachable(entryId: string, reference: string): Promise<void>;
  /** The messages that an offer was made in, the last one last; undefined where it never reached the guest. */
  messagesOf(reference: string): Promise<readonly MessageRef[] | undefined>;
  /** What this chat waits for, in order of time, with its place in line. */
  waitingOf(conversationId: string): Promise<readonly WaitingTable[]>;
}

/** Guests' bookings, one by one, as conversations know them. A fault of the service is thrown. */
export interface BookedTables {
  /** Undefined when the service knows it no more. */
  find(key: BookingKey): Promise<BookedTable | undefined>;
  /** What the service lists under a guest's reference, whatever its state. */
  listOf(guestReference: string): Promise<readonly BookedTable[]>;
  /** The guest was asked and has not answered. Undefined when the booking is further along, and stays as it is. */
  markUnconfirmed(key: BookingKey): Promise<BookedTable | undefined>;
}

/** What lies of a guest in our own tables, as rows of JSON by what they are. */
export type GuestRecord = Readonly<Record<string, readonly unknown[]>>;

/**
 * What the house keeps of its guests beside their bookings at a remote service. Every call may come twice; a fault is
 * thrown and the call repeated.
 */
export interface GuestRecords {
  /** All that is kept of the guest of this chat, to be given to them. */
  read(conversationId: string): Promise<GuestRecord>;
  /** Something that the chat decided is still to be done, besides this effect. */
  isBusy(conversationId: string, effectId?: number): Promise<boolean>;
  /** Takes out what the queues hold of this guest, but for the jobs of the bookings that are kept. */
  forgetJobs(conversationId: string, kept: readonly BookingKey[]): Promise<void>;
  /**
   * Erases the guest of this chat wherever else they lie. With bookings that are kept until the visit, what those need stays
   * until `forgetAt`; without, the chat itself goes, with all that waits in it.
   */
  erase(conversationId: string, kept: readonly BookingKey[], forgetAt?: Temporal.Instant): Promise<void>;
}

/** The operations of the booking service that conversations need. */
export type BookingService = {
  readonly [Name in
    | "listBookings"
    | "getBooking"
    | "updateBookingState"
    | "listTimeSlots"
    | "listAvailability"]: Ask<Name>;
};

/** Which venues' holds the service refuses, and when to try again. */
export interface HoldRefusals {
  isRefused(venueId: number, now: Temporal.Instant): Promise<boolean>;
  remember(venueId: number, until: Temporal.Instant): Promise<void>;
}
