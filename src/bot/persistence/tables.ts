import type { ColumnType, Generated } from "kysely";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type {
  AskAnswer,
  Caller,
  LineActKind,
  LookedIn,
  SkipReason,
  WaitlistOffer,
} from "#src/bot/aftercare/ports.ts";
import type { EnquiryEntry, NoticeMark } from "#src/bot/desk/ports.ts";
import type { OfferedTimes, WaitlistedWish } from "#src/bot/machine/core/effect.ts";
import type { Arrival, LaneName, Settlement, StoredEffect } from "#src/bot/runtime/turn-store.ts";
import type { BroadcastTables } from "./broadcast-tables.ts";
import type { DayTables } from "./day-tables.ts";
import type { DepositTables } from "./deposit-tables.ts";
import type { DoorTables } from "./door-tables.ts";
import type { MailTables } from "./mail-tables.ts";
import type { WebTables } from "./web-tables.ts";

type Moment = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>;
type MaybeMoment = ColumnType<Temporal.Instant | null, Temporal.Instant | null | undefined>;
/** Read as parsed JSON, written as a `jsonb` parameter. */
type Json<Value> = ColumnType<Value, Value, Value>;

type Guests = {
  /** Platform and chat: `telegram:4711`. */
  id: string;
  reference: string;
  created_at: Moment;
  /** Set once the guest asked to be forgotten and keeps bookings until then. */
  forget_at: MaybeMoment;
};

type Conversations = {
  /** Platform and chat: `telegram:4711`. */
  id: string;
  guest_id: string;
  platform: string;
  chat_id: string;
  language: string | null;
  /** On whose own page it stands. */
  venue_id: number | null;
  snapshot: Json<unknown>;
  last_message: string | null;
  pressed_message: string | null;
  /** Tells one press of a message from the next: an edited message is pressed again under the same reference. */
  pressed_in_turn: number | null;
  unreachable_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
};

type Inbox = {
  id: string;
  number: Generated<number>;
  conversation_id: string;
  source: Arrival["source"];
  arrival: Json<Arrival>;
  received_at: Moment;
  processed_at: MaybeMoment;
};

type Outbox = {
  id: Generated<number>;
  conversation_id: string;
  lane: LaneName;
  effect: Json<StoredEffect>;
  stored_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
  reported_open: Generated<boolean>;
  trace: string | null;
  claim: string | null;
  claimed_until: MaybeMoment;
  settled_at: MaybeMoment;
  outcome: Settlement["outcome"] | null;
};

type LostSnapshots = {
  id: Generated<number>;
  conversation_id: string;
  snapshot: Json<unknown>;
  lost_at: Moment;
};

type RefusedHolds = {
  venue_id: number;
  until: Moment;
};

type LedgerRows = {
  venue_id: number;
  booking_id: string;
  conversation_id: string;
  scenario_name: string;
  starts_at: Moment;
  party_size: number;
  state: BookingState;
  guest_name: string | null;
  comment: string | null;
  booked_at: Moment;
  timed_at: Moment;
  prompted_at: MaybeMoment;
  prompted_for: MaybeMoment;
  reminded_at: MaybeMoment;
  put_off_until: MaybeMoment;
  thanked_at: MaybeMoment;
  staff_told_at: MaybeMoment;
  answer: "coming" | "notComing" | null;
  answered_for: MaybeMoment;
  unreachable_at: MaybeMoment;
  /** Counts what was written of the booking itself. */
  revision: Generated<number>;
  looked_at: MaybeMoment;
  found_at: MaybeMoment;
  missed_at: MaybeMoment;
  missed_in: LookedIn | null;
};

type Audit = {
  id: Generated<number>;
  staff_id: string;
  staff_name: string;
  action: string;
  venue_id: number | null;
  booking_id: string | null;
  rule_id: string | null;
  at: Moment;
};

type WaitlistRows = {
  entry_id: string;
  conversation_id: string;
  wish: Json<WaitlistedWish>;
  offer: Json<Pick<WaitlistOffer, "slot" | "reference" | "idempotencyKey" | "batch"> | null>;
  hold_id: string | null;
  held_until: MaybeMoment;
  joined_at: Moment;
  passed_at: MaybeMoment;
  kept_at: MaybeMoment;
  is_over: Generated<boolean>;
  settled: "accepted" | "lapsed" | null;
  /** Set where the guest has no chat: the row is then of nobody's. */
  caller: Json<Caller | null>;
};

