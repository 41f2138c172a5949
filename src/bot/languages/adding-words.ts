/** How guests have something added to their table: "add a bottle of fizz to the booking". */
export interface AddingWords {
  /** To add something; they stand at the end of the clause too, where verbs do (`endsInVerb`). */
  readonly verbs: readonly string[];
  /** Verbs that add something only beside what it is added to: "put" a bottle "on there". */
  readonly puts: readonly string[];
  /** The booking that it is added to, by name: "to my booking". */
  readonly toBooking: readonly string[];
  /** The same without its name, or a part of the verb: "to it", "on there". */
  readonly toIt: readonly string[];
  /** What is told to the house, by name: "in the note". */
  readonly toNote: readonly string[];
  /** A booking that the guest has, beside "to it": "the booking I already have". */
  readonly theirs: readonly string[];
  /** What stands beside these words and is no part of what is added: "too", "as well". */
  readonly also: readonly string[];
  /** That something is to be added which is not said yet: "a request", "something". */
  readonly unsaid: readonly string[];
  /** What begins with these is no wish: "me", "another table", "a song to my playlist". People are none either. */
  readonly others: readonly string[];
  /** Before the verbs, beside those of `NoteWords`: nothing is to be added where they stand, "how do I add …". */
  readonly never: readonly string[];
}
