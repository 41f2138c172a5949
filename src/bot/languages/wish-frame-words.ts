/** Words around what the house is asked for or told, which are no part of the note; phrases as in `Locale`. */
export interface WishFrameWords {
  /** Up to the wish: "I'd be grateful if you could give us", "one more thing", "tell me if we can". */
  readonly leads: readonly string[];
  /** Before it, said to what is shown: "sounds good", "book it". */
  readonly answers: readonly string[];
  /** How what is told begins behind such a word, which is else one of its own ("perfect quiet corner"): "perfect it's her birthday". */
  readonly begins: readonly string[];
  /** Behind the wish: "einen ruhigen Tisch" zu erhalten. */
  readonly ends: readonly string[];
  /** Who celebrates, before what: "my husband and I are celebrating" our golden wedding. */
  readonly celebrates: readonly string[];
  /** That they celebrate, and what is said elsewhere: "we're celebrating", "that we celebrate". */
  readonly celebratesThat: readonly string[];
  readonly and: readonly string[];
  /** After "and", where the words go on with the table's day, hour or party: "and would like to do that". */
  readonly hangs: readonly string[];
  /** Of this moment, and nothing for the house: "the baby is screaming", "don't pass on the question". */
  readonly talk: readonly string[];
  /** Behind these nothing is asked, "if that is possible". */
  readonly ifs: readonly string[];
  /** What asks, behind what is told without a mark between: "is that a problem". */
  readonly tags: readonly string[];
  /** What a statement begins with, behind which no mark need stand: "book it we need a high chair". */
  readonly telling?: readonly string[];
}
