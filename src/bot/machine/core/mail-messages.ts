import type { DateValue, TableValues, TimeValue } from "./shown-values.ts";

type OfVenue = { readonly venue: string };

/** What guests read by e-mail, with its values as in `MessageValues`. */
export interface MailMessages {
  /** Beside the question for the name. */
  mailOffered: Readonly<Record<never, never>>;
  /** In the summary that is agreed to. */
  summaryMail: { readonly email: string };
  mailSubjectPlaced: TableValues;
  mailSubjectChanged: TableValues;
  mailSubjectCancelled: TableValues;
  mailGreeting: { readonly name: string };
  /** The summary follows. */
  mailPlaced: OfVenue;
  mailChanged: OfVenue;
  mailCancelled: OfVenue;
  /** What a changed booking was. */
  mailWas: TableValues;
  mailWasScenario: TableValues;
  mailFreeUntil: { readonly date: DateValue; readonly time: TimeValue };
  /** How to change or cancel it. */
  mailInChat: Readonly<Record<never, never>>;
  mailOnPage: { readonly url: string };
  /** Why somebody reads this at all. */
  mailWhy: OfVenue;
}
