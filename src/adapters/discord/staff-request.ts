import type { APIModalInteractionResponseCallbackData } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import type { Invited } from "#src/bot/desk/door/people-view.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import type { DeskAnswer, Refused } from "#src/bot/desk/view.ts";
import type { BookingPress } from "./custom-id.ts";

/** Something with one booking, by a command or a button. */
export interface BookingRequest {
  readonly type: BookingPress;
  /** Its venue where it is known. */
  readonly booking: { readonly id: string; readonly venueId?: number };
  readonly noticeId?: string;
  /** Asked and answered already. */
  readonly sure?: true;
}

/** A list with pages. */
export type ListRequest =
  | { readonly type: "sheet"; readonly venueId?: number; readonly date?: string; readonly page: number }
  | { readonly type: "attention"; readonly venueId?: number; readonly page: number }
  /** Ticks one off, and shows the list again. */
  | {
      readonly type: "called";
      readonly venueId: number;
      readonly bookingId: string;
      readonly date?: string;
      readonly page: number;
    };

/** What only commands ask for: it is answered to the one who asked, in a message of its own. */
interface DeskQuestion {
  readonly type: "ask";
  /** `key` is the same however often Discord delivers what was asked. */
  readonly ask: (desk: Desk, by: StaffMember, key: string) => Promise<DeskAnswer>;
}

/** A way into the desk in a browser. */
interface InviteRequest {
  readonly type: "invite";
  readonly invite: (people: People, by: StaffMember) => Promise<Invited | Refused>;
}

/** A form to answer a guest in. */
interface GuestForm {
  readonly type: "answerGuest";
  readonly enquiryId: string;
}

/** A booking is taken, changed or looked for: a press on an offer is answered in its place. */
interface TakeRequest extends Pick<DeskQuestion, "ask"> {
  readonly type: "take";
}

/** The form that asks why the house's rules are set aside. */
interface ReasonForm {
  readonly type: "askReason";
  readonly form: APIModalInteractionResponseCallbackData;
}

/** A form that holds what is known now; where it cannot be opened, the answer says why. */
export interface FilledForm {
  readonly type: "form";
  readonly open: (
    desk: Desk,
    by: StaffMember,
  ) => Promise<
    { readonly type: "form"; readonly form: APIModalInteractionResponseCallbackData } | DeskAnswer
  >;
}

/** What a staff member wants done. */
export type StaffRequest =
  | ListRequest
  | BookingRequest
  | DeskQuestion
  | InviteRequest
  | GuestForm
  | TakeRequest
  | ReasonForm
  | FilledForm;
