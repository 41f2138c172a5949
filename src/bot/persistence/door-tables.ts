import type { ColumnType } from "kysely";
import type { DeskRole } from "#src/bot/desk/door/session.ts";

type Moment = ColumnType<Temporal.Instant>;

/** Who may enter the desk in a browser. */
export type DoorTables = {
  desk_invitations: {
    hash: Uint8Array;
    name: string;
    role: DeskRole;
    venue_ids: number[] | null;
    expires_at: Moment;
    spent_at: ColumnType<Temporal.Instant | null>;
  };
  desk_people: {
    id: string;
    name: string;
    /** In small letters: one person for each. */
    name_key: string;
  };
  desk_sessions: {
    id: string;
    key_hash: Uint8Array;
    person_id: string;
    role: DeskRole;
    venue_ids: number[] | null;
    begun_at: Moment;
    used_at: Moment;
    ended_at: ColumnType<Temporal.Instant | null>;
  };
  /** Those who have a page before them. */
  desk_watchers: {
    id: string;
    venue_ids: number[] | null;
    seen_at: Moment;
  };
};
