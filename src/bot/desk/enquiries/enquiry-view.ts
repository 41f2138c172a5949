import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { EnquiryEntry, EnquiryRecord } from "../ports.ts";
import { texts } from "../words.ts";

/** What the staff may do about an enquiry. Platforms make buttons of it. */
export type EnquiryAction = "answer" | "close";

/** Tells the staff that a guest wants a person, and begins the place where both write. */
export interface EnquiryOpening {
  /** The same for every attempt. */
  readonly key: string;
  readonly venueId: number;
  /** Of the place: who the guest is. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** One thing said or done, for those who follow the enquiry. */
export interface EnquiryPost {
  /** The same for every attempt. */
  readonly key: string;
  readonly enquiryId: string;
  readonly tone: "guest" | "staff" | "house";
  readonly title: string;
  /** In the words of whoever said it. */
  readonly text?: string;
  readonly actions: readonly EnquiryAction[];
}

export function toOpening(
  enquiry: EnquiryRecord,
  first: EnquiryEntry,
  venues: readonly VenueFacts[],
): EnquiryOpening {
  const venue = venues.find(({ id }) => id === enquiry.venueId)?.name ?? `venue ${enquiry.venueId}`;
  return {
    key: `enquiry:${first.id}`,
    venueId: enquiry.venueId,
    name: nameOfGuest(enquiry),
    title: `${texts.needsPerson}: ${venue}`,
    lines: [nameOfGuest(enquiry), texts.threadIsYours],
  };
}

export function toPost(enquiry: EnquiryRecord, entry: EnquiryEntry): EnquiryPost {
  const { id, act, text, by } = entry;
  const name = nameOfGuest(enquiry);
  const phone = act in reasons && enquiry.phone !== undefined ? [`${texts.phone}: ${enquiry.phone}`] : [];
  const words = [...(text === undefined ? [] : [text]), ...phone].join("\n");
  const fromGuest = by === undefined;
  const house = ["left", "idle", "returned", "closed"].includes(act);
  return {
    key: `entry:${id}`,
    enquiryId: enquiry.id,
    tone: house ? "house" : fromGuest ? "guest" : "staff",
    title: titleOf(act, by?.displayName ?? name),
    ...(words !== "" && { text: words }),
    actions: fromGuest ? (house ? ["answer"] : ["answer", "close"]) : [],
  };
}

/** Without a word from the guest, why they are here. */
const reasons = {
  asked: "asks to talk to a person.",
  complaint: "complains, or is upset.",
  notUnderstood: "was not understood by the assistant several times in a row.",
  refused: "could not be helped: the booking service refused what they wanted.",
} as const;

const titles: Readonly<Record<EnquiryEntry["act"], string>> = {
  ...reasons,
  said: "writes:",
  left: "went back to the assistant. An answer still reaches them.",
  idle: "is back with the assistant: nobody wrote for a while. An answer still reaches them.",
  returned: "is about to write again.",
  answered: "answered the guest:",
  closed: "gave the guest back to the assistant.",
};

function titleOf(act: EnquiryEntry["act"], who: string): string {
  return `${who} ${titles[act]}`;
}

export function nameOfGuest({ guestName }: Pick<EnquiryRecord, "guestName">): string {
  return guestName ?? texts.aGuest;
}
