import type { DateValue, LengthValue, MomentValue, NameValue, TimeValue } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What was understood beside what was asked, and what the rules of the house say when they are asked about. */
export interface NotedMessages {
  noted: Nothing;
  /** A part of what was noted is gone, or says something else. */
  noteChanged: Nothing;
  /** It is emptied, and what somebody may not eat with it. */
  noteWithoutAllergy: { readonly comment: string };
  /** All of it is gone but what somebody may not eat. */
  noteKeepsAllergy: { readonly comment: string };
  notedNext: Nothing;
  /** What is the house to be told? Beside what it is told already, where it is. */
  askNote: Nothing;
  askMoreNote: { readonly comment: string };
  /** A name told before it was asked for. */
  notedName: { readonly name: string };
  /** What is known of a table so far, while something else of it is asked for. */
  notedMoment: { readonly moment: MomentValue };
  notedTable: { readonly moment: MomentValue; readonly partySize: number };
  notedParty: { readonly partySize: number };
  /** The largest party that can be booked at a venue; and that a larger one is asked of its staff. */
  largestParty: { readonly venue: string; readonly most: number };
  largerAsked: Nothing;
  /** Of a venue, or of one of its ways to dine where they differ. */
  startsFrom: {
    readonly venue: string | NameValue;
    readonly date: DateValue;
    readonly first: TimeValue;
    readonly last: TimeValue;
  };
  /** Of one of several restaurants nobody has told what was asked of all. */
  unknownOfVenue: { readonly venue: string };
  /** What a way to dine is, in the house's words. */
  scenarioTold: { readonly venue: string; readonly scenario: string | NameValue; readonly text: string };
  /** Above the days on which it can be booked. */
  scenarioDays: { readonly venue: string; readonly scenario: string | NameValue };
  /** Whose clock the hours are by. */
  /** For so many the table is, whoever of them was asked about. */
  countedAll: { readonly partySize: number };
  localTime: { readonly venue: string; readonly time: TimeValue };
  scenarioBookable: { readonly venue: string; readonly scenario: string | NameValue };
  waysOfVenue: { readonly venue: string };
  wayToDine: { readonly scenario: string | NameValue };
  wayToDineFor: { readonly scenario: string | NameValue; readonly least: number; readonly most: number };
  mayAdjust: Nothing;
  mayBeLate: Nothing;
  /** In its place, once it is noted that they come late. */
  lateIsNoted: Nothing;
  /** So long after its start a table is given to others; or else nobody has told us. */
  heldForLate: { readonly venue: string; readonly length: LengthValue };
  heldAsHouse: Nothing;
  willRemind: Nothing;
  /** Who asks whether they have to book. */
  sureByBooking: Nothing;
  confirmedByMail: Nothing;
  confirmedHere: Nothing;
  wishIsNoted: { readonly comment: string };
  noWishNoted: Nothing;
}
