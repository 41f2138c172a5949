import { z } from "zod";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { type DeskNotice, lineOfGuest, mostLines } from "./notice.ts";
import type { NamedBy, NamingLine, NoticeBook } from "./ports.ts";

/** Where notices are that name a guest. A fault is thrown, and the call repeated. */
export interface NamePlatform {
  /** Puts nobody's name into a line of a posted notice. Nothing happens where the message is gone. */
  forgetName(line: NamingLine): Promise<void>;
}

/** A guest, as what was posted of them is found. */
interface ForgottenGuest {
  readonly conversationId: string;
  readonly bookings: readonly BookingKey[];
}

/** Takes guests' names from what the staff read of them. */
export interface NoticeNames {
  /** Soon after. To be called before the chat is erased. */
  forgetGuest(guest: ForgottenGuest): Promise<void>;
  /** The same for all whose visits, or wishes, were over before then. Before their notices are forgotten. */
  forgetPast(before: Temporal.Instant): Promise<void>;
}

export interface NoticeNamesParts {
  readonly jobs: Jobs;
  readonly book: NoticeBook;
  /** Absent without a staff platform. */
  readonly platform: NamePlatform | undefined;
  /** Shows again what became of a booking, which an edit at the same moment may have taken away. */
  readonly refresh: (booking: BookingKey) => Promise<void>;
  readonly clock: Clock;
}

/** What finds the places, and nothing of the guest: jobs that are done are kept for a week. */
const jobSchema = z.union([
  z.object({ venueId: z.int(), bookingId: z.string() }),
  z.object({ message: z.string(), line: z.int() }),
]);

/** What is being posted when a guest is erased has been posted by then. */
const postedWithin = Temporal.Duration.from({ seconds: 10 });

/** Declares a queue, so it must be created before the jobs are started. */
export function createNoticeNames(parts: NoticeNamesParts): NoticeNames {
  const { jobs, book, platform, clock } = parts;
  const queue = jobs.defineQueue("notice-names", jobSchema, { retries: 20 });
  queue.work(async (job) => {
    if (!platform) return;
    if ("message" in job) return await platform.forgetName(job);
    await forgetBooking({ ...parts, platform }, { venueId: job.venueId, id: job.bookingId });
  });
  const forgetLines = async (lines: readonly NamingLine[]) => {
    const startAfter = clock.now().add(postedWithin);
    for (const { message, line } of lines)
      await queue.send({ message, line }, { key: `${message}:${line}`, startAfter });
  };
  return {
    forgetGuest: async ({ conversationId, bookings }) => {
      if (!platform) return;
      await forgetLines(await book.listNames({ conversationId }));
      const startAfter = clock.now().add(postedWithin);
      for (const { venueId, id: bookingId } of bookings)
        await queue.send({ venueId, bookingId }, { key: `${venueId}:${bookingId}`, startAfter });
    },
    forgetPast: async (before) => {
      if (platform) await forgetLines(await book.listPastNames(before, lineOfGuest));
    },
  };
}

async function forgetBooking(
  { book, platform, refresh }: NoticeNamesParts & { readonly platform: NamePlatform },
  booking: BookingKey,
): Promise<void> {
  for (const message of await book.makeNameless(booking))
    await platform.forgetName({ message, line: lineOfGuest });
  for (const line of await book.listNames({ booking })) await platform.forgetName(line);
  await refresh(booking);
}

/** Which lines of a notice that is of no single booking name a guest, and whom; a booking's own is found by the booking. */
export function namesIn(
  notice: DeskNotice,
  conversationId: string | undefined,
): readonly { readonly line: number; readonly whom: NamedBy }[] {
  if (notice.kind === "misfits")
    return notice.bookings
      .slice(0, mostLines)
      .map(({ venueId, id }, line) => ({ line, whom: { booking: { venueId, id } } }));
  const line = namingLines[notice.kind];
  return line === undefined || conversationId === undefined ? [] : [{ line, whom: { conversationId } }];
}

/** Of notices of a guest who has no booking. */
const namingLines: Partial<Readonly<Record<DeskNotice["kind"], number>>> = { waitlisted: 2, limitReached: 1 };
