import {
  answerGuest,
  decideRequest,
  type EnquiryAsked,
  giveGuestBack,
  listWaitingGuests,
} from "../answer-guest.ts";
import type { VenueAsked } from "../attention.ts";
import type { DeskParts } from "../desk-parts.ts";
import type { Answering } from "../take/take.ts";
import type { Records, Refused, Said, Talk } from "../view.ts";
import { type OpenTalks, openTalks, readTalk } from "./talk.ts";

/** Guests who wanted a person. */
export interface GuestsDesk {
  answer(ask: EnquiryAsked & { readonly text: string }): Promise<Said | Refused>;
  giveBack(ask: EnquiryAsked): Promise<Said | Refused>;
  /** Tells the guest yes or no to a request; it books nothing. */
  decide(ask: Parameters<typeof decideRequest>[1]): Promise<Said | Refused>;
  /** Who waits for an answer. */
  list(ask: VenueAsked): Promise<Records | Refused>;
  /** What was said. */
  talk(ask: Pick<EnquiryAsked, "by" | "enquiryId">): Promise<Talk | Refused>;
  readonly open: OpenTalks;
}

export function guestsDesk(parts: DeskParts, read: Answering, change: Answering): GuestsDesk {
  return {
    answer: change(answerGuest),
    giveBack: change(giveGuestBack),
    decide: change(decideRequest),
    list: read(listWaitingGuests),
    talk: read(readTalk),
    open: openTalks(parts, read),
  };
}
