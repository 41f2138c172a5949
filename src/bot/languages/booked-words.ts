/**
 * How a language's guests tell of a table that was booked in another way than in this chat; phrases as in `Locale`. Between
 * those who booked and what they did, some words may stand.
 */
export interface BookedWords {
  /** Before a word for somebody of theirs: "my", "our". */
  readonly ours: readonly string[];
  /** Who else may have booked for them: "the hotel", "a colleague", "he". */
  readonly bookers: readonly string[];
  /** What such a one did: "booked", "has made a reservation". */
  readonly done: readonly string[];
  /** The same, where it stands before who did it: "ha prenotato mio marito". */
  readonly doneFirst?: readonly string[];
  /** Where it is asked, what stands before who did it and what behind: "did my wife book", "hat meine Frau reserviert". */
  readonly asked?: { readonly before: readonly string[]; readonly behind: readonly string[] };
  /** What the guests did themselves: "we booked", "I rang to reserve". */
  readonly ownDone: readonly string[];
  /** How and when, which was not here and now: "online", "by phone", "last week". */
  readonly ways: readonly string[];
  /** What they miss or want to hear of it: "never got a confirmation", "just checking". */
  readonly checks: readonly string[];
  /** Whether it stands: "do you have a booking under", "are we in the book". */
  readonly standing: readonly string[];
  /** Between who and what: it is not done: "hasn't", "wants to". */
  readonly undone: readonly string[];
  /** What else is booked: "the theatre", "a taxi". */
  readonly others: readonly string[];
}
