import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Message, MessageKey, MessageValues } from "#src/bot/machine/core/message.ts";
import { createCatalogues } from "#src/bot/replies/catalogues.ts";
import { createRenderReply, messageId } from "#src/bot/replies/render-reply.ts";
import { answeredLanguages as languages, languagesFolder } from "#test/support/answered-languages.ts";
import { mailExamples } from "#test/support/machine/mail-examples.ts";
import { waitlistExamples } from "#test/support/machine/waitlist-examples.ts";
import { claims } from "./claim-examples.ts";
import { labels } from "./label-examples.ts";
import { noted } from "./noted-examples.ts";

const texts = Object.fromEntries(
  languages.map((language) => [language, readFileSync(`${languagesFolder}${language}/replies.ftl`, "utf8")]),
);
const catalogues = createCatalogues(texts, "en");
const render = createRenderReply(catalogues);

const date = { type: "date", date: "2026-11-22" } as const;
const time = { type: "time", time: "19:00" } as const;
const hours = {
  type: "hours",
  intervals: [
    { from: "12:00", to: "14:30" },
    { from: "17:00", to: "00:30" },
  ],
} as const;
const table = { venue: "Fjord", scenario: "Dinner", partySize: 4, date, time };
const waited = { ...table, bounds: "both", from: time, to: { type: "time", time: "21:00" } } as const;
const money = (amount: number) => ({ type: "money", amount, currency: "NOK" }) as const;
const fee = { total: money(1200), each: money(600), per: "guest" } as const;
const noTime = { venue: "Fjord", partySize: 4, date };
const none = {};

