/** How guests choose between days and times, and speak of the day that is talked about; phrases as in `Locale`. */
export interface ChoiceWords {
  /** Asked for a day: the first of those that has a table, "the first that's free". */
  readonly firstFree: readonly string[];
  /** Before the first of two of which one will do: "either". */
  readonly either: readonly string[];
  /** Before a second choice: "otherwise", "failing that". */
  readonly otherwise: readonly string[];
  /** A condition's first words and what it ends in, with a few words between them: "if that's … taken". */
  readonly conditions: readonly string[];
  /** Those of them that only a verb before its subject makes one, "should it be taken", and that mean something else elsewhere. */
  readonly inverted?: readonly string[];
  readonly taken: readonly string[];
  /** After a second choice: "would work too". */
  readonly alsoFine: readonly string[];
  /** After an hour, which is wanted rather than the one that is known: "would be safer". */
  readonly suitsBetter?: readonly string[];
  /** As good as what is known: "also", "too". */
  readonly also: readonly string[];
  /** Before that one of several which is wanted most: "preferably". */
  readonly preferably: readonly string[];
  /** After a bound that guests give the other way round: "later than 9" + "won't do". */
  readonly unfit: readonly string[];
  /** The same before it: "we can't come" + "before 7". */
  readonly cannot: readonly string[];
  /** In a clause whose days and times are not possible: "we can't make … ", where others are named beside it. */
  readonly notPossible: readonly string[];
  /** The day that is talked about, and what makes a weekday the one of its week: "that Friday". */
  readonly sameDay: readonly string[];
  readonly that: readonly string[];
  readonly thatAfter: readonly string[];
  /** Beside a time that is picked or times that are offered: "what other times do you have?" */
  readonly otherTimes: readonly string[];
  /** The same of days: "what other evenings are free?" */
  readonly otherDays: readonly string[];
  /** What a restaurant is called that has no name yet: "the second place". */
  readonly venueNouns: readonly string[];
  /** By what word alone guests call a menu of many courses: "the tasting". */
  readonly tasting: readonly string[];
  /** Behind a restaurant's name, they only say that it is one: "the Harbor one". */
  readonly venueTails: readonly string[];
  /** Before a restaurant's name, of which one word is enough then: "at", "on the waiting list of", "I'm speaking of". */
  readonly venueLeads: readonly string[];
  /** Where one goes to, before its name. */
  readonly goesTo: readonly string[];
  /** What is liked better, before its name: "we'd prefer". */
  readonly likesBetter: readonly string[];
  /** By what a restaurant is turned down, after its name: "is too far". */
  readonly putOffBy: readonly string[];
  /** The same before its name: "I don't like". */
  readonly dislikes: readonly string[];
  /** What one may be, or how good; who asks whether another is so, wants no table there yet: "nice", "cheaper". */
  readonly judgesVenue: readonly string[];
  /** What a question about it begins with, before its name: "does", "what is". */
  readonly asksOfVenue: readonly string[];
  /** All that a question what it is like says before its name: "what's", "tell me about". */
  readonly asksAboutVenue: readonly string[];
  /** The same, where it is: "where is Furu?" */
  readonly asksWhere: readonly string[];
  /** Asked which restaurant: "what's the difference?", "which one is nicer?" */
  readonly comparesVenues: readonly string[];
  /** Before such a noun, where one of two is talked about: "the other restaurant". */
  readonly other: readonly string[];
}
