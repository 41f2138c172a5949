/** How a language's guests say how many come, a file of its folder for each part; phrases as in `Locale`. */
export interface PartyWords extends CountWords, CountedWords, CompanyWords, RelationWords, PartyChangeWords {}

/** What makes a number the party. */
export interface CountWords {
  /** Phrases around a count that make it a party: "table for #". */
  readonly phrases: readonly string[];
  /** Around the count of all who come, whatever is counted beside it: "me, my wife and her parents, 4 in total". */
  readonly totals?: readonly string[];
  /** The same, but yielding to a unit of time or another noun after the count: "for #". */
  readonly weakPhrases: readonly string[];
  /**
   * The same, where the number may as well be a time: "make it #". Read so only when something is known that
   * it can correct or pick; without that, `weakPhrases` decide.
   */
  readonly openPhrases: readonly string[];
  /** Before a number that ends what is said, and may be a time: "put" 5, "leave" 5. */
  readonly putsDown?: readonly string[];
  /** Before how many they are, which stays so: "leave it at 2". */
  readonly keptAt?: readonly string[];
  /** Before a count, but only in answer to the question for it, as they lead a time elsewhere: "a deux", "about". */
  readonly answerLeads?: readonly string[];
  /** The same after a count: "around 12 or so". */
  readonly answerEnds?: readonly string[];
  /** Phrases with a fixed size: "just me". */
  readonly fixed: Readonly<Record<string, number>>;
  /** Between a count and some of those it counts: "6, including 2 kids". */
  readonly including?: readonly string[];
  readonly or: readonly string[];
  readonly to: readonly string[];
}

/** What is counted. */
export interface CountedWords {
  /** Nouns that count people of whatever age: "people", and not "adults". */
  readonly persons: readonly string[];
  /** Nouns that count people. */
  readonly people: readonly string[];
  /** What after a weakly announced count makes it something else: "hours", "nights". */
  readonly otherUnits: readonly string[];
}

/** Who comes along without a number of their own, and what joins them. */
export interface CompanyWords {
  readonly couples: readonly string[];
  /** Whole companies without a number, and nobody's name: "the team". */
  readonly companies?: readonly string[];
  /** Before people who come with the guest: "with". */
  readonly companyLeads: readonly string[];
  /** Before those whom the guest brings along, who is one more: "I'm bringing", "ich komme mit". */
  readonly comesWith?: readonly string[];
  /** The guest: "me", "myself"; and those that count only after "and": "I". */
  readonly self: readonly string[];
  readonly selfAfterAnd: readonly string[];
  /** Others who are counted only beside the guest: "me, him and our boys". */
  readonly besideSelf?: readonly string[];
  /** Before the guest and a companion's name: "for me and Therese". */
  readonly selfLeads: readonly string[];
  /** Before a companion's name: "eu e a Joana". */
  readonly nameArticles?: readonly string[];
  /** "a", "one" before a person added to others: "and a baby". */
  readonly articles: readonly string[];
  /** Between a count and its noun: "other", "more". */
  readonly adjectives: readonly string[];
  /** After somebody, what makes them one who only told of the house: "a friend recommended you". */
  readonly tellsOfHouse?: readonly string[];
  /** After somebody named beside a count, what makes them one more: "and my mum too", "and my son, who is 3". */
  readonly oneMore?: readonly string[];
  /** Beside a count of people besides the guest, before or after it: "me and four others", "io e altri quattro". */
  readonly others?: readonly string[];
  /** Words between counts that add up, the plain "and" first. */
  readonly and: readonly string[];
  /** Those of them that say "more" as well, and join no wishes: "plus" in "arrive plus tard". */
  readonly andMore: readonly string[];
  /** After somebody of whom more is told: "a baby who needs a high chair". */
  readonly who: readonly string[];
}

/** Those who come along, by what they are to the guest. */
export interface RelationWords {
  /** People who come with the guest, never counting the guest: "friends", "kids". */
  readonly companions: readonly string[];
  /** People of whom there is one in "me and my wife". */
  readonly relations: readonly string[];
  /** Before how old one of them is, where that is told of nobody but them: "(a toddler) of 2 in a buggy". */
  readonly agedLeads: readonly string[];
  /** Children who come with somebody: alone, "with a baby", they leave open how many come. */
  readonly littleOnes?: readonly string[];
  /** Ends of a word by which its bearer is known: "bebisen", the baby. */
  readonly knownBy?: readonly string[];
  /** People of whom two are meant: "my parents". */
  readonly relationPairs: readonly string[];
  /** Before or after the word for whose they are, they make two of them: "both my sons". */
  readonly both?: readonly string[];
  readonly possessives: readonly string[];
}

