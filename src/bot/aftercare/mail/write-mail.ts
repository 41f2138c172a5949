import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { scenarioValue } from "#src/bot/machine/core/values.ts";
import { formatName } from "#src/bot/replies/format.ts";
import type { RenderReply } from "#src/bot/replies/render-reply.ts";
import type { Mail } from "#src/bot/runtime/ports/mail.ts";
import { keyHash, toCalendarFile } from "#src/calendar/to-calendar-file.ts";
import { defined } from "#src/lib/defined.ts";
import { mailWords, type News, subjectOf } from "./mail-words.ts";
import type { NextMail } from "./next-mail.ts";
import type { MailedBooking } from "./ports.ts";
import { toHtml } from "./to-html.ts";

/** What a message is made with. */
export interface MailWriter {
  readonly render: RenderReply;
  /** The address that mail comes from. */
  readonly sender: string;
  /** Where the outside reaches our own pages. */
  readonly publicUrl?: string;
}

/** A booking with somewhere to write to. */
type Addressed = MailedBooking & { readonly email: string };

/** A message about a booking, in its guest's language. The same record makes the same message. */
export function writeMail(
  { render, sender, publicUrl }: MailWriter,
  { record, was }: Omit<NextMail, "isAgain">,
  mailed: Addressed,
  venue: VenueFacts,
): Mail {
  const { language } = mailed;
  const say = (lines: readonly Message[]) => render(saying(lines, language, venue)).text;
  const booking: BookedTable = { ...mailed.booking, ...record.visit };
  const news: News = { news: record.news, at: record.at, booking, ...defined({ was }) };
  const paragraphs = mailWords(news, mailed, venue, publicUrl).map(say);
  const key = [mailed.reference, String(booking.venueId), booking.id];
  const idOf = (number: number) => `${keyHash(key)}.${number}@${sender.slice(sender.indexOf("@") + 1)}`;
  const date = Temporal.Instant.from(booking.startsAt).toZonedDateTimeISO(venue.timeZone).toPlainDate();
  return {
    id: idOf(record.number),
    ...(record.number > 1 && { follows: idOf(1) }),
    at: record.at,
    from: venue.name,
    to: mailed.email,
    ...defined({ replyTo: venue.email }),
    subject: say([subjectOf(news, venue)]),
    text: `${paragraphs.join("\n\n")}\n`,
    html: toHtml(paragraphs, language),
    calendar: {
      method: record.news === "cancelled" ? "CANCEL" : "PUBLISH",
      name: `${date}.ics`,
      text: calendarFile(news, { key, mailed, venue, sender, say }),
    },
  };
}

/** The same that the chat gives, where it gives any. */
function calendarFile(
  { news: change, at, booking }: News,
  {
    key,
    mailed: { booking: now, language, reference },
    venue,
    sender,
    say,
  }: {
    readonly key: readonly string[];
    readonly mailed: Addressed;
    readonly venue: VenueFacts;
    readonly sender: string;
    readonly say: (lines: readonly Message[]) => string;
  },
): string {
  const { name, address, website, location } = venue;
  const notes = [
    formatName(scenarioValue(booking.scenarioName, venue), language),
    say([message("placedReference", { reference })]),
  ];
  // When it ends is known of the visit that the booking is now.
  const isNow = Temporal.Instant.compare(booking.startsAt, now.startsAt) === 0;
  return toCalendarFile({
    ...{ key, change, at, startsAt: Temporal.Instant.from(booking.startsAt) },
    ...(isNow && booking.endsAt !== undefined && { endsAt: Temporal.Instant.from(booking.endsAt) }),
    title: say([message("calendarTitle", { venue: name, partySize: booking.partySize })]),
    notes: notes.filter((line) => line !== "").join("\n"),
    // Mail programs take no event of nobody's.
    venue: { name, email: venue.email ?? sender, ...defined({ address, website, location }) },
  });
}

function saying(lines: readonly Message[], language: string, { country }: VenueFacts): Say {
  return {
    ...{ type: "say", language, lines, buttons: [], contactRequest: false, answers: false },
    ...defined({ region: country }),
  };
}
