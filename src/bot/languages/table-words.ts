/** How a language's guests speak of more tables than one, and of one that they gave up; phrases as in `Locale`. */
export interface TableWords {
  /** So many tables for a party each, two counts: "two tables of seven" is `# tables of #`. */
  readonly several: readonly string[];
  /** Two tables with the party at each, two counts: "two tables: 8 and 8". */
  readonly pair?: readonly string[];
  /** One party at two tables, two counts: "split into # and #". */
  readonly split?: readonly string[];
  /** What tells of one party at several tables, behind its count: "25" + "*spread over* # *tables*". */
  readonly spread?: readonly string[];
  /** So many tables, whoever sits at them: "# tables". */
  readonly counted?: readonly string[];
  /** What begins the second of two tables, before its party: "and" + "one for" + "3". */
  readonly oneFor: readonly string[];
  /** Before the parties of two tables: "tables for" + "2 and 3". */
  readonly tablesFor: readonly string[];
  /** One more table, beside the one just booked: "and another for 8". */
  readonly another: readonly string[];
  /** Beside a day, that they want the same there too: "and Friday *as well*". */
  readonly asWell?: readonly string[];
  /** That none is wanted beside what they have: "I don't want another table, I only want mine by the window". */
  readonly notAnother?: readonly string[];
  /** The table that is picked takes the place of the one they have: "instead of it", "replace it", "one table only". */
  readonly instead?: readonly string[];
  /** Of two tables that were wished for only one is: "one table only", "we don't need the second one". */
  readonly oneTable?: readonly string[];
  /** Another of their bookings than the one that is talked about: "the other one". */
  readonly other?: readonly string[];
  /** Beside a booking that is cancelled, that the one of another day, `@`, stays: "keep the Saturday one". */
  readonly keepsDay?: readonly string[];
  /** A booking they have by its day, `@` standing for it: "Saturday's table", "celle de samedi". */
  readonly ofDay?: readonly string[];
  /** The same while a change is shown, by the day, `@`, or since it is not that one: "the Wednesday table", "not this one". */
  readonly which?: readonly string[];
  /** A booking was made already, here or elsewhere: "I already have a table", "my wife booked it on the phone". */
  readonly alreadyBooked?: readonly string[];
  /** The guest wants what was just cancelled after all: "I'd like it back". */
  readonly takesBack: readonly string[];
}
