/** Words of why something is wished, or why another day, hour or party is, which is no wish itself; phrases as in `Locale`. */
export interface ReasonWords {
  /** Before why, wherever it stands: "because my dad …". */
  readonly because: readonly string[];
  /** The same only at the beginning of what is told: "so that we", "then we". */
  readonly opens: readonly string[];
  /** Of a day or an hour: "our train", "works late". */
  readonly tells: readonly string[];
  /** What carries somebody only gets there, which says why a table is later: "the train gets in". */
  readonly arrives: readonly string[];
  /** Before a day, behind one, or at the end of what is told: "can't do" Monday. */
  readonly cannot: readonly string[];
  /** Of a party: "is coming too". */
  readonly comes: readonly string[];
  /** Nothing that a house need know, whatever is said besides: "we're in no hurry", "looking forward to it", "same time". */
  readonly idle: readonly string[];
}
