import type { SpellingWords } from "./spelling-words.ts";

/** How a language's guests give a name and a number to be reached at; phrases as in `Locale`. */
export interface PeopleWords extends NameWords, NotNameWords, ContactWords {
  readonly spelling?: SpellingWords;
}

/** What stands beside a name. */
export interface NameWords {
  readonly nameLeads: readonly string[];
  /** Leads that ask for a capital letter to follow: "I'm", "for". */
  readonly weakNameLeads: readonly string[];
  /** Before the name that was asked for, and nothing of it: "just put". */
  readonly answerLeads?: readonly string[];
  /** Before the name of a house or a firm: "chez", "ristorante". */
  readonly placeLeads?: readonly string[];
  /** Beside it, "for" names who eats it, and no booking: "is there something for Lea?" */
  readonly somethingToEat?: readonly string[];
  /** Those of both after which one word alone is the family's name: "under the name", "surname is". */
  readonly familyLeads: readonly string[];
  /** Before or after a name that was given before: "Smith again", "as I said, Smith". No part of it. */
  readonly again?: readonly string[];
  /** The same in a clause of its own, for who had to say it twice: "I've just told you", "hab ich doch schon gesagt". */
  readonly saidBefore?: readonly string[];
  /** All of an answer to the question for the name: it is that of a booking they have, "same name", "auf denselben Namen". */
  readonly sameName?: readonly string[];
  /** Before the name that is shown, that it stays: "unchanged, Dr. Meier". */
  readonly staysName?: readonly string[];
  /** That it is not to be the guest's own name, before another's: "not under my name". */
  readonly notMine?: readonly string[];
  /** The guest's own name or somebody's, before it is told: "on my name, that is", "put mine:". */
  readonly ownNames?: readonly string[];
  /** After a family's name, before the person's: "first name", "Vorname". */
  readonly givenLeads: readonly string[];
  /** Beside a name that stands in for another: "instead". No part of it. */
  readonly instead: readonly string[];
  readonly titles: readonly string[];
  /** Between somebody and their name: "is called". */
  readonly called?: readonly string[];
  /** Before the name that ends a letter: "kind regards". */
  readonly signOffs?: readonly string[];
  /** After a name that opens a message, or that was asked for: "Ola here", "Anna Weiß am Apparat". */
  readonly nameFollowers?: readonly string[];
  /** After a name that is given as one: "is my full name". */
  readonly nameTails?: readonly string[];
  /** After the name of the house a guest works for: "that's our company". */
  readonly firmTails?: readonly string[];
  /** After a family's name that is told a turn later: "Pugh, by the way", "García de apellido". */
  readonly familyTails?: readonly string[];
  /** Between a greeting and a name: "this is", "hier". */
  readonly introductions?: readonly string[];
  /** Words for a half of a name: "first name", "surname". */
  readonly halves: readonly string[];
  /** What a name is called, by who repeats what was asked or dictates: "name". */
  readonly nameWords: readonly string[];
  /** Between "on my name" and the name: "that is". */
  readonly thatIs: readonly string[];
  /** Before the town that somebody comes from: "from", "aus". */
  readonly townLeads: readonly string[];
  /** After a name, before where its bearer comes from: "from the rowing club", "vom Ruderverein". */
  readonly origins?: readonly string[];
  /** Before the first name as it is to be written, where the name is known: "the first name is spelled". */
  readonly givenWritten?: readonly string[];
  /** Before the last name as it is to be written. */
  readonly familyWritten?: readonly string[];
  /** A family by its name, `@` standing for it: "the @s", "familie @". */
  readonly families: readonly string[];
}

/** What is never a name. */
export interface NotNameWords {
  readonly notNames: readonly string[];
}

/** What stands beside a phone number or an address. */
export interface ContactWords {
  /** Before a phone number or an address: "phone", "my number", "call me". */
  readonly contactLeads: readonly string[];
  /** Beside a number that takes the place of the one that is shown, and says no more of it: "make it", "use", "el". */
  readonly putsNumber: readonly string[];
  /** Before a digit that is said once and meant twice: "double". */
  readonly doubles: readonly string[];
  /** The same of one that is meant three times: "triple". */
  readonly triples: readonly string[];
  /** After a number that is none any more: "that's my old one". */
  readonly withdrawnNumbers?: readonly string[];
  /** How the number ends that was given before: "ends in 45, not 54". */
  readonly numberEnds?: readonly string[];
}
