import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import { defined } from "#src/lib/defined.ts";
import { attachCalendarFile, attachPhotos, attachPlace } from "./effects/attach.ts";
import {
  cancelReplaced,
  changeBooking,
  findBookings,
  recallBooking,
  setBookingState,
} from "./effects/bookings.ts";
import { claimBookings } from "./effects/claim-bookings.ts";
import { askDeposit, settleDeposit, takePayment } from "./effects/deposits.ts";
import { eraseGuest, readGuest, showRecord } from "./effects/guest.ts";
import { tablesAt } from "./effects/guest-tables.ts";
import { placeHold, releaseHold, ridOfHold } from "./effects/hold.ts";
import { notifyStaff } from "./effects/notify-staff.ts";
import type { Outside } from "./effects/outside.ts";
import { joinWaitlist, placeBooking, ridOfDuplicates } from "./effects/placement.ts";
import { findAlternatives, findDays, findSlots } from "./effects/slots.ts";
import { editOffer, offerTable } from "./effects/table-offer.ts";
import { askConfirmation, say } from "./effects/talk.ts";
import type { ClaimedEffect, Settlement, StoredEffect } from "./turn-store.ts";

/**
 * What a failure of the effect means. `reading`: it changes nothing, or holds what lapses by itself. `repeatable`:
 * doing it twice comes to the same. `once`: its outcome can be looked up by a reference. `owed`: it must happen
 * sooner or later. `spoken`: the same, and its faults say whether they pass. `promised`: it is never given up.
 * `expendable`: it may be left undone.
 */
type Nature = "reading" | "repeatable" | "once" | "owed" | "spoken" | "promised" | "expendable";

type EffectOf<Type extends StoredEffect["type"]> = Extract<StoredEffect, { readonly type: Type }>;

/** The row of one effect in the table. */
interface Performing<Type extends StoredEffect["type"]> {
  readonly nature: Nature;
  readonly run: (outside: Outside, claimed: ClaimedEffect, effect: EffectOf<Type>) => Promise<Settlement>;
  /** Makes the event that the chat gets if the effect is given up; `serviceFailed` if it asked for something. */
  readonly givenUp?: (effect: EffectOf<Type>) => ResultEvent;
}

