import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { EnquiryEntry, EnquiryRecord } from "../ports.ts";
import type { EnquiryAction, EnquiryOpening, EnquiryPost } from "../view.ts";
import { texts } from "../words.ts";

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
  const phone =
    act in reasons && act !== "request" && enquiry.phone !== undefined
      ? [`${texts.phone}: ${enquiry.phone}`]
      : [];
  const words = [...(text === undefined ? [] : [text]), ...phone].join("\n");
  const fromGuest = by === undefined;
  const house = isOfHouse(act);
  return {
    key: `entry:${id}`,
    enquiryId: enquiry.id,
    tone: house ? "house" : fromGuest ? "guest" : "staff",
    title: titleOf(act, by?.displayName ?? name),
    ...(words !== "" && { text: words }),
    actions: fromGuest ? actionsOn(act, house) : [],
  };
}

/** In UTF-16 units: what a message of any platform holds, with its title. */
const longestBefore = 1500;

/** What was said before, for a place that has none of it; the latest where it is too much. */
export function toPostOfBefore(
  enquiry: EnquiryRecord,
  entries: readonly EnquiryEntry[],
): EnquiryPost | undefined {
  const last = entries.at(-1);
  if (!last) return undefined;
  const said = entries.map((entry) => {
    const { title, text } = toPost(enquiry, entry);
    return text === undefined ? title : `${title} ${text}`;
  });
  const text = said.join("\n").slice(-longestBefore);
  return {
    key: `before:${last.id}`,
    enquiryId: enquiry.id,
    tone: "house",
    title: texts.saidBefore,
    text,
    actions: [],
  };
}

const isOfHouse = (act: EnquiryEntry["act"]) => ["left", "idle", "returned", "closed"].includes(act);

/** Without a word from the guest, why they are here. */
const reasons = {
  asked: "asks to talk to a person.",
  request: "has a request for a large party. Nothing is booked by an answer.",
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
  accepted: "accepted the request. The booking is yours to make.",
  declined: "declined the request.",
  answered: "answered the guest:",
  closed: "gave the guest back to the assistant.",
};

function actionsOn(act: EnquiryEntry["act"], isHouse: boolean): readonly EnquiryAction[] {
  if (act === "request") return ["accept", "decline", "answer"];
  return isHouse ? ["answer"] : ["answer", "close"];
}

function titleOf(act: EnquiryEntry["act"], who: string): string {
  return `${who} ${titles[act]}`;
}

export function nameOfGuest({ guestName }: Pick<EnquiryRecord, "guestName">): string {
  return guestName ?? texts.aGuest;
}
