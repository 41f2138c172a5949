/** Words of what a guest tells beside a new day, hour or party, which is why it changes and no wish; phrases as in `Locale`. */
export interface ReasonWords {
  /** At the beginning of what explains: "because", "so that we". */
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
