import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A lane of its own for what takes long to send. */
export const aside: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table outbox
        drop constraint outbox_lane_check,
        add constraint outbox_lane_check check (lane in ('talk', 'work', 'aside'))`.execute(db);
  },
};
