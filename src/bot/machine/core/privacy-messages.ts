import type { DateValue, TimeValue } from "./shown-values.ts";

type Nothing = Readonly<Record<never, never>>;

/** What is said of the data that is kept of a guest, with its values as in `MessageValues`. */
export interface PrivacyMessages {
  keptHeading: Nothing;
  keptNeeds: { readonly needs: string };
  keptLanguage: { readonly language: { readonly type: "language"; readonly language: string } };
  keptMessages: { readonly count: number };
  keptVisits: { readonly count: number };
  /** Words that the guest agreed to, and when. */
  keptAgreement: { readonly words: string; readonly date: DateValue; readonly time: TimeValue };
  keptForNextTime: Nothing;
  keptForBookings: Nothing;
  keptElsewhere: Nothing;
  howToForget: Nothing;
  whatIsKept: Nothing;
  howToSeeKept: Nothing;
  whatIsForgotten: Nothing;
  forgetLeavesLine: Nothing;
  forgetNotElsewhere: Nothing;
  askForget: Nothing;
  askForgetBookings: { readonly count: number };
  forgotten: Nothing;
  forgottenButBookings: Nothing;
  askRemember: { readonly details: string };
  willRemember: Nothing;
  wontRemember: Nothing;

  choiceForget: Nothing;
  choiceForgetCancel: Nothing;
  choiceForgetKeep: Nothing;
  choiceRemember: Nothing;
  choiceDontRemember: Nothing;
}
