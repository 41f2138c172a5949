import type { ColumnType, Generated, Kysely, Transaction } from "kysely";
import type { BookingDetails } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookingSource, HouseRule } from "#src/booking/contract/staff-bookings.ts";
import type { Database } from "#src/database/database.ts";

interface PlacedFields {
  id: string;
  client: string;
  venue_id: number;
  scenario_id: number;
  scenario_name: string;
  party_size: number;
  starts_at: Temporal.Instant;
  /** When the party is expected to leave. */
  ends_at: Temporal.Instant;
  created_at: Temporal.Instant;
  ext_reference_id: string | null;
  ext_reference_number: string | null;
  /** What is kept as it came and never searched by: `jsonb`, read parsed, written with `jsonb(value)`. */
  details: ColumnType<unknown, BookingDetails, BookingDetails>;
}

export interface BookingTable extends PlacedFields {
  state: BookingState;
  /** When its tables can be taken again: `ends_at` and the time to lay them. */
  held_until: Temporal.Instant;
  /** Set while the booking is temporary. From that moment on the row counts as gone. */
  expires_at: Temporal.Instant | null;
  /** True when the staff chose its tables: then it is not seated anew on paper. */
  tables_chosen: Generated<boolean>;
  /** Set where the staff took it. */
  source: Generated<BookingSource | null>;
  /** True when the staff gave it a time at which its scenario is not open. */
  outside_hours: Generated<boolean>;
  /** What the staff wrote down for themselves; it may be about the guest. */
  staff_note: Generated<string | null>;
}

/** The current seating: which tables a booking takes, on paper or in fact. Tells the database what overlaps. */
interface SeatingTable {
  booking_id: string;
  venue_id: number;
  table_id: number;
  /** A `tstzrange`, written as text. */
  during: string;
}

/** What the staff decided above the venue file. Which columns are set depends on the kind. */
export interface DeskRuleTable {
  id: string;
  venue_id: number;
  kind: "closure" | "block" | "outage";
  /** Of a closure, null is the whole venue. */
  scenario_id: number | null;
  /** Business dates, `YYYY-MM-DD`, both included. */
  first_day: string | null;
  last_day: string | null;
  table_ids: number[] | null;
  out_from: Temporal.Instant | null;
  out_until: Temporal.Instant | null;
  reason: string | null;
  set_by: string;
  set_at: Temporal.Instant;
  lifted_by: string | null;
  /** Set once the rule counts no more. */
  lifted_at: Temporal.Instant | null;
}

/** A booking of which the staff were told that it does not fit any more. */
interface ReportedUnseatableTable {
  booking_id: string;
  venue_id: number;
  told_at: Temporal.Instant;
}

/** Since when a venue's no-shows have been watched for without a gap. */
interface NoShowWatchTable {
  venue_id: number;
  since: Temporal.Instant;
  /** The latest look. */
  seen_at: Temporal.Instant;
}

export interface WaitlistEntryTable extends PlacedFields {
  state: "REGISTERED" | "CANCELLED";
}

/** What happened to a booking; holds no guests' data but for the reasons that staff write. */
export interface BookingEventTable {
  id: Generated<number>;
  booking_id: string;
  at: Temporal.Instant;
  by: string;
  kind: "created" | "updated" | "stateChanged" | "tablesChosen" | "stayChanged";
  from_state: BookingState | null;
  to_state: BookingState;
  starts_at: Temporal.Instant;
  party_size: number;
  /** Of `tablesChosen`: the tables, none when the choice was taken back. Null otherwise. */
  table_ids: number[] | null;
  /** Of `stayChanged`: when the party leaves from then on. */
  ends_at: Generated<Temporal.Instant | null>;
  rules_set_aside: Generated<HouseRule[] | null>;
  /** Why they were; gone with the guest's data. */
  reason: Generated<string | null>;
}

/** Rises with each transaction that writes to a date of a venue's calendar; no row is nought. */
interface DayVersionTable {
  venue_id: number;
  /** `YYYY-MM-DD` */
  day: string;
  version: number;
}

interface IdempotencyKeyTable {
  client: string;
  key: string;
  /** Of the request that came with the key first. */
  fingerprint: string;
  /** Null only inside the transaction that takes the key. */
  status: number | null;
  body: string | null;
  expires_at: Temporal.Instant;
}

/** A key that the owner gave to a client; those of the configuration are not in the database. */
export interface ApiKeyTable {
  /** Short, for people and for tokens; says nothing about the key. */
  id: string;
  client: string;
  /** SHA-256 of the key. */
  hash: Uint8Array;
  /** Null is all venues. */
  venue_ids: number[] | null;
  read_only: boolean;
  created_at: Temporal.Instant;
  revoked_at: Temporal.Instant | null;
}

/** The one row that says how far the history was looked through for webhooks; absent until they are first sent. */
interface WebhookMarkTable {
  id: boolean;
  /** The last of the history before it was looked through for the first time. */
  first: number;
  /** What is not above has been looked through. */
  after: number;
}

/** The last webhook about each booking. */
interface WebhookToldTable {
  booking_id: string;
  number: number;
  state: string;
  starts_at: Temporal.Instant;
  party_size: number;
  scenario_id: number;
}

/** An alias and no interface: the query builder wants one that can be indexed by any name. */
export type ServiceTables = {
  booking: BookingTable;
  seating: SeatingTable;
  waitlist_entry: WaitlistEntryTable;
  booking_event: BookingEventTable;
  idempotency_key: IdempotencyKeyTable;
  desk_rule: DeskRuleTable;
  /** Unseatable bookings were called misfits when the table was made. */
  misfit: ReportedUnseatableTable;
  no_show_watch: NoShowWatchTable;
  api_key: ApiKeyTable;
  day_version: DayVersionTable;
  webhook_mark: WebhookMarkTable;
  webhook_told: WebhookToldTable;
};

export type ServiceDb = Kysely<ServiceTables>;
export type ServiceTransaction = Transaction<ServiceTables>;

export function serviceTables({ db }: Pick<Database, "db">): ServiceDb {
  return db.withTables<ServiceTables>();
}