/** One example of every message: the compiler refuses this list when a message is missing or its values are. */
const examples: { [Key in MessageKey]: MessageValues[Key] } = {
  welcome: { house: "Fjord" },
  welcomeAt: { venue: "Furu & Fjord" },
  booksScenario: { scenario: "Tasting menu" },
  help: none,
  helpPerson: none,
  anythingElse: none,
  youAreWelcome: none,
  thanksButOpen: none,
  asItIs: none,
  droppedBesides: none,
  droppedOne: none,
  noWishes: none,
  goodbye: none,
  goodbyeOpen: none,
  goodbyeHeld: { time },
  goodbyeUntil: table,
  notBookedYet: none,
  notBookedHeld: { time },
  notChangedYet: none,
  nothingBookedYet: none,
  droppedDraft: none,
  whichCancelled: none,
  startedOver: none,
  askLanguage: none,
  languageChanged: none,
  languageNotSpoken: {
    language: { type: "language", language: "fi" },
    languages: { type: "languages", languages: ["en", "de", "fr"] },
  },
  askVenue: none,
  askVenueByName: { count: 40 },
  askPartySize: none,
  askSmallerParty: none,
  askDate: { partySize: 4 },
  calendar: { month: { type: "month", month: "2026-12" }, venue: "Fjord", partySize: 4 },
  calendarKey: none,
  askName: none,
  askPhone: none,
  nameNotRead: none,
  phoneNotRead: none,
  contactServed: none,
  whichTime: none,
  dateIsPast: { date },
  timeIsPast: { time },
  whichDate: none,
  largerParty: { partySize: 4 },
  partySizeNotPossible: { partySize: 900 },
  partyTooLarge: { venue: "Furu & Fjord", partySize: 40, most: 10 },
  tooFarAhead: { venue: "Furu & Fjord", date: { type: "date", date: "2027-02-19" } },
  requestOffered: none,
  askRequestName: none,
  requestSummary: noTime,
  requestTime: { time },
  requestBetween: { from: time, to: time },
  requestChanges: table,
  askRequest: none,
  requestSent: { venue: "Fjord" },
  requestKept: { venue: "Fjord" },
  ...labels,
  oneAtATime: { partySize: 6, date: { type: "date", date: "2026-11-27" } },
  closedThen: {
    venue: "Furu & Fjord",
    time: { type: "time", time: "03:00" },
    date: { type: "date", date: "2026-11-27" },
    hours: { type: "hours", intervals: [{ from: "17:00", to: "23:00" }] },
  },
  oneOfSeveral: { partySize: 7, count: 2 },
  oneThenOther: { partySize: 3 },
  secondNotFree: {
    partySize: 3,
    time: { type: "time", time: "18:00" },
    nearest: { type: "time", time: "20:00" },
  },
  onlyOneTable: { partySize: 9 },
  secondFull: { partySize: 3, date: { type: "date", date: "2026-11-27" } },
  secondTable: { partySize: 6, date: { type: "date", date: "2026-11-27" } },
  ...noted,
  keptHeading: none,
  summaryEmail: { email: "ada@example.com" },
  keptNeeds: { needs: "no nuts" },
  keptLanguage: { language: { type: "language", language: "de" } },
  keptMessages: { count: 3 },
  keptVisits: { count: 1 },
  keptAgreement: { words: "• If you don’t come, it costs NOK 600.", date, time },
  keptForNextTime: none,
  keptForBookings: none,
  keptElsewhere: none,
  howToForget: none,
  whatIsKept: none,
  howToSeeKept: none,
  whatIsForgotten: none,
  forgetLeavesLine: none,
  forgetNotElsewhere: none,
  askForget: none,
  askForgetBookings: { count: 2 },
  forgotten: none,
  forgottenButBookings: none,
  askRemember: { details: "Ada Berg · +4790012345" },
  willRemember: none,
  wontRemember: none,
  lastTime: table,
  noLastTime: none,
  wishTooLong: { most: 2000 },
  slotsAround: { ...noTime, time },
  slotsOfDay: noTime,
  slotsInRange: noTime,
  slotsNear: { ...noTime, time },
  alternatives: noTime,
  noAlternatives: noTime,
  tooEarly: { time, date: noTime.date, first: time },
  tooLate: { time, date: noTime.date, last: time },
  tablesBetween: { time, date: noTime.date, before: time, after: time },
  fullAround: { ...noTime, time },
  fullOn: noTime,
  scenarioNotOn: { scenario: "Lunch", venue: "Furu & Fjord", date },
  scenarioTooFarAhead: { scenario: "Lunch", venue: "Furu & Fjord", date },
  scenarioNotThen: { scenario: "Lunch", time },
  scenarioOnlyThen: {
    scenario: "Terrace",
    date,
    hours: { type: "hours", intervals: [{ from: "13:00", to: "16:30" }] },
  },
  scenarioTakesUpTo: { scenario: "Tasting menu", most: 4 },
  scenarioTakesFrom: { scenario: "Cellar table", least: 6 },
  offersLast: { length: { type: "length", minutes: 120 } },
  offersLastOf: { scenario: "Dinner", length: { type: "length", minutes: 120 } },
  onlyTimeLeft: { time, date },
  nearestOffers: none,
  noneAround: { partySize: 4 },
  timeNotFree: { time },
  dayNotFree: { date },
  dayTimeNotFree: { date, time },
  slotWasTaken: { time },
  freeBeside: { date, times: { type: "times", times: ["18:30", "19:30"] } },
  freeSomeBeside: { date, times: { type: "times", times: ["18:30", "19:30"] } },
  nothingBeside: { date },
  daysBeside: none,
  dayBeside: { date, time },
  noDaysBeside: { partySize: 4 },
  chooseOffered: none,
  sameEvening: table,
  askSecond: table,
  heldFor: { minutes: 15 },
  slotHeld: { ...table, minutes: 15 },
  holdOver: none,
  slotChosen: table,
  holdReleased: none,
  summary: table,
  summaryName: { name: "Anna" },
  summaryPhone: { phone: "+4790000000" },
  summaryComment: { comment: "by the window" },
  depositFree: { total: money(400), date, time },
  depositBack: { total: money(400) },
  depositFinal: { total: money(400) },
  payDeposit: { total: money(400), time },
  invoiceTitle: none,
  invoiceLine: table,
  depositLapsed: table,
  depositNotTaken: none,
  paidInVain: none,
  depositReturns: { total: money(400) },
  depositByHouse: { total: money(400) },
  depositStays: { total: money(400) },
  depositWouldReturn: none,
  depositWouldStay: none,
  checkoutClosed: none,
  checkoutFailed: none,
  askConfirm: none,
  askConfirmBriefly: table,
  askAgree: none,
  termsChanged: none,
  whatToChange: none,
  whatToNote: none,
  termsDeclined: none,
  stillPlacing: none,
  feeLater: { ...fee, date, time },
  feeNow: fee,
  feeNoShow: { ...fee, per: "party" },
  replaces: table,
  changesTable: table,
  heldOtherwise: table,
  replacing: table,
  replaced: table,
  replacedStands: table,
  stands: table,
  placed: { ...table, name: "Anna" },
  calendarTitle: { venue: "Furu & Fjord", partySize: 4 },
  placedReference: { reference: "4TZC" },
  placedCancelBy: { date, time },
  placedComment: { comment: "by the window" },
  outcomeUnknown: none,
  outcomeNeverKnown: none,
  bookingRefused: none,
  limitReached: none,
  contactVenue: { venue: "Fjord", phone: "+4722334455" },
  addressOfVenue: { venue: "Fjord", address: "Kaigata 7, Oslo" },
  emailOfVenue: { venue: "Fjord", email: "hello@fjord.example" },
  websiteOfVenue: { venue: "Fjord", website: "https://fjord.example" },
  photosOfVenue: { venue: "Fjord" },
  menuAt: { venue: "Fjord", address: "https://fjord.example/menu" },
  photosAt: { venue: "Fjord", addresses: "https://fjord.example/1.jpg" },
  openOn: { venue: "Fjord", date, hours },
  closedOn: { venue: "Fjord", date },
  closedForHoliday: { venue: "Fjord", date: noTime.date, holiday: "Christmas Day" },
  closedWeekly: { venue: "Fjord", weekday: 1 },
  openAgain: { date: noTime.date, hours: { type: "hours", intervals: [{ from: "17:00", to: "23:00" }] } },
  hoursOfVenue: { venue: "Fjord" },
  hoursLine: { date, hours },
  hoursLineClosed: { date },
  answerOfVenue: { venue: "Fjord", text: "Dogs are welcome on the terrace." },
  answerOfHouse: { text: "Dogs are welcome on the terrace." },
  aboutMe: { house: "Fjord" },
  dateIs: { date },
  rulesOfVenue: { venue: "Fjord" },
  depositOfScenario: { scenario: "Dinner", each: money(200), per: "guest", late: "charged" },
  feeOfScenario: {
    scenario: "Dinner",
    each: { type: "money", amount: 20, currency: "EUR" },
    per: "guest",
    late: "charged",
  },
  freeBefore: { hours: 4 },
  noFee: none,
  nothingAhead: none,
  stayUntil: { venue: "Fjord", length: { type: "length", minutes: 105 }, time },
  stayFor: { venue: "Fjord", length: { type: "length", minutes: 105 } },
  stayBetween: {
    venue: "Fjord",
    shortest: { type: "length", minutes: 105 },
    longest: { type: "length", minutes: 150 },
  },
  noBookings: none,
  bookedElsewhere: none,
  ...claims,
  bookingsHeading: { count: 2 },
  bookingLine: { ...table, number: 1 },
  bookingItem: table,
  whichToCancel: none,
  whichToChange: none,
  askCancel: table,
  cancelled: table,
  kept: none,
  bookingGone: table,
  bookingReadOnly: { venue: "Fjord" },
  askWhatToChange: table,
  askWhatToAdd: table,
  askNote: none,
  askMoreNote: { comment: "by the window" },
  askChange: table,
  askWish: table,
  askWishOff: table,
  alsoComing: {},
  wishOff: { comment: "a high chair" },
  askHolder: table,
  askNewHolder: none,
  changed: table,
  ...mailExamples,
  ...waitlistExamples,
  changedPartly: table,
  confirmationPrompt: table,
  confirmationReminder: table,
  confirmationYes: table,
  confirmationNo: table,
  askAnotherDay: none,
  asksAgain: { date, time },
  asksNoMore: none,
  staysConfirmed: table,
  thankYou: { venue: "Fjord", link: "https://example.com/thanks" },
  promptOutdated: none,
  cancelledByVenue: table,
  confirmedByVenue: table,
  cancelledOutside: table,
  changedOutside: table,
  bookingNow: table,
  bookingNowCancelled: table,
  scenarioNow: { scenario: "Tasting menu" },
  serviceDown: none,
  notUnderstood: none,
  notUnderstoodTwice: none,
  staffTold: none,
  talkBegins: { venue: "Fjord" },
  talkKept: { venue: "Fjord" },
  talkOutOfHours: {},
  talkResumes: { venue: "Fjord" },
  talkPassedOn: {},
  talkTextOnly: {},
  talkUnanswered: { venue: "Fjord" },
  talkEnded: { venue: "Fjord" },
  fromHouse: { venue: "Fjord", text: "The terrace is closed tonight." },
  fromStaff: { by: "Kari", venue: "Fjord", text: "We have a high chair." },
  requestAccepted: { by: "Kari", venue: "Fjord" },
  requestDeclined: { by: "Kari", venue: "Fjord" },
  assistantBack: {},
  staffKnow: none,
  wordKept: { venue: "Fjord" },
  nobodyReads: none,
  lateNoBooking: { date },
  lateWhich: none,
  lateWhichDay: { date },
  lateNoted: { venue: "Fjord", time },
  lateNotNoted: none,
  soSorry: none,
  hopeItTurnsUp: none,
  condolence: none,
  condolenceForLoss: none,
  getWell: none,
  congratulations: none,
  humanComing: { venue: "Fjord" },
  staleButton: none,
  textOnly: none,
  voiceNotHeard: none,
  pictureNotSeen: none,
  stickerSeen: none,
  contactNotOwn: none,
  writeAnew: none,
  messageTooLong: none,
  tooManyMessages: none,
  cannotAnswer: none,
  restUnknown: none,
  restaurantDecides: none,
  takeYourTime: none,
  noHurry: none,
  roughNumber: none,
  noHurryHeld: { time },
  whyAll: none,
  whyTaken: { partySize: 4 },
  whyAsk: none,
  whyName: none,
  whyPhone: none,
  ...{ anyPhone: none, phoneUnknown: none, writesHere: none },
  neededForTable: none,
  neededName: none,
  neededYes: none,
  neededNothing: none,
  phoneNoted: { phone: "+49 171 1234567" },
  phoneWithCode: none,
  whyPrompt: none,
  sorryForThis: none,
  askStaff: none,
  notPassedOn: none,
  snapshotLost: none,
  groupBegin: { name: "Anna" },
  groupGoOn: { name: "Anna" },
  groupOther: { name: "Anna" },
  groupTimes: {
    name: "Anna",
    venue: "Fjord",
    partySize: 4,
    date: { type: "date", date: "2026-11-21" },
    times: { type: "times", times: ["18:30", "19:00"] },
  },
  groupNameless: { link: "t.me/fjord_bot" },
  groupTable: { ...table, name: "Anna" },
  groupComers: { names: "Anna, Ben", count: 2 },
  groupCancelled: table,
  groupForgotten: none,
  groupYouCome: none,
  groupYouDoNot: none,
  groupOnlyOrganiser: { name: "Anna" },
  groupOver: none,
  groupReads: none,
  groupCounted: { count: 7, partySize: 6 },
};
const messages = Object.entries(examples).map(([key, values]) => ({ key, values }) as Message);

