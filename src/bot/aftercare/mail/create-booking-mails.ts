import { z } from "zod";
import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { Mailer, Posted } from "#src/bot/runtime/ports/mail.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import type { Jobs, Queue } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { keyOf } from "../confirmation/planner.ts";
import { freshFor, type NextMail, nextMail } from "./next-mail.ts";
import type { BookingMails, MailBook, MailedBooking } from "./ports.ts";
import { type MailWriter, writeMail } from "./write-mail.ts";

export interface BookingMailsParts extends Omit<MailWriter, "sender"> {
  readonly mailer: Mailer;
  readonly book: MailBook;
  /** As it is now; undefined where it is not ours to write about. A fault of the service is thrown. */
  readonly find: (booking: BookingKey) => Promise<MailedBooking | undefined>;
  readonly venues: () => readonly VenueFacts[];
  readonly staffNotices: StaffNotices;
  readonly jobs: Pick<Jobs, "defineQueue">;
  readonly clock: Clock;
  readonly log: Log;
}

/** Which booking, and nothing of its guest: where they are written to is looked up when they are. */
const jobSchema = z.object({ venueId: z.int(), bookingId: z.string() });

/** Longer than one message can take. */
const sendingFor = Temporal.Duration.from({ minutes: 2 });
/** After this long a booking is read again that could not be read. */
const readAgainAfter = Temporal.Duration.from({ minutes: 5 });
/** A message that is tried for some time waits for half as long, and between these. */
const waits = { shortest: 60, longest: 1800 } as const;

/** One job per booking, which tells what there is to tell by then. Declares its queue: before the jobs are started. */
export function createBookingMails(parts: BookingMailsParts): BookingMails {
  const queue = parts.jobs.defineQueue("booking-mails", jobSchema);
  const look = (key: BookingKey, startAfter?: Temporal.Instant) =>
    queue.send(
      { venueId: key.venueId, bookingId: key.id },
      { key: keyOf(key), ...(startAfter && { startAfter }) },
    );
  queue.work(({ venueId, bookingId }) => tell(parts, look, { venueId, id: bookingId }));
  return { look };
}

type Look = (key: BookingKey, startAfter?: Temporal.Instant) => ReturnType<Queue<object>["send"]>;

/** Until there is nothing more to tell, or something has to wait. */
async function tell(parts: BookingMailsParts, look: Look, key: BookingKey): Promise<void> {
  for (;;) {
    const wait = await tellNext(parts, key);
    if (wait === "done") return;
    if (wait !== "next") return await look(key, parts.clock.now().add(wait));
  }
}

async function tellNext(
  parts: BookingMailsParts,
  key: BookingKey,
): Promise<"done" | "next" | Temporal.Duration> {
  const { book, clock, log } = parts;
  const found = await read(parts, key);
  if (found === "later") return readAgainAfter;
  const records = await book.list(key);
  const now = clock.now();
  const venue = parts.venues().find(({ id }) => id === key.venueId);
  const next = found && venue && nextMail(records, found, now);
  if (!next || !venue || found.email === undefined) {
    const last = records.at(-1);
    if (last) await book.drop(key, last.number);
    return "done";
  }
  if (!(await book.claim(key, next.record, now, now.add(sendingFor)))) return sendingFor;
  const writer = { ...parts, sender: parts.mailer.address };
  const posted = await parts.mailer.post(writeMail(writer, next, { ...found, email: found.email }, venue));
  if (posted.outcome === "taken") {
    await book.settle(key, next.record.number, "taken", clock.now());
    log.info(
      { venueId: key.venueId, bookingId: key.id, news: next.record.news },
      "a guest was told by e-mail",
    );
    return "next";
  }
  return await notTaken(parts, { key, next, posted, found });
}

async function read(
  { find, log }: BookingMailsParts,
  key: BookingKey,
): Promise<MailedBooking | undefined | "later"> {
  try {
    return await find(key);
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    log.warn({ venueId: key.venueId, ...faultOf(error) }, "a booking to be told by e-mail could not be read");
    return "later";
  }
}

interface NotTaken {
  readonly key: BookingKey;
  readonly next: NextMail;
  readonly posted: Exclude<Posted, { readonly outcome: "taken" }>;
  readonly found: MailedBooking;
}

async function notTaken(
  { book, clock, log, staffNotices }: BookingMailsParts,
  { key, next: { record, isAgain }, posted, found }: NotTaken,
): Promise<"next" | Temporal.Duration> {
  const about = { venueId: key.venueId, bookingId: key.id, news: record.news, reason: posted.why };
  const now = clock.now();
  if (posted.outcome === "refused") {
    await staffNotices.send(
      { kind: "mailRefused", booking: found.booking },
      `mail-refused:${keyOf(key)}:${record.number}`,
      found.chat.conversationId,
    );
    await book.settle(key, record.number, "refused", now);
    log.warn(about, "a guest's address takes no e-mail");
    return "next";
  }
  const tried = record.at.until(now).total("seconds");
  if (tried >= freshFor.total("seconds")) {
    await book.settle(key, record.number, "late", now);
    log.error(about, "an e-mail to a guest is given up after a day");
    return "next";
  }
  await book.settle(key, record.number, posted.outcome === "open" ? "sending" : "waiting", now);
  if (!isAgain) log.warn(about, "an e-mail to a guest could not be sent; it is tried again for a day");
  const seconds = Math.min(waits.longest, Math.max(waits.shortest, Math.round(tried / 2)));
  return Temporal.Duration.from({ seconds });
}