/** More or fewer than before. */
export interface PartyChangeWords {
  /** More or fewer people than known, `#` their number, one without it: "# more", "one less". */
  readonly more: readonly string[];
  readonly fewer: readonly string[];
  /** A person by their place among all: `#` is it; phrases without it are of the third, the fourth and so on, in this order. */
  readonly nthPerson?: readonly string[];
  /** With their number: so many came another time, where the words fit today as well: "letztes Mal waren wir 6". */
  readonly countedThen?: readonly string[];
  /** With their number: so many come by now, or would, rather than what was said of a table: "could we be four?", "we'd be 7 then". */
  readonly countsAnew?: readonly string[];
  /** With their number: so many would come, if at all: "we might be 5", "and if we're 5?" */
  readonly supposed?: readonly string[];
  /** Before the number that follows from what was said before: "so seven", "that leaves 7". */
  readonly therefore?: readonly string[];
  /** After a table and how many it was for: "has to become one for #". */
  readonly becomes?: readonly string[];
  /** How many they are by now, of their number: "brings our number to #". */
  readonly numberBecomes?: readonly string[];
  /** Before how many they are to be: "make it" 7. */
  readonly makesIt?: readonly string[];
  /** Behind it: 7 "draus". */
  readonly makesItOf?: readonly string[];
  readonly whoComes?: WhoComesWords;
  readonly notComing?: NotComingWords;
}

/** Those who stay away though no "isn't coming" is said of them; `@` in a phrase stands for them, `%` for whoever has them then. */
export interface NotComingWords {
  /** The guest and one more: "us two". */
  readonly ourselves: readonly string[];
  /** Of those, `@`: "@ are staying home". */
  readonly weStayAway: readonly string[];
  /** One who was named before. */
  readonly heOrShe: readonly string[];
  /** After them: "is out". */
  readonly dropsOut: readonly string[];
  readonly children: readonly string[];
  /** Who has them, beside relatives: "babysitter". */
  readonly carers: readonly string[];
  /** Children, `@`, who are with somebody else: "we left @ with %". */
  readonly elsewhere: readonly string[];
  /** What is told of somebody else's child, and no wish for the table: "just had the baby". */
  readonly births: readonly string[];
  /** "The dog stays at home" */
  readonly dogsAtHome: readonly string[];
  /** The same of a dog that was spoken of: "we'll leave him at home". */
  readonly petsAtHome: readonly string[];
  /** Around the number of those who come in the end: "in the end", "then". */
  readonly inTheEnd: readonly string[];
}

/** Whether somebody of the guest's comes; in a phrase, `@` stands for that person or those people: "@ isn't coming". */
export interface WhoComesWords {
  /** Those who are spoken of without whose they are: "mum". */
  readonly familiar: readonly string[];
  /** The same of some: "barnen", the children. */
  readonly several?: readonly string[];
  /** What may stand before a person besides whose they are: "die Kinder", "la mia ragazza". */
  readonly articles: readonly string[];
  /** Whose those are that somebody else brings: "her boyfriend", "a friend". */
  readonly theirs: readonly string[];
  /** Whoever it is that is brought: "someone", "one more". */
  readonly someone: readonly string[];
  /** `@` is who it is; a phrase without it is of one: "the one who was late isn't coming". */
  readonly staysAway: readonly string[];
  /** The table is for one less, of those who are known: "the same, without @". */
  readonly without?: readonly string[];
  readonly comesToo: readonly string[];
  /** Somebody brings that person: "Anna is bringing @". */
  readonly brings: readonly string[];
  /** Some of them come, at a time of their own: "comes", "will join". */
  readonly arrives: readonly string[];
  /** How they come then: "late", "only at". */
  readonly late: readonly string[];
  /** Who was spoken of before: "she" comes later. */
  readonly pronouns?: readonly string[];
  /** All but those: "the others". */
  readonly others: readonly string[];
}
