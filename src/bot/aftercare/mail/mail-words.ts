import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { cancelByLines } from "#src/bot/machine/tables/no-show-fee.ts";
import type { MailedBooking, MailRecord, ToldVisit } from "./ports.ts";

/** What a message tells. */
export interface News {
  readonly news: MailRecord["news"];
  readonly at: Temporal.Instant;
  /** As the message tells it. */
  readonly booking: BookedTable;
  /** As the guest knew it. */
  readonly was?: ToldVisit;
}

const openings = { placed: "mailPlaced", changed: "mailChanged", cancelled: "mailCancelled" } as const;
const subjects = {
  placed: "mailSubjectPlaced",
  changed: "mailSubjectChanged",
  cancelled: "mailSubjectCancelled",
} as const;

export function subjectOf({ news, booking }: News, venue: VenueFacts): Message {
  return message(subjects[news], tableValues(booking, booking.partySize, { venues: [venue] }));
}

/**
 * A message, paragraph by paragraph. It holds what its guest read in the chat and none of their wishes: those may be
 * health data, and mail is kept in many places.
 */
export function mailWords(
  told: News,
  mailed: Pick<MailedBooking, "chat" | "reference">,
  venue: VenueFacts,
  publicUrl: string | undefined,
): readonly (readonly Message[])[] {
  const { news, at, booking } = told;
  const known = { venues: [venue], now: at };
  const values = tableValues(booking, booking.partySize, known);
  const { name } = booking;
  const stands = news !== "cancelled";
  return [
    ...(name === undefined ? [] : [[message("mailGreeting", { name })]]),
    [message(openings[news], { venue: venue.name })],
    [message("summary", values)],
    whatItWas(told, venue),
    [
      ...(stands ? freeUntilLines(booking, known) : []),
      message("placedReference", { reference: mailed.reference }),
      ...(stands && venue.address !== undefined
        ? [message("addressOfVenue", { venue: venue.name, address: venue.address })]
        : []),
    ],
    stands ? waysToChange(mailed, venue, publicUrl) : waysToCall(venue),
    [message("mailWhy", { venue: venue.name })],
  ].filter((lines) => lines.length > 0);
}

/** As the chat says it to a guest who can answer there. */
function freeUntilLines(...[booking, known]: Parameters<typeof cancelByLines>): Message[] {
  return cancelByLines(booking, known).flatMap((line) =>
    line.key === "placedCancelBy" ? [message("mailFreeUntil", line.values)] : [],
  );
}

function whatItWas({ news, booking, was }: News, venue: VenueFacts): Message[] {
  if (news !== "changed" || was === undefined || isSameVisit(was, booking)) return [];
  const former = tableValues({ ...booking, ...was }, was.partySize, { venues: [venue] });
  const isOtherWay = was.scenarioName !== "" && was.scenarioName !== booking.scenarioName;
  return [message("mailWas", former), ...(isOtherWay ? [message("mailWasScenario", former)] : [])];
}

/** The booking is found by the chat that it was made in, and by no link: whoever reads the mail must not be able to cancel it. */
function waysToChange(
  { chat }: Pick<MailedBooking, "chat">,
  venue: VenueFacts,
  publicUrl: string | undefined,
): Message[] {
  const url =
    chat.platform === "web" && publicUrl !== undefined ? `${publicUrl}/venues/${venue.id}` : undefined;
  return [url === undefined ? plain("mailInChat") : message("mailOnPage", { url }), ...waysToCall(venue)];
}

function waysToCall({ name: venue, phone }: VenueFacts): Message[] {
  return phone === undefined ? [] : [message("contactVenue", { venue, phone })];
}
