import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { ActNames } from "./acts.ts";
import type { DeskMark } from "./marks.ts";

/** The staff's language is English, with day before month and the 24-hour clock. */
const locale = "en-GB";
/** Only plain dates are formatted; the machine's own zone, which may be none at all, has no part in it. */
const timeZone = "UTC";
const longWeekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long" });
const longDayOfYear = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const shortWeekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short" });
const shortDayOfYear = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" });

/** "Saturday 21 November 2026". */
export function longDate(date: Temporal.PlainDate): string {
  return `${longWeekday.format(date)} ${longDayOfYear.format(date)}`;
}

/** "Sat 21 Nov". */
export function shortDate(date: Temporal.PlainDate): string {
  return `${shortWeekday.format(date)} ${shortDayOfYear.format(date)}`;
}

/** HH:MM. */
export function timeOfDay(local: Temporal.PlainDateTime): string {
  return local.toPlainTime().toString({ smallestUnit: "minute" });
}

export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function people(partySize: number): string {
  return count(partySize, "person", "people");
}

/** "table 5", "tables 5 + 6"; "the long table" says by itself what it is. Undefined where none is known. */
export function tablesOf(names: readonly string[] | undefined): string | undefined {
  if (names === undefined || names.length === 0) return undefined;
  const which = names.join(" + ");
  if (names.some((name) => /\s/.test(name.trim()))) return which;
  return `${names.length === 1 ? "table" : "tables"} ${which}`;
}

