import { createGroups, type Groups } from "#src/bot/groups/create-groups.ts";
import type { GroupParts } from "#src/bot/groups/group-parts.ts";
import { answerInGroup } from "#src/bot/machine/anytime/asked-in-group.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { createRoundBook } from "#src/bot/persistence/create-round-book.ts";
import type { RenderReply } from "#src/bot/replies/render-reply.ts";
import type { Runtime } from "#src/bot/runtime/create-runtime.ts";
import type { BookingAftercare } from "#src/bot/runtime/ports/aftercare.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import type { Database } from "#src/database/database.ts";
import { newKey } from "#src/lib/ids.ts";
import type { BookingSide } from "./booking-side.ts";
import { replyLanguages } from "./languages.ts";

/** Intents by which friends in a group speak to the bot rather than to one another. */
const wishes: readonly Understood["intent"][] = ["book", "change", "cancel", "list", "human", "help"];

interface Foundation extends Pick<GroupParts, "jobs" | "platforms" | "clock" | "log"> {
  readonly database: Database;
  readonly bookingSide: BookingSide;
}

/** Creates the tables of groups of friends. Declares a queue, so call it before the jobs start. */
export function openGroups(
  { database, bookingSide, jobs, platforms, clock, log }: Foundation,
  inject: Inject,
  render: RenderReply,
): Groups {
  return createGroups({
    book: createRoundBook(database),
    venues: () => bookingSide.venueBook.venues(),
    languages: replyLanguages(),
    newRoundId: () => newKey(),
    read: (words, language) => {
      const now = clock.now().toZonedDateTimeISO("UTC");
      const understood = understand(words, {
        now,
        language,
        expecting: null,
        venues: bookingSide.venueBook.venues(),
      });
      if (understood.intent === "thanks" && !statesTable(understood)) return { kind: "courtesy" };
      const asked = { language, now: clock.now(), venues: bookingSide.venueBook.venues() };
      const answer = answerInGroup(understood, asked);
      if (answer) return { kind: "question", ...answer };
      return { kind: wishes.includes(understood.intent) || statesTable(understood) ? "wish" : "other" };
    },
    ...{ jobs, platforms, render, inject, clock, log },
  });
}

/** Wraps aftercare, so that each booking that it tracks is also shown in the group that it belongs to. */
export function followedBy(groups: Groups, aftercare: BookingAftercare): BookingAftercare {
  return {
    ...aftercare,
    track: async (conversationId, booking, isAnswered) => {
      await aftercare.track(conversationId, booking, isAnswered);
      await groups.follow(booking);
    },
  };
}

/**
 * Wraps the runtime, so that a guest who follows a group's link goes on in private with what they said in the group.
 */
export function enteredFrom(groups: Groups, runtime: Runtime): Runtime {
  return { ...runtime, receive: async (inbound) => runtime.receive(await groups.goOn(inbound)) };
}
