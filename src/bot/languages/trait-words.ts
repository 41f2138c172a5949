/** How a language's guests tell what one of those who come is like; phrases as in `Locale`. */
export interface TraitWords {
  /** Between somebody and what they are, have, need or cannot: "is", "has", "can't", "only eats". */
  readonly verbs: readonly string[];
  /** Of several, by which two names tell of people: "Camila and Ju *are* vegetarians". */
  readonly ofSeveral?: readonly string[];
  /** Between somebody and the verb: "who", "also", "unfortunately". */
  readonly between: readonly string[];
  /** What tells the house nothing of them, though it is said so: "is fine with it", "has booked already". */
  readonly idle: readonly string[];
  /** Where the verb stands at the end behind these: "die nicht gut laufen kann". */
  readonly relative?: readonly string[];
  readonly lastVerbs?: readonly string[];
}
