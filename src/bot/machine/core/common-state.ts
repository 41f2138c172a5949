import type { Expecting } from "#src/bot/understanding/understood.ts";
import type { AskedAbout } from "./asked-about.ts";
import type { OpenChoice } from "./choice.ts";
import type { Query } from "./draft.ts";
import type { OpenEnquiry } from "./enquiry.ts";
import type { SecondWish } from "./event.ts";
import type { Lateness } from "./lateness.ts";
import type { Message } from "./message.ts";
import type { OpenOffer } from "./open-offer.ts";
import type { OpenPrompt, PendingAnswer } from "./open-prompt.ts";
import type { GuestDetails } from "./table.ts";
import type { ThenOther } from "./then-other.ts";

/** What every phase keeps. */
export interface Common {
  /** BCP 47 primary subtag of the replies. */
  readonly language: string;
  /**
   * What decided the language: the platform's setting, until the guest wrote in one; that, until they write
   * in another; or what they asked for, until they ask for another. It is guessed where their words are those of several.
   */
  readonly languageFrom: "setting" | "guessed" | "heard" | "chosen";
  /** The language that the guest writes in, where the house does not answer in it. */
  readonly writesIn?: string;
  readonly guest: GuestDetails;
  /** Whether the guest's details are kept beyond their bookings; absent until they were asked and answered. */
  readonly remembers?: "yes" | "no";
  /** The buttons of the question that is open. */
  readonly choices: readonly OpenChoice[];
  /** The button pressed last, so that a double press is told from an old one. */
  readonly pressed?: string;
  readonly prompts: readonly OpenPrompt[];
  readonly answers: readonly PendingAnswer[];
  readonly tableOffers: readonly OpenOffer[];
  /** The yes button of what the house asked after our last question, or the turn of news with buttons: a yes may be for either. */
  readonly interruptedBy?: string;
  /** The offer of a freed table that was the last thing asked is over: why, for a yes that comes too late. */
  readonly offerOver?: Message;
  /** The platform's button for the phone number stands open in the chat. */
  readonly contactOpen?: true;
  /** The look-up of the guest's bookings whose list is to stand beside the open question. */
  readonly listing?: string;
  /** What the guest asked of the waitlist then: their place on it, or to be taken off it. */
  readonly listingLine?: "line" | "leave";
  /** What else is free is being looked up, to be told beside the open question. */
  readonly looking?: LookAround;
  /** The guest said that they come late: the bookings it may be about are looked up, then it is written to one. */
  readonly late?: Lateness;
  /** What a question about the house was about, while no question of ours has followed: a wish may refer to it. */
  readonly askedAbout?: AskedAbout;
  /** The guest's question about the house that was answered last, in their words: "we need one" is said of it. */
  readonly askedOfHouse?: string;
  /** The exchange with the staff, which is taken up again wherever it was left. */
  readonly enquiry?: OpenEnquiry;
  /** The second table of one message, to be brought up once the first is booked. */
  readonly secondWish?: SecondWish;
  /** What was said of another booking beside the yes to what is shown. */
  readonly thenOther?: ThenOther;
  /** Why what was wanted last cannot be had, as the guest read it, while the talk is still there. */
  readonly because?: readonly Message[];
  /** What the guest's last words answered: worded anew, they are read as an answer to that. */
  readonly answering?: Expecting;
  /** How many messages in a row were not understood. */
  readonly misses: number;
}

/** A look at what else is free, by which nothing changes. */
export interface LookAround {
  readonly requestId: string;
  readonly wish: Pick<Query, "venueId" | "partySize" | "date" | "scenarioName" | "time">;
  /** Starts that the guest has before them already: UTC, ISO 8601. */
  readonly shown: readonly string[];
}