function say(lines: readonly Message[], options: Partial<Say> = {}): Say {
  return {
    type: "say",
    language: "en",
    lines,
    buttons: [],
    contactRequest: false,
    answers: true,
    ...options,
  };
}

describe.for(languages)("the catalogue %s", (language) => {
  test.for(messages)("says $key", (line) => {
    const { text } = render(say([line], { language }));
    expect(text).not.toBe("");
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test("holds nothing that is never said", () => {
    const ids = [...(texts[language] ?? "").matchAll(/^([a-z][a-z-]*) =/gm)].map(([, id]) => id);
    // What stands in others alone is a part of theirs.
    const parts = [...(texts[language] ?? "").matchAll(/\{ ([a-z][a-z-]*) \}/g)].map(([, id]) => id ?? "");
    const known = [...messages.map(({ key }) => messageId(key)), ...parts];
    expect(ids.filter((id) => !known.includes(id ?? ""))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a table that is waited for", () => {
  const bounds = ["about", "both", "from", "to", "none"] as const;

  test.for(languages.flatMap((language) => bounds.map((bound) => [language, bound] as const)))(
    "names the one time or the range, and not both: %s, %s",
    ([language, bound]) => {
      const { text } = render(
        say([{ key: "waitingItem", values: { ...waited, bounds: bound } }], { language, region: "NO" }),
      );
      const shown = [...text.matchAll(/\d?\d:\d\d/g)].map(([clock]) => clock);
      const times = { about: ["19:00"], both: ["19:00", "21:00"], from: ["19:00"], to: ["21:00"], none: [] };
      expect(shown).toEqual(times[bound]);
    },
  );
});

describe("dates and times", () => {
  test.for([
    ["en", "NO", "Booked! A table for 4 at Fjord on Sunday, 22 November at 19:00, under Anna."],
    ["en", "US", "Booked! A table for 4 at Fjord on Sunday, November 22 at 7:00 PM, under Anna."],
    [
      "de",
      "AT",
      "Reserviert! Ein Tisch für 4 bei Fjord am Sonntag, 22. November um 19:00 auf den Namen Anna.",
    ],
  ] as const)("follow the language %s and the region %s", ([language, region, expected]) => {
    const line = { key: "placed", values: { ...table, name: "Anna" } } as const;
    const [first] = render(say([line], { language, region })).text.split("\n");
    expect(first?.replaceAll("\u202f", " ")).toBe(expected);
  });
});

test.for([
  ["fr", "2026-12-01", "C’est le mardi 1er décembre."],
  ["fr", "2026-12-11", "C’est le vendredi 11 décembre."],
  ["it", "2026-12-01", "È martedì 1 dicembre."],
] as const)("in %s, %s is written “%s”", ([language, date, expected]) => {
  const line = { key: "dateIs", values: { date: { type: "date", date } } } as const;
  expect(render(say([line], { language })).text).toBe(expected);
});

describe("what is noted so far", () => {
  const days = { date: "2026-11-25", dateTo: "2026-11-26" } as const;

  test.for([
    ["en", { times: ["20:00"], bound: "from" }, "Noted: from 8:00 PM on."],
    ["en", { ...days, times: [] }, "Noted: Wednesday, November 25 – Thursday, November 26."],
    [
      "en",
      { ...days, times: ["18:00", "21:00"] },
      "Noted: Wednesday, November 25 – Thursday, November 26, 6:00 PM–9:00 PM.",
    ],
    [
      "de",
      { date: "2026-11-25", times: ["20:00"], bound: "to" },
      "Notiert: Mittwoch, 25. November, bis 20:00.",
    ],
    ["fr", { ...days, times: [] }, "C’est noté : mercredi 25 – jeudi 26 novembre."],
  ] as const)("in %s, %o is %s", ([language, moment, expected]) => {
    const line = { key: "notedMoment", values: { moment: { type: "moment", ...moment } } } as const;
    const { text } = render(say([line], { language }));
    expect(text.replaceAll(/\s/g, " ")).toBe(expected);
  });
});

describe("a way to dine", () => {
  const scenario = { type: "name", name: "Dinner", translations: { de: "Abendessen", fr: "Dîner" } } as const;

  test.for([
    ["de", "AT", "Abendessen"],
    ["fr", undefined, "Dîner"],
    ["sv", "SE", "Dinner"],
  ] as const)("is called what it is in %s", ([language, region, name]) => {
    const line = { key: "scenarioTakesUpTo", values: { scenario, most: 4 } } as const;
    const options = { language, ...(region !== undefined && { region }) };
    expect(render(say([line], options)).text).toContain(name);
  });
});

test("an unsupported language is answered in the default one", () => {
  expect(render(say([{ key: "askVenue", values: {} }], { language: "fi" })).text).toBe(
    "Which restaurant would you like?",
  );
});