/** "a, b and c". */
export function listed(parts: readonly string[], word: "and" | "or"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${word} ${last}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function pageOf(number: number, count: number): string {
  return `Page ${number} of ${count}`;
}

/** What each state means to somebody at the door. */
export const stateWords: Readonly<
  Record<BookingState, { readonly short: string; readonly explained: string }>
> = {
  REGISTERED: { short: "booked", explained: "Booked, not confirmed yet" },
  UNCONFIRMED: { short: "asked", explained: "Asked whether they are coming, no answer yet" },
  CONFIRMED: { short: "confirmed", explained: "Confirmed" },
  WAITING: { short: "waiting", explained: "Arrived, waiting for the table" },
  SEATED: { short: "seated", explained: "Seated" },
  BILL_PRINTED: { short: "bill printed", explained: "Seated, the bill is printed" },
  CLOSED: { short: "left", explained: "The visit is over" },
  NO_SHOW: { short: "did not come", explained: "Did not come" },
  CANCELLED: { short: "cancelled", explained: "Cancelled" },
};

/** What staff say for each mark; also what the buttons say. */
export const markWords: Readonly<Record<DeskMark, string>> = {
  waiting: "Waiting",
  seated: "Seated",
  billPrinted: "Bill printed",
  closed: "Closed",
  noShow: "No-show",
};

/** Texts that take no values. */
export const texts = {
  noName: "no name given",
  beingBooked: "being booked",
  aGuest: "A guest",
  needsPerson: "A guest needs a person",
  threadIsYours:
    "Press Answer under what the guest writes, or use /guest answer. What is simply written here stays among you.",
  nothingWritten: "There was nothing to send.",
  notYours: "This guest wrote to another venue, and its staff answer there.",
  sentToGuest: "Sent to the guest.",
  givenBack: "The guest is back with the assistant.",
  gaveBackBefore: "has given this guest back to the assistant already.",
  decidedBefore: "has decided this request already.",
  noRequest: "This guest has asked for nothing that could be accepted or declined.",
  venue: "Venue",
  waitsSince: "Waits since",
  saidBefore: "What was said before:",
  waitingGuests: "Guests who wait for an answer",
  nobodyAsks: "Nobody of that name waits for a yes or a no.",
  nobodyWaits: "Nobody waits for an answer.",
  noContact: "No number left: the guest was told how to reach you.",
  changes: "Instead of the booking, which stands meanwhile",
  partial:
    "Only bookings made through this assistant are listed: the booking service offers no list of all bookings of a day.",
  nobody: "No bookings.",
  late: "Late",
  toCall: "Call these guests",
  coversStarting: "Covers starting",
  calledBy: "called by",
  calledBefore: "somebody has called already",
  tickedOff: "Ticked off:",
  noAnswerYet: "was asked, no answer",
  chatCannotReach: "cannot be reached in the chat",
  newBooking: "New booking",
  lately: "Lately",
  asOf: "As of",
  dayIsOver: "This day is over.",
  notInChat: "not booked in a chat, not confirmed",
  noTableLeft: "has no table any more",
  offTheTable: "Cancelled or did not come",
  wishIsLong: "shortened here, the whole text is in the details",
  allergy: "⚠️ allergy:",
  callFromLine: "Please call: a table is free for a guest on the waitlist",
  keptUntil: "Theirs until",
  callHow: "The number, and the button that books it, are on the waitlist.",
  hasWish: "The guest wrote a wish: open the details to read it.",
  party: "Party",
  guest: "Guest",
  phone: "Phone",
  email: "Email",
  scenario: "Scenario",
  state: "State",
  tables: "Table",
  id: "Booking",
  wish: "Wish",
  staffNote: "Staff's note",
  noted: "Noted.",
  notesChanged: "Notes changed",
  nothing: "nothing",
  noteMeanwhile: "Something else was written there meanwhile, and stays. That was",
  notByStaff: "the guest, or another system.",
  yoursWas: "What you wrote was not kept:",
  agreed: "Agreed to by the guest",
  free: "free",
  out: "out",
  until: "until",
  wasUntil: "over since",
  comesNext: "then",
  seeText: "see the text",
  refundHow:
    "Telegram does not send it back: do it in the payment provider's dashboard, then use /house refunds with done.",
  limitReachedHow:
    "They were told what they have and who can help. Nothing was booked; a table that you book yourself is not counted.",
  refundsTitle: "Deposits to send back",
  noRefunds: "There is nothing to send back.",
  refundDone: "Noted: it went back.",
  refundUnknown: "There is no such payment to send back.",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  guestTold: "The guest has been told in the chat.",
  guestNotInChat: "This booking was not made through the chat: call the guest if they should know.",
  guestNotReached: "The guest could not be told in the chat: please call them.",
  dateNotUnderstood:
    "That day was not understood. Write today, tomorrow, a weekday such as fri, or a date such as 2026-11-27.",
  alreadyConfirmed: "This booking is confirmed already.",
  alreadyCancelled: "This booking is cancelled already.",
  cancelledStays:
    "This booking is cancelled, and a cancelled booking cannot be taken up again: make a new one for the guest.",
  atTheTable:
    "The guests are here already, so this booking can only be changed in the house's own system from now on.",
  markWhenTheyLeave: "The guests are here already: mark the booking closed when they leave.",
  nothingLeft: "Nothing about it can be changed any more.",
  notHere:
    "This restaurant's bookings live in its own booking system, which keeps such things to itself: please do it there.",
  tooEarlyForNoShow:
    "The visit has not begun yet, so nobody is late. If the guests are not coming, cancel the booking instead.",
  longBefore: "Nothing is marked yet: this visit begins on",
  sureToMark: "Mark it all the same?",
  tableTaken:
    "Not all of that is free at that time: other guests have it, or it is out. Please choose other tables.",
  tablesNotFixed: "The booking sits wherever it fits from now on",
  noTablesNamed: 'Name the tables, for example 5 or 5+6, or write "any".',
  noTablesOut: "Name the tables that are out, for example 5 or 5+6.",
  anyTable: "any table",
  detailsChanged: "details changed",
  trail: "Who did what",
  noTrail: "Nothing is written down.",
  nameVenue: "There are several venues: please name one.",
  noHistory: "Nothing is written down about this booking.",
  earlierLeftOut: "Earlier lines are left out.",
  rulesInForce: "Closed, blocked and out of use",
  noRules: "Nothing is closed, blocked or out of use.",
  lastDayBeforeFirst: "The last day is before the first: please look at the days again.",
  momentNotUnderstood:
    "That time was not understood. Write 18:00, now, or a day with a time such as fri 18:00 or 2026-11-27 18:00.",
  endBeforeStart: "The end is not after the start: please look at the times again.",
  alreadyOver: "That is over already, so there is nothing to set.",
  closed: "Closed",
  takesNoBookings: "takes no new bookings until this is lifted",
  nobodyAffected: "It touches no booking.",
  touched: "Bookings that this touches",
  planChanged: "The venue file has just changed, so this was not set: please look and try again.",
  stayBooked: "They stay booked: please call them.",
  changedByGuest: "Changed by the guest",
  confirmedByGuest: "Confirmed by the guest",
  cancelledByGuest: "Cancelled by the guest",
  noShowByClock: "Marked as no-show",
  changedOutside: "Changed in the booking system",
  cancelledOutside: "Cancelled in the booking system",
  needAttention: "Bookings that no longer fit",
  allFits: "Every booking has its place.",
  openToCall: "They stay booked. Open the list, and call the guests or find them a table.",
  visitOver: "This visit is over, so nothing about it can be changed any more.",
  didNotCome: "This booking is closed as a no-show, so nothing about it can be changed any more.",
  goneMeanwhile: "This booking does not exist any more.",
  notAllowed: "The booking service did not allow this change for the booking as it stands.",
  failedToRead: "The bookings cannot be read right now. Please try again in a moment.",
  failedToChange:
    "The booking service did not answer, so it is not certain whether this was done. Look at the booking before you try again.",
} as const;

/** So many are named where several fit. */
const mostNamed = 5;

/** "Several fit: Anna Berg, …; Anna Lie, …. Please choose one from the list." */
export function severalFit(labels: readonly string[]): string {
  const which = labels.slice(0, mostNamed).join("; ");
  return `Several fit: ${which}${labels.length > mostNamed ? "; …" : ""}. Please choose one from the list.`;
}

/** Texts that say what to do next, by its name where they are read. */
export const noSuchGuest = ({ listGuests }: ActNames) =>
  `This guest is not known any more: ${listGuests} names those who wait.`;
export const noSuchRule = ({ listRules }: ActNames) =>
  `There is no such rule any more: ${listRules} lists those in force.`;

/** What platforms print on buttons and say around the desk's answers. */
export const platformTexts = {
  confirm: "Confirm",
  cancel: "Cancel booking",
  show: "Show details",
  reallyCancel: "Yes, cancel it",
  keep: "No, keep it",
  askCancel: "Cancel this booking? It cannot be undone, and a guest who booked in the chat is told at once.",
  reallyNoShow: "Yes, they did not come",
  reallyMark: "Yes, mark it",
  askNoShow: "Mark this booking as a no-show? It cannot be undone.",
  idTooLong: "This booking's id is too long for buttons here: do it in the house's own system.",
  attention: "Show the list",
  waitlist: "Show the waitlist",
  openWaiting: "Open an entry",
  wholeList: "Whole list",
  bookCaller: "They say yes: book it",
  skip: "Skip",
  removeWaiting: "Take off the list",
  reallyRemove: "Yes, take off",
  writeToAll: "Write to the guests",
  whatTheyRead: "What they read",
  whatTheyReadHint: "You see it once more, with whom it goes to, before it is sent.",
  sendToAll: "Send",
  dropMessage: "Throw away",
  wholeInFile: "It is too long to be shown here: the file has all of it.",
  answerGuest: "Answer",
  forgottenGuest: "A guest who is forgotten",
  giveGuestBack: "Back to the assistant",
  acceptRequest: "Accept",
  declineRequest: "Decline",
  editNotes: "Notes…",
  notes: "Notes",
  staffNoteHint: "For yourselves: no guest reads it.",
  wishHint: "What the guest asked for. The guest is not told of a change.",
  writeToGuest: "Write to the guest",
  yourAnswer: "Your answer",
  yourAnswerHint: "The guest reads it in their chat, with your name.",
  allAttention: "All that need attention",
  earlier: "Earlier",
  later: "Later",
  refresh: "Refresh",
  tickOff: "Tick off who was called",
  openBooking: "Open a booking",
  nextUp: "Next up: choose a booking",
  wholeSheet: "Whole sheet",
  moreRows: "more: press Whole sheet",
  chooseVenue: "Which venue?",
  moreVenues: "There are more venues: name one in the command.",
  takeAnyway: "Do it anyway…",
  setRulesAside: "Set the house's rules aside",
  whyAnyway: "Why?",
  whyAnywayHint: "It is written down in the booking's history, with your name.",
  notStaff: "This is for the restaurant's staff. Ask an administrator of this server for the staff role.",
  notYours:
    "This is another venue's, and you are not on its staff. Ask an administrator of this server for that venue's role.",
  wrongPlace: "This works only in the restaurant's own staff server.",
  answerTooLate:
    "what you asked took so long that Discord no longer takes the answer. Look how it stands before you ask again.",
  oldButton: "This button is from an older version. Please use the command again.",
  failed: "Something went wrong on our side. Please try again in a moment.",
} as const;
