/** What a language's guests tell of themselves beside a table that is picked; phrases as in `Locale`. */
export interface AsideWords {
  /** Words that make a clause a wish there, and may mean much else before: "garlic", "deaf", "late". */
  readonly told: readonly string[];
  /** That they go to a restaurant, in words that at a table that is picked are of its place: "cenar fuera". */
  readonly eatsOut?: readonly string[];
  /** Before what a guest has only heard of the house: "someone told me the terrace is closed". */
  readonly hearsay: readonly string[];
  /** Beside a day that is told and not the table's, where another day is named: "we arrive on", "birthday". */
  readonly passing: readonly string[];
  /** Beside a day on which something befell the guest, never the table's though no other is named: "my mother died on". */
  readonly bygone?: readonly string[];
  /** No day is wished yet, and one that is named is that of the answer: "I don't know the date yet". */
  readonly dayUnknown?: readonly string[];
  /** Said of some of them, that they are among those who were counted: "included". */
  readonly countedIn?: readonly string[];
  /** Counts of what is said next, and of nobody: "just one thing", "two questions". */
  readonly announced?: readonly string[];
  /** Some of the party, `#` their number: "# of us". */
  readonly someOfUs: readonly string[];
  /** One of them by a number that is no day's, and what begins to tell of their health: "the second is". */
  readonly nthOfThem: readonly string[];
  /** People of whom something may be told, so that their number is none of the party: "2 guests are vegan". */
  readonly people: readonly string[];
  /** What is counted without being the party: "2 high chairs", "3 vegans". */
  readonly counted: readonly string[];
  /** What is brought to the table, at an hour of its own: "the cake at 9". */
  readonly served: readonly string[];
  /** Who never comes alone: "2 kids" are some of the party. */
  readonly children: readonly string[];
}
