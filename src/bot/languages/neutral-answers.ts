import type { AnswerWords } from "./answer-words.ts";
import type { AsideWords } from "./aside-words.ts";
import type { ChoiceWords } from "./choice-words.ts";

/** How guests of no known language answer: by signs, so far as they have a meaning everywhere. */
export const answers: AnswerWords = {
  pleas: [],
  keeps: [],
  stands: [],
  changing: [],
  besides: [],
  afterNo: [],
  noWishes: [],
  postpones: [],
  willTell: [],
  perhaps: [],
  doubts: ["🤔"],
  asks: [],
  orders: [],
  cancelAsked: [],
  noProblem: [],
  notCancelling: [],
};

export const choices: ChoiceWords = {
  firstFree: [],
  either: [],
  otherwise: [],
  conditions: [],
  taken: [],
  also: [],
  alsoFine: [],
  preferably: [],
  unfit: [],
  cannot: [],
  notPossible: [],
  sameDay: [],
  that: [],
  thatAfter: [],
  otherTimes: [],
  otherDays: [],
  venueNouns: [],
  tasting: [],
  venueTails: [],
  venueLeads: [],
  goesTo: [],
  likesBetter: [],
  putOffBy: [],
  dislikes: [],
  judgesVenue: [],
  asksOfVenue: [],
  asksAboutVenue: [],
  asksWhere: [],
  comparesVenues: [],
  other: [],
};

export const asides: AsideWords = {
  told: [],
  hearsay: [],
  passing: [],
  nthOfThem: [],
  someOfUs: [],
  people: [],
  counted: [],
  served: [],
  children: [],
};
