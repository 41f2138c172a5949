/** What a language's guests say for what they want, a file of its folder for each part; phrases as in `Locale`. */
export interface IntentWords
  extends BookingWords,
    StandingWords,
    ChangingWords,
    CancellingWords,
    WaitlistWords,
    AskingWords,
    ElsewhereWords,
    AssistantWords,
    AgreeingWords,
    RefusingWords,
    PickingWords,
    CourtesyWords,
    FeelingWords {}

/** What is said of a table that is wanted. */
export interface BookingWords {
  readonly book: readonly string[];
  /** Together with a booking noun they make a booking. */
  readonly bookVerbs: readonly string[];
  readonly bookNouns: readonly string[];
  /** Before a value that is suggested: "how about", "can you try". */
  readonly proposals: readonly string[];
  /** A table as the guest had it before: "same as last time", "my usual table". */
  readonly usual: readonly string[];
  /** One more table beside those the guest has: "another table", "a second one", "both". */
  readonly besides: readonly string[];
}

/** What is said of a booking that stands. */
export interface StandingWords {
  /** What they have booked is asked for: when, under which name or reference, or to be shown once more. */
  readonly list: readonly string[];
  /** Whether it is done that was talked about: "am I booked?", "did that work?" */
  readonly askBooked: readonly string[];
  /** All that is noted of it is to be said once more: "what have you got so far?" */
  readonly recap: readonly string[];
  /** The guest will not be there in time: "20 minutes late", "stuck in traffic". */
  readonly late: readonly string[];
  /** Whether that is all right: a question beside it which leaves it told, "we're 10 minutes late, is that ok?" */
  readonly lateTags: readonly string[];
  /** Before that they come at an hour, which is no wish for a table then: "tell the restaurant we'll be there at 9:40". */
  readonly tellsHouse?: readonly string[];
  /** They come, after "if" or before it: "what if we get there at 8:20?" */
  readonly arriving?: readonly string[];
  /** The table is given to nobody else for it: "without losing the table". */
  readonly losing: readonly string[];
  /** Late, where that is only supposed: "if we're late". */
  readonly delayed: readonly string[];
  /** They come in time, which is no lateness though it names one: "we won't be late". */
  readonly punctual?: readonly string[];
  /** A verb at the beginning that asks nothing, since who does it is left out: "sind 10 Minuten zu spät". */
  readonly subjectless?: readonly string[];
  /** Asked of the table, should they be late: "will you hold the table …", "what happens …". */
  readonly keeping: readonly string[];
  /** How sure they are of that, which is no doubt whether they come: "we'll probably be late". */
  readonly probably?: readonly string[];
  /** A booking of theirs is told, before what is asked of it: "I have a table on Friday". */
  readonly told: readonly string[];
  /** What begins that: "could we be six?" */
  readonly askedOfTold: readonly string[];
}

/** What is wanted otherwise than before. */
export interface ChangingWords {
  readonly change: readonly string[];
  /** One thing in place of another: a change of what is known, or the first wish of who had something else in mind. */
  readonly rather: readonly string[];
  /** The guest wants something else than before, which is no change of a booking: "we changed our minds". */
  readonly minds?: readonly string[];
  /** The name, the number or the address that a booking is under is to be another: "change the name", "my number has changed". */
  readonly holder?: readonly string[];
  /** "Sorry": between two names they take back the first, elsewhere they may stand for more. */
  readonly apologies: readonly string[];
  readonly correction: readonly string[];
  /** That this is what was meant, before it or behind it: "I mean 40 minutes", "Harbor meine ich". */
  readonly saysMeant: readonly string[];
  readonly but: readonly string[];
  /** What draws a conclusion before a clause: "so", "then". */
  readonly therefore?: readonly string[];
}

/** What drops a booking, or what is under way. */
export interface CancellingWords {
  readonly cancel: readonly string[];
  /** The guest cannot come: cancels, unless the message changes something instead. */
  readonly absence: readonly string[];
  /** Whoever was to look after the children does not come, and so, of a table they have, neither do they. */
  readonly letDown: readonly string[];
  /** Beside words that cancel, they tell that it is the booking, and not what is talked about: "have to", "the table". */
  readonly ofBooking?: readonly string[];
  readonly stop: readonly string[];
  /** All of a clause by which no table is wanted any more: "no table for us any more", "don't keep anything for us". */
  readonly noTable?: readonly string[];
}

/** What is said where no table is free. */
export interface WaitlistWords {
  readonly waitlist: readonly string[];
}

/** What asks, and what is asked for. */
export interface AskingWords {
  /** What has to be said for a table: "what do you need from me?" */
  readonly whatNeeded?: readonly string[];
  readonly question: readonly string[];
  readonly questionStart: readonly string[];
  /** Before what was asked, by who wants it answered, and wishes for nothing else: "I'd appreciate an answer about". */
  readonly wantsAnswer?: readonly string[];
  /** Before a question that is told: "I only wanted to know if". */
  readonly onlyAsks?: readonly string[];
  /** Before the name of something, what it is; `…` are up to three words: "what … is", "c'est quoi". */
  readonly asksWhat: readonly string[];
  /** Between the words of such a question and that name, longer than what else stands there: "what *exactly* is". */
  readonly exactly: readonly string[];
  /** A question that was not answered is brought up: "my question about", "you haven't answered my question". */
  readonly askedBefore?: readonly string[];
  /** What something costs, asked after an "or" of what may be done: "or do you *charge* for that". */
  readonly charged?: readonly string[];
  /** All of a clause behind its "or", where it asks whether something may be done: "or is that not allowed". */
  readonly orNot?: readonly string[];
  /** Before what the guest wants to know: "I'd rather know about". */
  readonly toKnow?: readonly string[];
  /** Before what the guest asks for, not about: "can we", "could you". */
  readonly requests: readonly string[];
  /** Before a day, with a question mark after it: whether what is shown is on it, "is that the 28th?" */
  readonly isOnDay?: readonly string[];
  /**
   * Words of a question whether another table is to be had, beside those that ask and book: "is Friday *possible*?",
   * "do you *still* have *anything* at 8?". What says more asks about the house.
   */
  readonly offered: readonly string[];
}

