import { z } from "zod";
import type { StaffWord } from "#src/bot/machine/core/enquiry.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import type { EnquiryDesk, EnquiryEntry } from "../ports.ts";
import { type PostingParts, postEntries } from "./post-entries.ts";
import { requestWords } from "./request-words.ts";

export interface EnquiriesParts extends PostingParts {
  readonly jobs: Jobs;
  readonly inject: Inject;
  /** A guest whom nobody writes to, and who writes nothing, for so long is maitred's again. */
  readonly idleAfter: Temporal.Duration;
  readonly log: Log;
}

const jobSchema = z.object({ enquiryId: z.string() });
const placeSchema = z.object({ venueId: z.int(), place: z.string() });

/** A guest reads the answer to a request when they look at their phone, and not within minutes. */
const answeredWithin = Temporal.Duration.from({ hours: 24 });

/** What is being posted when a guest is erased has been posted by then. */
const postedWithin = Temporal.Duration.from({ seconds: 10 });

/** Declares its queues, so it must be created before the jobs are started. */
export function createEnquiries(parts: EnquiriesParts): EnquiryDesk {
  const { jobs, book, clock, inject } = parts;
  const posting = jobs.defineQueue("enquiry-posts", jobSchema, { retries: 20 });
  const idling = jobs.defineQueue("enquiry-idle", jobSchema);
  const forgetting = jobs.defineQueue("enquiry-places", placeSchema, { retries: 20 });
  forgetting.work(async (place) => parts.threads?.forget(place));
  posting.work(({ enquiryId }) => postEntries(parts, enquiryId));
  idling.work(async ({ enquiryId }, { id }) => {
    const enquiry = await book.find(enquiryId);
    if (enquiry === undefined) return;
    const isWaiting = enquiry.waitingSince !== undefined;
    const isQuiet = await isRequestLast(book, enquiryId);
    const event = { type: "enquiryIdle", enquiryId, isWaiting, ...(isQuiet && { isQuiet }) } as const;
    await inject(enquiry.conversationId, event, `idle:${id}`);
  });
  /** Whoever wrote begins the wait anew; whoever left ends it. */
  const setAlarm = async (enquiryId: string, act: EnquiryEntry["act"], isAwaited = false) => {
    const patience = isAwaited ? answeredWithin : parts.idleAfter;
    const startAfter = clock.now().add({ milliseconds: patience.total("milliseconds") });
    if (talking.includes(act) || (isAwaited && act === "accepted"))
      await idling.send({ enquiryId }, { key: enquiryId, startAfter });
    if (over.includes(act)) await idling.cancel(enquiryId);
  };
  const post = async (enquiryId: string) => {
    if (parts.threads) await posting.send({ enquiryId }, { key: enquiryId });
  };
  const passAllOn = () =>
    passOn(parts, async ({ enquiryId, act }, isAwaited) => {
      await post(enquiryId);
      await setAlarm(enquiryId, act, isAwaited);
    });
  // For what was kept by a process that died before it was passed on.
  jobs.every(Temporal.Duration.from({ minutes: 1 }), "staff-words", passAllOn);
  return {
    find: book.find,
    listWaiting: book.listWaiting,
    lastWords: book.lastWords,
    listEntries: book.listEntries,
    lastNumber: book.lastNumber,
    take: async (conversationId, { enquiry, act, text, request }, key) => {
      const words = defined({ text: request ? requestWords(request, parts.venues()) : text });
      await book.addFromGuest(conversationId, enquiry, { id: key, act, at: clock.now(), ...words });
      await post(enquiry.id);
      await setAlarm(enquiry.id, act);
    },
    forgetPlaces: async (of) => {
      if (!parts.threads) return;
      const startAfter = clock.now().add(postedWithin);
      for (const place of await book.listPlaces(of))
        await forgetting.send(place, { key: place.place, startAfter });
    },
    answer: async (entry) => {
      const added = await book.addFromStaff(entry);
      if (!added.ok) return added;
      await inTheEnd(parts.log, passAllOn);
      return added;
    },
  };
}

const talking: readonly EnquiryEntry["act"][] = ["asked", "said", "returned", "answered"];
const over: readonly EnquiryEntry["act"][] = ["left", "idle", "closed"];

/** Brings what the staff said into the guests' chats, in order. A repeat is dropped by its id. */
async function passOn(
  { book, inject, clock }: EnquiriesParts,
  also: (entry: EnquiryEntry, isAwaited: boolean) => Promise<void>,
): Promise<void> {
  for (const entry of await book.listUnpassed()) {
    const { id, enquiryId, act, text, by } = entry;
    const enquiry = await book.find(enquiryId);
    const isAwaited = await isRequestLast(book, enquiryId);
    if (enquiry !== undefined && by !== undefined) {
      const words = defined({ text, isAwaited: isAwaited || undefined });
      const { venueId, conversationId } = enquiry;
      // Those of an entry that a staff member wrote.
      const done = act as StaffWord["act"];
      const word: StaffWord = { enquiryId, venueId, act: done, by: by.displayName, ...words };
      await inject(conversationId, { type: "staffWrote", word }, `staff:${id}`);
    }
    await also(entry, isAwaited);
    await book.markPassed(id, clock.now());
  }
}

/** Whether the guest left a request, and neither side has ended or taken up the talk since. */
async function isRequestLast({ listEntries }: EnquiriesParts["book"], enquiryId: string): Promise<boolean> {
  const entries = await listEntries(enquiryId);
  return entries.findLast(({ by, act }) => by === undefined || act === "closed")?.act === "request";
}

/** The word itself is kept by now: what fails here is done by the next look, and is no reason to say it failed. */
async function inTheEnd(log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn(faultOf(error), "a staff member's word is passed on later");
  }
}