/** Every effect, and how it is performed. */
const effects: { readonly [Type in StoredEffect["type"]]: Performing<Type> } = {
  say: { nature: "spoken", run: say },
  askConfirmation: { nature: "spoken", run: askConfirmation },
  attachCalendarFile: { nature: "spoken", run: attachCalendarFile },
  attachPhotos: { nature: "spoken", run: attachPhotos },
  attachPlace: { nature: "spoken", run: attachPlace },
  findSlots: { nature: "reading", run: answered(findSlots) },
  findAlternatives: { nature: "reading", run: answered(findAlternatives) },
  findDays: { nature: "reading", run: answered(findDays) },
  findBookings: {
    nature: "reading",
    run: answered((outside, effect, claimed) => findBookings(outside, claimed, effect)),
  },
  recallBooking: {
    nature: "reading",
    run: answered((outside, effect, claimed) => recallBooking(outside, claimed, effect)),
  },
  claimBookings: {
    nature: "repeatable",
    run: answered((outside, effect, claimed) => claimBookings(outside, claimed, effect)),
  },
  placeHold: { nature: "reading", run: placeHold },
  releaseHold: { nature: "expendable", run: done(releaseHold) },
  ridOfHold: { nature: "expendable", run: done(ridOfHold) },
  placeBooking: { nature: "once", run: placeBooking },
  joinWaitlist: { nature: "once", run: joinWaitlist },
  ridOfDuplicates: { nature: "expendable", run: done(ridOfDuplicates) },
  changeBooking: {
    nature: "repeatable",
    run: answered(async (outside, effect, claimed) => {
      const result = await changeBooking(outside, effect);
      const isLimit = result.type === "changeRefused" && result.reason === "limitReached";
      return isLimit
        ? { ...result, tables: await tablesAt(outside, claimed, effect.booking.venueId) }
        : result;
    }),
  },
  setBookingState: { nature: "repeatable", run: answered(setBookingState) },
  cancelReplaced: {
    nature: "owed",
    run: answered(cancelReplaced),
    givenUp: ({ requestId, former }) => ({ type: "replacedStands", requestId, former }),
  },
  trackBooking: {
    nature: "owed",
    run: done(({ aftercare }, { booking, isAnswered }, { conversation }) =>
      aftercare.track(conversation.id, booking, isAnswered),
    ),
  },
  putOffPrompt: {
    nature: "repeatable",
    run: answered(async ({ aftercare }, { requestId, booking, wanted }, { conversation }) => {
      const moment = wanted === undefined ? undefined : Temporal.Instant.from(wanted);
      const until = await aftercare.putOff(conversation.id, booking, moment);
      return { type: "promptPutOff", requestId, booking, ...defined({ until: until?.toString() }) };
    }),
    givenUp: ({ requestId, booking }) => ({ type: "promptPutOff", requestId, booking }),
  },
  trackWaitlistEntry: {
    nature: "owed",
    run: done(async ({ waitlist }, { entry }, { conversation }) => {
      await waitlist.joined(conversation.id, entry);
    }),
  },
  widenWish: {
    nature: "owed",
    run: done(({ waitlist }, { waitlistEntryId, takes }, { conversation }) =>
      waitlist.widened(conversation.id, waitlistEntryId, takes),
    ),
  },
  offerTable: { nature: "spoken", run: offerTable },
  editOffer: { nature: "spoken", run: editOffer },
  reportOfferDelivered: {
    nature: "owed",
    run: done(({ waitlist }, { reference, message }) => waitlist.delivered(reference, message)),
  },
  reportOfferUnreachable: {
    nature: "owed",
    run: done(({ waitlist }, { waitlistEntryId, reference }) =>
      waitlist.unreachable(waitlistEntryId, reference),
    ),
  },
  answerTableOffer: {
    nature: "owed",
    run: done(({ waitlist }, { waitlistEntryId, answer, reference }) =>
      waitlist.answered(waitlistEntryId, answer, reference),
    ),
  },
  askDeposit: {
    nature: "spoken",
    run: askDeposit,
    givenUp: ({ requestId }) => ({ type: "depositNotTaken", requestId }),
  },
  withdrawDeposit: {
    nature: "owed",
    run: done(({ deposits }, { depositId }) => deposits.withdraw(depositId)),
  },
  takePayment: { nature: "promised", run: takePayment },
  settleDeposit: {
    nature: "promised",
    run: (outside, _, effect) => settleDeposit(outside, effect),
  },
  readGuest: {
    nature: "reading",
    run: answered(readGuest),
    givenUp: ({ requestId }) => ({ type: "guestNotRead", requestId }),
  },
  showRecord: { nature: "spoken", run: showRecord },
  eraseGuest: { nature: "promised", run: eraseGuest },
  shareTable: {
    nature: "owed",
    run: done(({ tableSharing }, { round, former, booking, language, region }) =>
      tableSharing.share(round === undefined ? { former } : { round }, booking, {
        language,
        ...defined({ region }),
      }),
    ),
  },
  shareTimes: {
    nature: "owed",
    run: done(({ tableSharing }, { round, offered, language, region }) =>
      tableSharing.shareTimes(round, offered, { language, ...defined({ region }) }),
    ),
  },
  notifyStaff: {
    nature: "owed",
    run: done(notifyStaff),
  },
  writeStaff: {
    nature: "owed",
    run: done(({ enquiries }, { word }, { id, conversation }) =>
      enquiries.take(conversation.id, word, `effect:${id}`),
    ),
  },
  reportPromptDelivered: {
    nature: "owed",
    run: done(({ aftercare }, { booking, kind, at }, { conversation }) =>
      aftercare.promptDelivered({
        conversationId: conversation.id,
        booking,
        kind,
        at: Temporal.Instant.from(at),
      }),
    ),
  },
  reportGuestUnreachable: {
    nature: "owed",
    run: done(({ aftercare }, { booking }, { conversation }) =>
      aftercare.guestUnreachable(conversation.id, booking),
    ),
  },
  reportGuestReachable: {
    nature: "owed",
    run: done(({ aftercare }, _, { conversation }) => aftercare.guestReachable(conversation.id)),
  },
};

/** The row of an effect. A table cannot tell the compiler that its row suits the effect it was found by. */
export function performingOf(effect: StoredEffect): Performing<StoredEffect["type"]> {
  return effects[effect.type] as Performing<StoredEffect["type"]>;
}

/**
 * Performs one effect. Throws when it could not be done or its outcome is not known; `afterFailure` says what then.
 * An effect may come more than once, with a higher `attempt`.
 */
export async function runEffect(outside: Outside, claimed: ClaimedEffect): Promise<Settlement> {
  const { effect } = claimed;
  return await performingOf(effect).run(outside, claimed, effect);
}

/** Makes the run of an effect whose result is an event. */
function answered<Doing>(
  ask: (outside: Outside, effect: Doing, claimed: ClaimedEffect) => Promise<ResultEvent>,
) {
  return async (outside: Outside, claimed: ClaimedEffect, effect: Doing): Promise<Settlement> => ({
    outcome: "done",
    event: await ask(outside, effect, claimed),
  });
}

/** Makes the run of an effect that has no result. */
function done<Doing>(run: (outside: Outside, effect: Doing, claimed: ClaimedEffect) => Promise<void>) {
  return async (outside: Outside, claimed: ClaimedEffect, effect: Doing): Promise<Settlement> => {
    await run(outside, effect, claimed);
    return { outcome: "done" };
  };
}
