/** How a language's guests take their leave, lose patience and ask for reasons; phrases as in `Locale`. */
export interface MannersWords {
  /** Goodbyes that name no day: "bye". */
  readonly farewell: readonly string[];
  /** Courtesies at the end of what is told, and no part of it: "a quiet table, please". */
  readonly politeEnds: readonly string[];
  /** What is said on leaving as on coming, and is a goodbye once a table is picked or booked: "ciao", "good night". */
  readonly partings?: readonly string[];
  /** Goodbyes after which a day may stand: "see you (on Friday)". */
  readonly seeYou: readonly string[];
  /** Goodbyes only with a day after them: "until (Friday)". */
  readonly until: readonly string[];
  /** Take leave to do it otherwise: "I'll call them (tomorrow)". */
  readonly willCall?: readonly string[];
  /** Between such a goodbye and its day or time: "on", "at". */
  readonly joints: readonly string[];
  /** Of the words for yes, those that beside a goodbye only say that one has heard: "ok", "alright". */
  readonly nods: readonly string[];
  /** Begin with a yes, and only call something to mind: "oh yes", "jo förresten", "yes, one more thing". */
  readonly callsToMind?: readonly string[];
  /** Tell not to book what is shown, whatever is agreed to beside: "that's fine, but don't book it". */
  readonly dontBook: readonly string[];
  /** Goodbyes while nothing is asked, by which nothing is wished for now: "hope to come another time", "we'll try again in January". */
  readonly hopesToCome?: readonly string[];
  /** Beside a goodbye, that it is not for now: "another time". */
  readonly anotherTime: readonly string[];
  /** What is shown is right so, which is a yes where that is asked: "exactly", "agreed". */
  readonly concurs?: readonly string[];
  /** That a wish told beside it is to be written down, which orders no table then: "jot that down". */
  readonly notesIt?: readonly string[];
  /** Tell to book what is shown: "book it", "go ahead", "I confirm". */
  readonly orders: readonly string[];
  /** Curses before what they are said of, which no wish is passed on with: "damn". */
  readonly cursedBefore?: readonly string[];
  /** The same, written as one with it, "Scheiß" in "Scheißtisch", and behind it, "de merde". */
  readonly cursedJoined?: readonly string[];
  readonly cursedBehind?: readonly string[];
  /** Insults, curses and plain anger, none of which is a name or a wish. */
  readonly anger: readonly string[];
  /** The last clause of what is asked by its mark alone, and wants no answer: "get it?", "you know?", "or what?"; or of how a name is written, "or in full?". */
  readonly tags?: readonly string[];
  /** Ask whether one listens, and nothing of the house: "are you deaf?", "didn't I just say so?" */
  readonly rhetoric?: readonly string[];
  /** All of a message by which a guest only sighs, though a no is in it: "oh no". */
  readonly sighs: readonly string[];
  /** Ask for the reason, at the beginning of a message: "why", "how come". */
  readonly why: readonly string[];
  /** Beside a word for cancelling, more than the one table: "my bookings", "both", "everything". */
  readonly everything: readonly string[];
}
