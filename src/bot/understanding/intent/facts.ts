/** What the other rules found, as far as it bears on the intent. */
export interface Facts {
  readonly text: string;
  /** The text with the values that were read made unreadable. */
  readonly rest: string;
  /** A party, a day, a time or a shift of it was stated. */
  readonly hasValues: boolean;
  /** At least one stated value differs from the draft that is known. */
  readonly differsFromDraft: boolean;
  /** Every stated value is the draft's own: said again, not changed. */
  readonly repeatsDraft: boolean;
  /** Earlier or later than a booking: the one just made, or by so much than a time that nothing else has. */
  readonly shiftsBooking: boolean;
  /** So many more or fewer people than known, whether or not that number is known. */
  readonly changesParty: boolean;
  /** A party with its day or time: "5 of us, Friday at 6?" asks for a table without naming it. */
  readonly isWholeWish: boolean;
  readonly hasParty: boolean;
  /** The time that is known is kept: "Saturday, same time". */
  readonly keepsTime: boolean;
  readonly hasDay: boolean;
  /** A day with a time. */
  readonly hasMoment: boolean;
  /** Something is asked of a booking that is told: another value or a wish for it, or else. */
  readonly askedOfTold?: "change" | "else";
  /** Another day or time is asked for in place of a booking that is dropped: "we have to cancel, could we come tomorrow?" */
  readonly movesInstead: boolean;
  /** No more is said of the time than from when or until when: "before 7 we can't". */
  readonly isBound: boolean;
  /** Something is asked about the house in a clause of its own. */
  readonly asksBeside: boolean;
  /** A question names what nobody books: "is there live music on Saturday?" */
  readonly asksOfHouse: boolean;
  /** A name, a number or an address of the guest's, which nobody has agreed to yet. */
  readonly tellsOfGuest: boolean;
  /** A name, a number or a pick from the offers: an answer rather than a wish. */
  readonly hasAnswer: boolean;
  /** Something is asked of the house for the table: "a high chair, perhaps". */
  readonly hasWish: boolean;
  /** "7, and 8 if it's full": in such a condition the house is asked nothing. */
  readonly hasSecondChoice: boolean;
}
