import type { ChangeMessages } from "./change-messages.ts";
import type { ChoiceLabels } from "./choice-labels.ts";
import type { ClaimMessages } from "./claim-messages.ts";
import type { CourtesyMessages } from "./courtesy-messages.ts";
import type { GroupMessages } from "./group-messages.ts";
import type { MailMessages } from "./mail-messages.ts";
import type { NotedMessages } from "./noted-messages.ts";
import type { OfferMessages } from "./offer-messages.ts";
import type { PrivacyMessages } from "./privacy-messages.ts";
import type { ScenarioMessages } from "./scenario-messages.ts";
import type {
  DateValue,
  FeeValues,
  HoursValue,
  LanguagesValue,
  LanguageValue,
  LengthValue,
  MoneyValue,
  MonthValue,
  NameValue,
  TableValues,
  TimeValue,
} from "./shown-values.ts";
import type { StaffMessages } from "./staff-messages.ts";
import type { WaitlistMessages } from "./waitlist-messages.ts";

type Nothing = Readonly<Record<never, never>>;

/**
 * Every sentence and, with the labels, every button the machine can show, with the values it takes.
 * The catalogues in `src/bot/languages/` hold one Fluent message per key, in kebab-case.
 */
export interface MessageValues
  extends ChoiceLabels,
    ChangeMessages,
    ClaimMessages,
    CourtesyMessages,
    MailMessages,
    PrivacyMessages,
    GroupMessages,
    NotedMessages,
    OfferMessages,
    StaffMessages,
    WaitlistMessages,
    ScenarioMessages {
  welcome: { readonly house: string };
  /** The guest came by a link to the venue. */
  welcomeAt: { readonly venue: string };
  /** The link names this way to dine. */
  booksScenario: { readonly scenario: string | NameValue };
  help: Nothing;
  helpPerson: Nothing;
  anythingElse: Nothing;
  droppedDraft: Nothing;
  /** The table that would have been one more. */
  droppedBesides: Nothing;
  /** The same, where that the other stays is not sure. */
  droppedOne: Nothing;
  whichCancelled: Nothing;
  startedOver: Nothing;

  askLanguage: Nothing;
  languageChanged: Nothing;
  languageNotSpoken: { readonly language: LanguageValue; readonly languages: LanguagesValue };

  askVenue: Nothing;
  askVenueByName: { readonly count: number };
  askPartySize: Nothing;
  askSmallerParty: Nothing;
  askDate: { readonly partySize: number };
  calendar: { readonly month: MonthValue; readonly venue: string; readonly partySize: number };
  /** What the marks of a calendar mean. */
  calendarKey: Nothing;
  askName: Nothing;
  askPhone: Nothing;
  nameNotRead: Nothing;
  phoneNotRead: Nothing;
  contactServed: Nothing;
  whichTime: Nothing;
  dateIsPast: { readonly date: DateValue };
  timeIsPast: { readonly time: TimeValue };
  whichDate: Nothing;
  /** Of "3 or 4 of us" the larger number is taken. */
  largerParty: { readonly partySize: number };
  partySizeNotPossible: { readonly partySize: number };
  partyTooLarge: { readonly venue: string; readonly partySize: number; readonly most: number };
  tooFarAhead: { readonly venue: string; readonly date: DateValue };
  requestOffered: Nothing;
  askRequestName: Nothing;
  requestSummary: { readonly venue: string; readonly partySize: number; readonly date: DateValue };
  requestTime: { readonly time: TimeValue };
  requestBetween: { readonly from: TimeValue; readonly to: TimeValue };
  requestChanges: TableValues;
  askRequest: Nothing;
  requestSent: { readonly venue: string };
  choiceSendRequest: Nothing;
  /** The house is open that day, but not at this time. */
  closedThen: {
    readonly venue: string;
    readonly time: TimeValue;
    readonly date: DateValue;
    readonly hours: HoursValue;
  };
  oneAtATime: { readonly partySize: number; readonly date: DateValue };
  /** Several tables of one size, of which this is the first. */
  oneOfSeveral: { readonly partySize: number; readonly count: number };
  /** Of two tables of different size. */
  oneThenOther: { readonly partySize: number };
  /** Of the second of two tables, before the first is booked. */
  secondNotFree: { readonly partySize: number; readonly time: TimeValue; readonly nearest: TimeValue };
  secondFull: { readonly partySize: number; readonly date: DateValue };
  secondTable: { readonly partySize: number; readonly date: DateValue };
  /** Two were wished for, and the second is not wanted any more. */
  onlyOneTable: { readonly partySize: number };
  /** What a table was like the last time. */
  lastTime: TableValues;
  noLastTime: Nothing;
  wishTooLong: { readonly most: number };

  /** A booking of the guest about the time of the table that they picked. */
  sameEvening: TableValues;
  askSecond: TableValues;

  heldFor: { readonly minutes: number };
  slotHeld: TableValues & { readonly minutes: number };
  slotChosen: TableValues;
  /** Beside a message that was sent so late that the hold it would tell of is over. */
  holdOver: Nothing;
  holdReleased: Nothing;

  summary: TableValues;
  summaryName: { readonly name: string };
  summaryPhone: { readonly phone: string };
  summaryEmail: { readonly email: string };
  summaryComment: { readonly comment: string };
  feeLater: FeeValues & { readonly date: DateValue; readonly time: TimeValue };
  feeNow: FeeValues;
  feeNoShow: FeeValues;
  replaces: TableValues;
  changesTable: TableValues;
  depositFree: { readonly total: MoneyValue; readonly date: DateValue; readonly time: TimeValue };
  depositBack: { readonly total: MoneyValue };
  depositFinal: { readonly total: MoneyValue };
  payDeposit: { readonly total: MoneyValue; readonly time: TimeValue };
  invoiceTitle: Nothing;
  invoiceLine: TableValues;
  depositLapsed: TableValues;
  depositNotTaken: Nothing;
  paidInVain: Nothing;
  depositReturns: { readonly total: MoneyValue };
  depositByHouse: { readonly total: MoneyValue };
  depositStays: { readonly total: MoneyValue };
  depositWouldReturn: Nothing;
  depositWouldStay: Nothing;
  checkoutClosed: Nothing;
  checkoutFailed: Nothing;
  askConfirm: Nothing;
  /** The table as it was shown in full before. */
  askConfirmBriefly: TableValues;
  /** The same where something is to be agreed to. */
  askAgree: Nothing;
  /** What was to be agreed to is not what holds now. */
  termsChanged: Nothing;
  whatToChange: Nothing;
  /** The note for the house is to say something else. */
  whatToNote: Nothing;
  /** A no to the summary of a table that may cost something: what else there is. */
  termsDeclined: Nothing;
  stillPlacing: Nothing;
  placed: TableValues & { readonly name: string };
  /** What the visit is called in the guest's calendar. */
  calendarTitle: { readonly venue: string; readonly partySize: number };
  placedReference: { readonly reference: string };
  placedComment: { readonly comment: string };
  placedCancelBy: { readonly date: DateValue; readonly time: TimeValue };
  heldOtherwise: TableValues;
  replacing: TableValues;
  replaced: TableValues;
  replacedStands: TableValues;
  outcomeUnknown: Nothing;
  outcomeNeverKnown: Nothing;
  bookingRefused: Nothing;
  /** The guest has as many tables as the house keeps for one. */
  limitReached: Nothing;
  contactVenue: { readonly venue: string; readonly phone: string };
  addressOfVenue: { readonly venue: string; readonly address: string };
  emailOfVenue: { readonly venue: string; readonly email: string };
  websiteOfVenue: { readonly venue: string; readonly website: string };
  /** Pictures follow. */
  photosOfVenue: { readonly venue: string };
  /** Their addresses, where the platform shows no pictures. */
  menuAt: { readonly venue: string; readonly address: string };
  photosAt: { readonly venue: string; readonly addresses: string };
  openOn: { readonly venue: string; readonly date: DateValue; readonly hours: HoursValue };
  closedOn: { readonly venue: string; readonly date: DateValue };
  closedForHoliday: { readonly venue: string; readonly date: DateValue; readonly holiday: string };
  /** `weekday` is 1 on Mondays. */
  closedWeekly: { readonly venue: string; readonly weekday: number };
  openAgain: { readonly date: DateValue; readonly hours: HoursValue };
  hoursOfVenue: { readonly venue: string };
  hoursLine: { readonly date: DateValue; readonly hours: HoursValue };
  hoursLineClosed: { readonly date: DateValue };
  answerOfVenue: { readonly venue: string; readonly text: string };
  answerOfHouse: { readonly text: string };
  aboutMe: { readonly house: string };
  dateIs: { readonly date: DateValue };
  rulesOfVenue: { readonly venue: string };
  feeOfScenario: {
    readonly scenario: string | NameValue;
    readonly each: MoneyValue;
    readonly per: "guest" | "party";
    /** Whether who cancels too late pays it as well. */
    readonly late: "charged" | "free";
  };
  /** Paid before the table is booked. */
  depositOfScenario: MessageValues["feeOfScenario"];
  freeBefore: { readonly hours: number };
  noFee: Nothing;
  nothingAhead: Nothing;
  /** Of a table that is picked or booked. */
  stayUntil: { readonly venue: string; readonly length: LengthValue; readonly time: TimeValue };
  stayFor: { readonly venue: string; readonly length: LengthValue };
  stayBetween: { readonly venue: string; readonly shortest: LengthValue; readonly longest: LengthValue };

  noBookings: Nothing;
  bookedElsewhere: Nothing;
  bookingsHeading: { readonly count: number };
  bookingLine: TableValues & { readonly number: number };
  bookingItem: TableValues;
  whichToCancel: Nothing;
  whichToChange: Nothing;
  askCancel: TableValues;
  cancelled: TableValues;
  kept: Nothing;
  bookingGone: TableValues;
  bookingReadOnly: { readonly venue: string };

  confirmationPrompt: TableValues;
  confirmationReminder: TableValues;
  confirmationYes: TableValues;
  confirmationNo: TableValues;
  /** After the one above, where it can be had in one tap. */
  askAnotherDay: Nothing;
  /** The guest put the answer off. */
  asksAgain: { readonly date: DateValue; readonly time: TimeValue };
  asksNoMore: Nothing;
  /** A change that was said with a yes does not fit. */
  staysConfirmed: TableValues;
  thankYou: { readonly venue: string; readonly link: string };
  promptOutdated: Nothing;
  cancelledByVenue: TableValues;
  confirmedByVenue: TableValues;
  cancelledOutside: TableValues;
  changedOutside: TableValues;
  bookingNow: TableValues;
  bookingNowCancelled: TableValues;
  scenarioNow: { readonly scenario: string | NameValue };

  serviceDown: Nothing;
  notUnderstood: Nothing;
  notUnderstoodTwice: Nothing;
  lateNoBooking: { readonly date: DateValue };
  lateWhich: Nothing;
  lateWhichDay: { readonly date: DateValue };
  lateNoted: { readonly venue: string; readonly time: TimeValue };
  lateNotNoted: Nothing;
  soSorry: Nothing;
  /** Something was left behind. */
  hopeItTurnsUp: Nothing;
  condolence: Nothing;
  condolenceForLoss: Nothing;
  getWell: Nothing;
  congratulations: Nothing;
  staleButton: Nothing;
  textOnly: Nothing;
  voiceNotHeard: Nothing;
  pictureNotSeen: Nothing;
  /** A sticker in return. */
  stickerSeen: Nothing;
  /** The guest shared the number of somebody else. */
  contactNotOwn: Nothing;
  writeAnew: Nothing;
  messageTooLong: Nothing;
  tooManyMessages: Nothing;
  cannotAnswer: Nothing;
  /** After what could be answered of several things. */
  restUnknown: Nothing;
  restaurantDecides: Nothing;
  takeYourTime: Nothing;
  noHurry: Nothing;
  roughNumber: Nothing;
  noHurryHeld: { readonly time: TimeValue };
  /** Before the reason, told once more. */
  whyAll: Nothing;
  whyTaken: { readonly partySize: number };
  whyAsk: Nothing;
  whyName: Nothing;
  whyPhone: Nothing;
  anyPhone: Nothing;
  phoneUnknown: Nothing;
  writesHere: Nothing;
  neededForTable: Nothing;
  neededName: Nothing;
  neededYes: Nothing;
  neededNothing: Nothing;
  phoneNoted: { readonly phone: string };
  phoneWithCode: Nothing;
  whyPrompt: Nothing;
  sorryForThis: Nothing;
  askStaff: Nothing;
  notPassedOn: Nothing;
  snapshotLost: Nothing;
}

export type MessageKey = keyof MessageValues;

/** One sentence to be said: a key and the values it takes. `replies` turns it into words. */
export type Message = {
  [Key in MessageKey]: { readonly key: Key; readonly values: MessageValues[Key] };
}[MessageKey];

/** A message with its values, checked against its key. */
export function message<Key extends MessageKey>(key: Key, values: MessageValues[Key]): Message {
  return { key, values } as Message;
}

/** A message that takes no values. */
export function plain(key: KeysWithoutValues): Message {
  return { key, values: {} } as Message;
}

type KeysWithoutValues = {
  [Key in MessageKey]: Nothing extends MessageValues[Key] ? Key : never;
}[MessageKey];
