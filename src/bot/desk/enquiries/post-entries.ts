import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { EnquiryBook, EnquiryEntry, EnquiryRecord, StaffThreads } from "../ports.ts";
import { toOpening, toPost, toPostOfBefore } from "./enquiry-view.ts";

export interface PostingParts {
  readonly book: EnquiryBook;
  /** Absent without a staff platform. */
  readonly threads?: StaffThreads;
  readonly venues: () => readonly VenueFacts[];
  readonly clock: Clock;
}

/**
 * Shows on the staff's platform what is not there yet, in order. A repeat posts nothing twice. Where no place can be had,
 * it waits for the next word, and for who lists the guests that wait.
 */
export async function postEntries({ threads, ...parts }: PostingParts, enquiryId: string): Promise<void> {
  if (threads === undefined) return;
  for (const entry of await parts.book.listUnposted(enquiryId)) {
    const enquiry = await parts.book.find(enquiryId);
    if (enquiry === undefined || !(await postEntry({ ...parts, threads }, enquiry, entry))) return;
    await parts.book.markPosted(entry.id, parts.clock.now());
  }
}

/** A place that is gone, such as a thread that somebody deleted, is opened anew, with what was said before. */
async function postEntry(
  parts: PostingParts & Required<Pick<PostingParts, "threads">>,
  enquiry: EnquiryRecord,
  entry: EnquiryEntry,
): Promise<boolean> {
  const { threads } = parts;
  const post = toPost(enquiry, entry);
  if (enquiry.place !== undefined && (await threads.post(enquiry.place, post))) return true;
  const place = await threads.open(toOpening(enquiry, entry, parts.venues()));
  await parts.book.setPlace(enquiry.id, place);
  if (place === undefined) return false;
  const before =
    enquiry.place === undefined ? undefined : toPostOfBefore(enquiry, await saidBefore(parts, entry));
  if (before) await threads.post(place, before);
  return await threads.post(place, post);
}

async function saidBefore({ book }: PostingParts, entry: EnquiryEntry): Promise<readonly EnquiryEntry[]> {
  const entries = await book.listEntries(entry.enquiryId);
  return entries.slice(
    0,
    entries.findIndex(({ id }) => id === entry.id),
  );
}
