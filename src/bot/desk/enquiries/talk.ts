import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { drawWaitingGuests, type EnquiryAsked } from "../answer-guest.ts";
import { concerns, type DeskParts } from "../desk-parts.ts";
import type { EnquiryRecord } from "../ports.ts";
import { dayAndTime } from "../signed.ts";
import type { Answering } from "../take/take.ts";
import { writeDown } from "../trail.ts";
import type { EnquiryAction, Records, Refused, Talk } from "../view.ts";
import { noSuchGuest, texts } from "../words.ts";
import { nameOfGuest, toPost } from "./enquiry-view.ts";

/** Who waits for an answer, and a talk, for pages that stay open. Looking at them again is not written down. */
export interface OpenTalks {
  /** Another one once somebody has said or done something; cheap enough to be asked every second. */
  stamp(): Promise<string>;
  /** How many wait, and who. */
  waiting(): Promise<Waiting | Refused>;
  talk(enquiryId: string): Promise<Talk | Refused>;
}

export interface Waiting {
  readonly type: "waiting";
  readonly count: number;
  readonly guests: Records;
}

export function openTalks(parts: DeskParts, read: Answering): OpenTalks {
  return {
    stamp: async () => `${await parts.enquiries.lastNumber()}`,
    waiting: () => read(drawWaiting)(undefined),
    talk: read((_, enquiryId: string) => drawTalk(parts, enquiryId)),
  };
}

async function drawWaiting(parts: DeskParts): Promise<Waiting> {
  const guests = await drawWaitingGuests(parts, parts.venues());
  return { type: "waiting", count: guests.lines.length, guests };
}

/** All that was said, and what can be done. */
export async function readTalk(
  parts: DeskParts,
  { by, enquiryId }: Pick<EnquiryAsked, "by" | "enquiryId">,
): Promise<Talk | Refused> {
  const talk = await drawTalk(parts, enquiryId);
  if (talk.type === "refused") return talk;
  const { venueId } = (await parts.enquiries.find(enquiryId)) ?? {};
  await writeDown(parts, "readTalk", by, venueId === undefined ? {} : { venueId });
  return talk;
}

async function drawTalk(parts: DeskParts, enquiryId: string): Promise<Talk | Refused> {
  const enquiry = await parts.enquiries.find(enquiryId);
  const venue = parts.venues().find(({ id }) => id === enquiry?.venueId);
  if (enquiry === undefined || (concerns(parts, enquiry.venueId) && !venue))
    return { type: "refused", reason: "notFound", text: noSuchGuest(parts.acts) };
  if (!venue) return { type: "refused", reason: "notYours", text: texts.notYours };
  const entries = await parts.enquiries.listEntries(enquiryId);
  return {
    type: "talk",
    enquiryId,
    title: nameOfGuest(enquiry),
    facts: factsOf(enquiry, venue),
    lines: entries.map((entry) => {
      const { tone, title, text } = toPost(enquiry, entry);
      return { at: dayAndTime(entry.at, venue), tone, title, ...(text !== undefined && { text }) };
    }),
    actions: actionsOn(enquiry),
  };
}

function factsOf({ waitingSince, phone }: EnquiryRecord, venue: VenueFacts): Talk["facts"] {
  return [
    { label: texts.venue, value: venue.name },
    ...(phone === undefined ? [] : [{ label: texts.phone, value: phone }]),
    ...(waitingSince ? [{ label: texts.waitsSince, value: dayAndTime(waitingSince, venue) }] : []),
  ];
}

function actionsOn({ hasRequest, closedBy }: EnquiryRecord): readonly EnquiryAction[] {
  const verdicts = hasRequest ? (["accept", "decline"] as const) : [];
  return [...verdicts, "answer", ...(closedBy === undefined ? (["close"] as const) : [])];
}