/** What no restaurant does. */
export interface ElsewhereWords {
  /** Wishes that are no restaurant's business, among their words: alarms, music, weather. */
  readonly elsewhere: readonly string[];
  /** Before one of them, they only tell of the guest's own evening: "after the film", "our film". */
  readonly mentions?: readonly string[];
}

/** What is said to the assistant about itself, and to reach a person instead. */
export interface AssistantWords {
  readonly startOver: readonly string[];
  readonly human: readonly string[];
  /** What calls for a person only as the whole message: "staff". */
  readonly humanAlone: readonly string[];
  /** All that is said by who has talked with the staff and wants the assistant again: "back". */
  readonly back: readonly string[];
  /** The days of a month are asked for, and nothing else: "show me a calendar". */
  readonly calendar: readonly string[];
  readonly help: readonly string[];
}

/** How a guest says yes. */
export interface AgreeingWords {
  /** Plain words for yes, whatever follows; `affirm` has what is a yes only when it stands alone. */
  readonly yes: readonly string[];
  readonly affirm: readonly string[];
  /** All of a message that lets us do what we asked to do: "you may". */
  readonly permits: readonly string[];
}

/** How a guest says no, or gives nothing. */
export interface RefusingWords {
  readonly deny: readonly string[];
  /** Said of what is offered, before what is wanted instead: "the terrace, no thanks, the waitlist". */
  readonly noThanks: readonly string[];
  /** Those of `deny` that say that something is wrong, and want it otherwise: "that's not right". */
  readonly mistaken: readonly string[];
  /** A no when a phone number was asked for: "skip", "no number". */
  readonly declines: readonly string[];
  /** No phone number is given, also said before one is asked for: "no number", "ohne Telefon". */
  readonly withoutPhone: readonly string[];
  /** Whether a phone number has to be given, or an address will do: "do I really have to?", "can I leave my e-mail?" */
  readonly mustGivePhone?: readonly string[];
  /** "Do I have to?", said of what was just asked for. */
  readonly mustThat?: readonly string[];
  /** The number is said to be known, where it is asked for: "same as last time", "you have it already". */
  readonly phoneKnown?: readonly string[];
  /** They would be written to rather, there: "use this chat", "can't you just write me here?" */
  readonly writeHere?: readonly string[];
  /** They would call rather than be called: "I'll ring you if anything comes up". */
  readonly callsThemselves?: readonly string[];
  /** Whether another number than the guest's own mobile will do, asked at the question for one. */
  readonly anyPhone?: readonly string[];
}

/** Which of several offers is meant. */
export interface PickingWords {
  readonly first: readonly string[];
  /** Before the number of one that is listed, or of a button: "number" in "move number two to 8 pm", "option". */
  readonly numbered: readonly string[];
  readonly last: readonly string[];
  readonly choice: readonly string[];
  /** Places in a list, from the second on; several spellings apart by "|". */
  readonly places: readonly string[];
  /** The one before the last: "second to last". */
  readonly lastButOne?: readonly string[];
  /** The one between as many others: "the middle one". */
  readonly middle: readonly string[];
  /** What may follow a pick and says only that it is among what is offered: "the first one you have". */
  readonly amongOffered: readonly string[];
  /** The guest does not mind when: "any time is fine". */
  readonly anyTime: readonly string[];
  /** The guest does not mind which: "any of them". */
  readonly any: readonly string[];
}

/** What is said out of courtesy. */
export interface CourtesyWords {
  readonly greet: readonly string[];
  readonly thanks: readonly string[];
  /** After thanks, before what is thanked for: "for". */
  readonly thankedFor: readonly string[];
  /** Beside thanks and nothing else they are a kind word, and no yes: "great, thanks". */
  readonly praise: readonly string[];
  /** The guest has no further wish: "that's all". */
  readonly closing: readonly string[];
  /** Words that may stand beside a bare answer: "please", "um". */
  readonly fillers: readonly string[];
}

/** What a guest feels, who wants a person or a kind word. */
export interface FeelingWords {
  /** Complaints, claims and anger: a person should hear them. */
  readonly complaint: readonly string[];
  /** What a house serves, and who serves it, that something was bad about: "the soup last night was cold". */
  readonly served: {
    readonly what: readonly string[];
    readonly was: readonly string[];
    readonly bad: readonly string[];
  };
  /** Something of theirs was left behind at the restaurant: "I forgot my scarf at your place". */
  readonly lost?: readonly string[];
  /** Illness, accidents and deaths: a kind word comes first. */
  readonly sorrow: readonly string[];
  /** Said of death in jest, or of a narrow escape, which is no sorrow: "dying of laughter". */
  readonly jokes: readonly string[];
  /** Of a sorrow: somebody is ill, or somebody has died. */
  readonly illness: readonly string[];
  readonly loss: readonly string[];
  /** What one is congratulated on. */
  readonly joy: readonly string[];
}
