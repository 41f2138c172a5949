import type { DateValue, LengthValue, NameValue, TimesValue, TimeValue } from "./shown-values.ts";

/** What stands above the times that are offered: which they are, and why not those that were wanted. */
export interface OfferMessages {
  slotsAround: TableWithoutTime & { readonly time: TimeValue };
  slotsOfDay: TableWithoutTime;
  slotsInRange: TableWithoutTime;
  slotsNear: TableWithoutTime & { readonly time: TimeValue };
  alternatives: TableWithoutTime;
  noAlternatives: TableWithoutTime;
  tooEarly: { readonly time: TimeValue; readonly date: DateValue; readonly first: TimeValue };
  tooLate: { readonly time: TimeValue; readonly date: DateValue; readonly last: TimeValue };
  /** Between two seatings; tables start until `before`, and again from `after`. */
  tablesBetween: {
    readonly time: TimeValue;
    readonly date: DateValue;
    readonly before: TimeValue;
    readonly after: TimeValue;
  };
  fullAround: TableWithoutTime & { readonly time: TimeValue };
  fullOn: TableWithoutTime;
  /** How long each of the offered tables is the guest's, where it is as long for all. */
  offersLast: { readonly length: LengthValue };
  offersLastOf: { readonly scenario: string | NameValue; readonly length: LengthValue };
  /** Of all that day, this time alone is free. */
  onlyTimeLeft: { readonly time: TimeValue; readonly date: DateValue };
  nearestOffers: Readonly<Record<never, never>>;
  noneAround: { readonly partySize: number };
  timeNotFree: { readonly time: TimeValue };
  dayNotFree: { readonly date: DateValue };
  dayTimeNotFree: { readonly date: DateValue; readonly time: TimeValue };
  slotWasTaken: { readonly time: TimeValue };
  /** What else is free that day, beside a table that is picked or times that are offered: all of it, or some. */
  freeBeside: { readonly date: DateValue; readonly times: TimesValue };
  freeSomeBeside: { readonly date: DateValue; readonly times: TimesValue };
  nothingBeside: { readonly date: DateValue };
  /** The same of other days, one below the other. */
  daysBeside: Readonly<Record<never, never>>;
  dayBeside: { readonly date: DateValue; readonly time: TimeValue };
  noDaysBeside: { readonly partySize: number };
  chooseOffered: Readonly<Record<never, never>>;
}

interface TableWithoutTime {
  readonly venue: string;
  readonly partySize: number;
  readonly date: DateValue;
}
