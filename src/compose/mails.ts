import { createMailer } from "#src/adapters/mail/create.ts";
import { createBookingMails } from "#src/bot/aftercare/mail/create-booking-mails.ts";
import type { BookingMails, MailedBooking } from "#src/bot/aftercare/mail/ports.ts";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import { createMailBook } from "#src/bot/persistence/create-mail-book.ts";
import { findMailedChat } from "#src/bot/persistence/find-mailed-chat.ts";
import { createRenderReply } from "#src/bot/replies/render-reply.ts";
import { toBookedTable } from "#src/bot/runtime/booked-table.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { defined } from "#src/lib/defined.ts";
import type { Log } from "#src/lib/log.ts";
import type { BookingSide } from "./booking-side.ts";
import { defaultLanguage, readCatalogues } from "./read-catalogues.ts";

interface MailsParts {
  readonly config: Pick<Config, "mail" | "publicUrl">;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ledger: Pick<Ledger, "find">;
  readonly bookingSide: Pick<BookingSide, "client" | "venueBook">;
  readonly staffNotices: StaffNotices;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Creates the part that tells guests of their bookings by e-mail, or nothing if no mail server is configured.
 * Declares a queue, so call it before the jobs start.
 */
export function composeMails(parts: MailsParts): BookingMails | undefined {
  const { config, database, jobs, bookingSide, staffNotices, clock, log } = parts;
  if (!config.mail) return undefined;
  return createBookingMails({
    mailer: createMailer(config.mail),
    book: createMailBook(database),
    render: createRenderReply(readCatalogues("replies.ftl")),
    find: (key) => findMailed(parts, key),
    ...defined({ publicUrl: config.publicUrl }),
    venues: () => bookingSide.venueBook.venues(),
    ...{ staffNotices, jobs, clock, log },
  });
}

/**
 * Finds a booking that was made in a chat, with its guest's address. Other bookings get no mail: whoever made them, a
 * program or the staff on the phone, talks to the guest.
 */
async function findMailed(parts: MailsParts, key: BookingKey): Promise<MailedBooking | undefined> {
  const { ledger, bookingSide } = parts;
  const entry = await ledger.find(key);
  if (!entry) return undefined;
  const { conversationId, timedAt } = entry;
  const chat = await findMailedChat(parts.database, conversationId);
  if (!chat) return undefined;
  const found = await bookingSide.client.getBooking({ params: { venueId: key.venueId, bookingId: key.id } });
  if (!found.ok) return undefined;
  const { platform, reference } = chat;
  return {
    booking: toBookedTable(found.value),
    ...emailOf(found.value.guest),
    ...{ timedAt, reference, chat: { conversationId, platform } },
    language: chat.language ?? languageOf(parts, key),
  };
}

const emailOf = (guest: { readonly email?: string | undefined } | undefined) =>
  guest?.email ? { email: guest.email } : {};

/** The first language of the booking's venue. */
function languageOf({ bookingSide }: MailsParts, { venueId }: Pick<BookingKey, "venueId">): string {
  return bookingSide.venueBook.venues().find(({ id }) => id === venueId)?.languages?.[0] ?? defaultLanguage;
}
