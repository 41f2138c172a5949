import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { StaffWord } from "#src/bot/machine/core/enquiry.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { VenueAsked } from "./attention.ts";
import { concerns, type DeskParts } from "./desk-parts.ts";
import { nameOfGuest } from "./enquiries/enquiry-view.ts";
import { unknownVenue } from "./find-booking.ts";
import { holds } from "./holds.ts";
import type { EnquiryRecord, StaffMember } from "./ports.ts";
import { dayAndTime } from "./signed.ts";
import { most } from "./suggest.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused, Said, Suggestion } from "./view.ts";
import { noSuchGuest, texts } from "./words.ts";

/** Which guest, and what for. */
export interface EnquiryAsked {
  readonly by: StaffMember;
  readonly enquiryId: string;
  /** The same for every attempt, so that a repeat says nothing twice. */
  readonly key: string;
}

/** Writes to a guest who wanted a person. It is kept before this resolves. */
export async function answerGuest(
  parts: DeskParts,
  { by, enquiryId, key, text }: EnquiryAsked & { readonly text: string },
): Promise<Said | Refused> {
  const words = text.trim();
  if (words === "") return { type: "refused", reason: "notUnderstood", text: texts.nothingWritten };
  return await say(parts, { by, enquiryId, key }, { act: "answered", text: words });
}

/** The chat is the assistant's again, and the guest is told. */
export async function giveGuestBack(parts: DeskParts, ask: EnquiryAsked): Promise<Said | Refused> {
  return await say(parts, ask, { act: "closed" });
}

/** The staff's word on a request; whatever it comes to is settled with the guest. */
export async function decideRequest(
  parts: DeskParts,
  { verdict, ...ask }: EnquiryAsked & { readonly verdict: "accepted" | "declined" },
): Promise<Said | Refused> {
  return await say(parts, ask, { act: verdict });
}

async function say(
  parts: DeskParts,
  { by, enquiryId, key }: EnquiryAsked,
  word: Pick<StaffWord, "act" | "text">,
): Promise<Said | Refused> {
  const { enquiries, clock } = parts;
  const enquiry = await enquiries.find(enquiryId);
  if (enquiry === undefined) return { type: "refused", reason: "notFound", text: noSuchGuest(parts.acts) };
  const { venueId } = enquiry;
  if (!concerns(parts, venueId)) return { type: "refused", reason: "notYours", text: texts.notYours };
  const added = await enquiries.answer({ id: key, enquiryId, by, at: clock.now(), ...word });
  if (!added.ok && added.doneBy === undefined)
    return { type: "refused", reason: "notAllowed", text: texts.noRequest };
  if (!added.ok) {
    const text = `${added.doneBy} ${word.act === "closed" ? texts.gaveBackBefore : texts.decidedBefore}`;
    return { type: "refused", reason: "alreadyDone", text };
  }
  await writeDown(parts, actions[word.act], by, { venueId });
  const text = word.act === "closed" ? texts.givenBack : texts.sentToGuest;
  return { type: "said", text: `${text} (${nameOfGuest(enquiry)})` };
}

const actions = {
  answered: "answerGuest",
  accepted: "acceptRequest",
  declined: "declineRequest",
  closed: "giveGuestBack",
} as const;

const longestQuote = 150;

/** Who waits for an answer, and since when; the longest first. */
export async function listWaitingGuests(parts: DeskParts, ask: VenueAsked): Promise<Records | Refused> {
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  if (venues.length === 0) return unknownVenue(ask.venueId, parts.venues());
  const records = await drawWaitingGuests(parts, venues);
  for (const { id: venueId } of venues) await writeDown(parts, "readWaitingGuests", ask.by, { venueId });
  return records;
}

/** The same of an open page, whose reading was written down when it was opened. */
export async function drawWaitingGuests(
  parts: Pick<DeskParts, "enquiries">,
  venues: readonly VenueFacts[],
): Promise<Records> {
  const waiting = await parts.enquiries.listWaiting();
  const lines = await Promise.all(
    waiting.map(async (enquiry) => {
      const venue = venues.find(({ id }) => id === enquiry.venueId);
      if (venue === undefined || enquiry.waitingSince === undefined) return [];
      const words = await parts.enquiries.lastWords(enquiry.id);
      const quote = words === undefined ? "" : `: “${words.slice(0, longestQuote)}”`;
      const contact = enquiry.phone === undefined ? "" : `, ${enquiry.phone}`;
      const text = `${dayAndTime(enquiry.waitingSince, venue)}, ${venue.name}${contact}${quote}, from`;
      return [{ text, by: nameOfGuest(enquiry), ref: enquiry.id }];
    }),
  );
  return { type: "records", title: texts.waitingGuests, lines: lines.flat(), none: texts.nobodyWaits };
}

/** Which guests are looked for among those who wait. */
export interface GuestTyped {
  readonly text: string;
  readonly venueId?: number;
  /** Those alone whose request can be accepted or declined. */
  readonly which?: "requests";
}

/** Guests who wait for an answer, by name. */
export async function suggestGuests(
  parts: Pick<DeskParts, "enquiries" | "venues" | "isTheirs" | "clock" | "log">,
  ask: GuestTyped,
): Promise<readonly Suggestion<string>[]> {
  try {
    const waiting = await parts.enquiries.listWaiting();
    return waiting
      .filter(({ venueId }) => concerns(parts, venueId))
      .filter(({ venueId }) => ask.venueId === undefined || venueId === ask.venueId)
      .filter(({ hasRequest }) => ask.which === undefined || hasRequest)
      .map((enquiry) => ({ value: enquiry.id, label: labelOf(enquiry, parts) }))
      .filter(({ label }) => holds(label, ask.text))
      .slice(0, most);
  } catch (error) {
    parts.log.warn(faultOf(error), "could not suggest guests");
    return [];
  }
}

function labelOf(enquiry: EnquiryRecord, { venues }: Pick<DeskParts, "venues">): string {
  const venue = venues().find(({ id }) => id === enquiry.venueId);
  const since = venue && enquiry.waitingSince ? [dayAndTime(enquiry.waitingSince, venue), venue.name] : [];
  return [nameOfGuest(enquiry), ...since].join(", ");
}
