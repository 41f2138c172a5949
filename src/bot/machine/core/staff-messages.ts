type Nothing = Readonly<Record<never, never>>;

/** What a guest reads of the staff, of what is passed on to them, and of what they answer. */
export interface StaffMessages {
  staffTold: Nothing;
  talkBegins: { readonly venue: string };
  /** In place of it, where nobody is at the desk. */
  talkKept: { readonly venue: string };
  talkOutOfHours: Nothing;
  talkResumes: { readonly venue: string };
  talkPassedOn: Nothing;
  talkTextOnly: Nothing;
  talkUnanswered: { readonly venue: string };
  talkEnded: { readonly venue: string };
  /** A staff member's words, with the name they go by. */
  fromStaff: { readonly by: string; readonly venue: string; readonly text: string };
  /** What the staff write to all guests of an evening. */
  fromHouse: { readonly venue: string; readonly text: string };
  requestAccepted: { readonly by: string; readonly venue: string };
  requestDeclined: { readonly by: string; readonly venue: string };
  assistantBack: Nothing;
  staffKnow: Nothing;
  /** In place of it, where nobody is at the desk. */
  wordKept: { readonly venue: string };
  /** Without a staff platform nobody can be told. */
  nobodyReads: Nothing;
  /** In place of `requestSent`, where nobody is at the desk. */
  requestKept: { readonly venue: string };
  humanComing: { readonly venue: string };
}
