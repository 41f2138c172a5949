import type {
  DateValue,
  LanguageValue,
  MonthValue,
  NameValue,
  RangeValues,
  TimeValue,
  WeekdayValue,
} from "./shown-values.ts";
import type { DayState } from "./table.ts";

type Nothing = Readonly<Record<never, never>>;

/** The labels of buttons, with the values they take. */
export interface ChoiceLabels {
  choiceLanguage: { readonly language: LanguageValue };
  choiceVenue: { readonly venue: string };
  choicePartySize: { readonly partySize: number };
  choiceToday: Nothing;
  choiceTomorrow: Nothing;
  choiceDay: { readonly date: DateValue };
  choiceTime: { readonly time: TimeValue };
  choiceTimeScenario: { readonly time: TimeValue; readonly scenario: string | NameValue };
  choiceDateTimeScenario: {
    readonly date: DateValue;
    readonly time: TimeValue;
    readonly scenario: string | NameValue;
  };
  choiceDateTime: { readonly date: DateValue; readonly time: TimeValue };
  choiceVenueTime: { readonly venue: string; readonly time: TimeValue };
  choiceScenario: { readonly scenario: string | NameValue };
  choiceOtherDay: Nothing;
  choiceCalendar: Nothing;
  choiceEarlierMonth: { readonly month: MonthValue };
  choiceLaterMonth: { readonly month: MonthValue };
  choiceWeekday: { readonly weekday: WeekdayValue };
  choiceCalendarDay: { readonly day: number; readonly state: DayState };
  choiceBlank: Nothing;
  choiceWaitlist: { readonly time: TimeValue };
  choiceWaitlistRange: RangeValues;
  choiceAnyTime: Nothing;
  choiceConfirm: Nothing;
  choiceAgree: Nothing;
  choiceAgreeChange: Nothing;
  choiceAgreeTake: Nothing;
  choiceChange: Nothing;
  choiceDrop: Nothing;
  choiceOnlyThisTable: Nothing;
  choiceBookingsToo: Nothing;
  choiceSkip: Nothing;
  choicePassOn: Nothing;
  choiceBook: Nothing;
  choiceMyBookings: Nothing;
  choiceHuman: Nothing;
  choiceBackToAssistant: Nothing;
  choiceWriteToStaff: Nothing;
  choiceRetry: Nothing;
  choiceYes: Nothing;
  choiceAnother: Nothing;
  choiceSecond: Nothing;
  choiceInstead: Nothing;
  choiceCancelBooking: Nothing;
  choiceChangeBooking: Nothing;
  choiceOtherHolder: Nothing;
  choiceNote: Nothing;
  choiceNoNote: Nothing;
  choiceCancelNumber: { readonly number: number };
  choiceLateBy: { readonly minutes: number };
  choiceLeaveLine: Nothing;
  choiceLeaveWaitlist: Nothing;
  choiceLeaveNumber: { readonly number: number };
  choiceChangeNumber: { readonly number: number };
  choiceKeep: Nothing;
  choiceTakeTable: Nothing;
  choiceDeclineTable: Nothing;
  choiceKeepPlace: Nothing;
  choiceComing: Nothing;
  choiceNotComing: Nothing;
  choiceOtherNumber: Nothing;
  choiceAskLater: Nothing;
  choiceAnotherDay: Nothing;
  choiceShareContact: Nothing;
  choiceCopyReference: Nothing;
}
