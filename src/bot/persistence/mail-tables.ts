import type { ColumnType } from "kysely";
import type { MailRecord } from "#src/bot/aftercare/mail/ports.ts";

type Moment = ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>;

type Mails = {
  venue_id: number;
  booking_id: string;
  /** Counts the messages about a booking. */
  number: number;
  news: MailRecord["news"];
  /** The visit as the message tells it. */
  scenario_name: string;
  starts_at: Moment;
  party_size: number;
  /** When there was something to tell. */
  at: Moment;
  state: MailRecord["state"];
  sending_until: ColumnType<Temporal.Instant | null>;
};

/** What guests were told by e-mail. */
export type MailTables = { mails: Mails };
