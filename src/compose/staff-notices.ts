import { z } from "zod";
import { type DeskNotice, toNoticeView } from "#src/bot/desk/notice.ts";
import type { NoticeView } from "#src/bot/desk/view.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Log } from "#src/lib/log.ts";
import type { TellStaff } from "./service-news.ts";

const payloadSchema = z.object({
  key: z.string(),
  notice: z.custom<DeskNotice>((value) => typeof value === "object" && value !== null && "kind" in value),
});

export interface StaffNoticesParts {
  readonly jobs: Jobs;
  readonly venues: () => readonly VenueFacts[];
  /** Where the staff are; absent without a staff platform. */
  readonly post: ((notice: NoticeView) => Promise<{ readonly ok: boolean }>) | undefined;
  readonly log: Log;
}

/** Notices to the staff, kept until their platform has taken them. Without one they are a line in the log. */
export function createStaffNotices({ jobs, venues, post, log }: StaffNoticesParts): {
  readonly send: TellStaff;
} {
  const queue = jobs.defineQueue("staff-notices", payloadSchema, { retries: 20 });
  queue.work(async ({ key, notice }) => {
    if (post) await post(toNoticeView(key, notice, venues()));
  });
  return {
    send: async (notice, key) => {
      log.info({ notice: notice.kind, ...whichBooking(notice) }, "the staff are told");
      if (post) await queue.send({ key, notice }, { key });
    },
  };
}

const whichBooking = (notice: DeskNotice) => ("booking" in notice ? { bookingId: notice.booking.id } : {});