/** What the staff did with an entry. */
type WaitlistActs = {
  number: Generated<number>;
  entry_id: string;
  venue_id: number;
  act: LineActKind;
  staff_id: string;
  staff_name: string;
  /** Of the offer that it made or ended. */
  reference: string | null;
  at: Moment;
  /** What follows from it is done, the guest's being told among it. */
  carried_out_at: MaybeMoment;
};

type WaitlistOpenings = {
  id: Generated<number>;
  venue_id: number;
  scenario_name: string;
  starts_at: Moment;
  seen_at: Moment;
  closed_at: MaybeMoment;
};

/** A guest who was asked, or passed over for a reason. */
type WaitlistAsks = {
  number: Generated<number>;
  opening_id: number;
  entry_id: string;
  conversation_id: string;
  party_size: number;
  /** In line, of those who waited for a table of that day. */
  place: number;
  at: Moment;
  /** The offer's; null where the guest was skipped. */
  reference: string | null;
  /** The offers made at once with this one bear the same. */
  batch: string | null;
  asked_at: MaybeMoment;
  delivered_at: MaybeMoment;
  /** As the guest's platform calls them. */
  messages: ColumnType<string[], string[] | undefined, string[]>;
  answer: AskAnswer | null;
  answered_at: MaybeMoment;
  booked_at: MaybeMoment;
  skipped: SkipReason | null;
};

type Notices = {
  key: string;
  venue_id: number;
  booking_id: string;
  /** As the staff's platform calls it. */
  message: string;
  told_at: Moment;
  /** The guest is forgotten: what is shown on it anew names nobody. */
  is_nameless: Generated<boolean>;
};

/** A line that names a guest, in a notice that is of no single booking. */
type NoticeNames = {
  message: string;
  line: number;
  /** The chat of the guest, or the booking. */
  conversation_id: string | null;
  venue_id: number | null;
  booking_id: string | null;
  told_at: Moment;
};

type NoticeMarks = {
  id: Generated<number>;
  venue_id: number;
  booking_id: string;
  key: string;
  /** The notice that tells the same. */
  notice_key: string | null;
  mark: Json<NoticeMark>;
  at: Moment;
};

type Rounds = {
  id: string;
  /** The update that began it. */
  source: string;
  platform: string;
  chat_id: string;
  /** Platform and chat, as a conversation's id; null once they are forgotten. */
  organiser: string | null;
  organiser_name: string;
  language: string;
  region: string | null;
  words: string | null;
  asked_in: string | null;
  /** What answered it. */
  begun_message: string | null;
  offered: Json<OfferedTimes | null>;
  begun_at: Moment;
  answered_at: MaybeMoment;
  venue_id: number | null;
  booking_id: string | null;
  /** What is known here of the booking. */
  ledger_revision: number | null;
  party_size: number | null;
  reckoned: Generated<number>;
  message: string | null;
  revision: Generated<number>;
  /** The revision that the group reads. */
  shown: Generated<number>;
  shown_at: MaybeMoment;
  ask_at: MaybeMoment;
  asked_for: number | null;
  claimed_until: MaybeMoment;
};

type RoundFriends = {
  round_id: string;
  /** Platform and chat, as a conversation's id. */
  friend: string;
  /** Null for who does not come. */
  first_name: string | null;
  number: Generated<number>;
};

type Enquiries = {
  id: string;
  conversation_id: string;
  venue_id: number;
  guest_name: string | null;
  phone: string | null;
  place: string | null;
  waiting_since: MaybeMoment;
  closed_by: string | null;
  updated_at: Moment;
};

type EnquiryEntries = {
  number: Generated<number>;
  id: string;
  enquiry_id: string;
  act: EnquiryEntry["act"];
  text: string | null;
  staff_id: string | null;
  staff_name: string | null;
  at: Moment;
  posted_at: MaybeMoment;
  passed_at: MaybeMoment;
};

/** The bot's tables. The booking service's are its own, also where both live in one database. */
export type BotTables = BroadcastTables &
  DayTables &
  DepositTables &
  DoorTables &
  MailTables &
  WebTables & {
    guests: Guests;
    conversations: Conversations;
    inbox: Inbox;
    outbox: Outbox;
    lost_snapshots: LostSnapshots;
    refused_holds: RefusedHolds;
    ledger: LedgerRows;
    audit: Audit;
    waitlist: WaitlistRows;
    waitlist_openings: WaitlistOpenings;
    waitlist_asks: WaitlistAsks;
    waitlist_acts: WaitlistActs;
    notices: Notices;
    notice_marks: NoticeMarks;
    notice_names: NoticeNames;
    rounds: Rounds;
    round_friends: RoundFriends;
    enquiries: Enquiries;
    enquiry_entries: EnquiryEntries;
  };
