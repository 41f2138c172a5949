/** How a language's guests answer a question of yes or no, and how they leave it open; phrases as in `Locale`. */
export interface AnswerWords extends HesitatingWords, AskingWords, ConfirmingWords {
  /** "Please": alone it may be a yes; beside a day or a scenario it only asks for that. */
  readonly pleas: readonly string[];
  /** After a no to a summary: nothing of it is to be changed, "that's fine". */
  readonly asItIs?: readonly string[];
  /** Beside "book it": as it is shown. */
  readonly asShown?: readonly string[];
  /** All of a message by which a booking is to stay: "keep it". */
  readonly keeps: readonly string[];
  /** Says that they come, or that it stands: beside a no to "are you still coming?" nobody knows which is meant. */
  readonly stands: readonly string[];
  /** All that is said by who was asked whether they come, and is as good as there: "on our way", "as planned", "all 4 of us". */
  readonly coming?: readonly string[];
  /** Tell to change a booking as it was just shown: "change it so". */
  readonly changing: readonly string[];
  /** Add nothing to a yes or a no: "for us", "the table", "looking forward to it". */
  readonly besides: readonly string[];
  /** After a no at the beginning, they go on with it; anything else may be its object: "no nuts". */
  readonly afterNo: readonly string[];
  /** Say that there is nothing to wish for or to add: "no special requests", "nothing else". */
  readonly noWishes: readonly string[];
  /** Beside what becomes of the table that is shown, that another booking stays: "don't cancel the other one". */
  readonly keepsOther?: readonly string[];
  /** Before an answer they neither ask nor make a condition of it: "why do you ask", "if that's it". */
  readonly beforeAnswer?: readonly string[];
  /** What refuses nothing, though a no is in it: "no problem", "why not". */
  readonly noProblem: readonly string[];
  /** Before another's answer, which the guest passes on as theirs: "she says", "my wife is". */
  readonly passedOn?: readonly string[];
  /** Speak of cancelling without wanting it: "was cancelled", "cancel later", "what it costs to cancel". */
  readonly notCancelling: readonly string[];
}

/** What leaves an answer open. */
export interface HesitatingWords {
  /** Between a word and the one that stands in its place at once: "a wheelchair, no sorry, a walker". */
  readonly mends?: readonly string[];
  /** A yes holds only so: "yes, only outside". */
  readonly only?: readonly string[];
  /** Put the answer off; a day beside them is the answer's, not the table's: "let me ask", "I'll tell you tomorrow". */
  readonly postpones: readonly string[];
  /** The guest is who tells, which asks to be told of no table: "if something comes up I'll *let you* know". */
  readonly willTell: readonly string[];
  /** A doubt that only makes a request polite where it stands within one: "could you perhaps …". */
  readonly perhaps: readonly string[];
  /** At the beginning of a sentence they take back the yes before it: "hang on". */
  readonly holdsOn?: readonly string[];
  /** What a yes hangs on follows them: "once", "provided", "depending on". */
  readonly provided?: readonly string[];
  /** Begin what is only asked for in courtesy, though they have an "if" in them: "I'd appreciate it if you noted", "agradeço que se". */
  readonly gratefulIf?: readonly string[];
  /** Take the sureness of a yes or a no: "hold on", "maybe", "if it's not raining". */
  readonly doubts: readonly string[];
}

/** What makes a question of it, or only the form of one. */
export interface AskingWords {
  /** Before a question they only bring it up: "hey", "by the way", "before that". */
  readonly calls?: readonly string[];
  /** Ask wherever they stand, question mark or not: "is it", "can we". */
  readonly asks: readonly string[];
  /** Before a verb that comes before who does it and asks nothing by that: "*leider* müssen wir", "*derfor* kan vi ikke". */
  readonly inverting?: readonly string[];
  /** All of a question by which who comes asks how to get there: "where does one park?" */
  readonly theWay?: readonly string[];
  /** Before a word for cancelling, to have it done all the same: "can you". */
  readonly orders: readonly string[];
  /** A whole message that asks to be let off, and means it: "can we cancel?" What it costs, and until when, is asked otherwise. */
  readonly cancelAsked: readonly string[];
}

/** What agrees to what is shown to be booked or changed; words beside them that are no courtesy make no yes of it. */
export interface ConfirmingWords {
  /** Tell to do it: "put us down", "book away". */
  readonly tellsToBook?: readonly string[];
  /** Beside such an order they make of it what was done, would be, others do, or is to be another: "was", "would", "a". */
  readonly tellsOf?: readonly string[];
  /** Have the words of such an order, and order nothing: "I would book it", "it is booked", "they book it". */
  readonly ordersNothing?: readonly string[];
  /** Say that it is right so: "bang on", "perfect as it is". */
  readonly suits?: readonly string[];
  /** All of a sentence that approves of what is shown, more than "ok" and "great" do: "perfect", "sounds good", "great, thanks". */
  readonly approves?: readonly string[];
  /** Before them, out of surprise, and no question though it has the mark of one: "what?", "sorry?". */
  readonly exclaims?: readonly string[];
  /** Beside a yes, by who takes it as it is: "oh well", "qué remedio". Alone they agree to nothing. */
  readonly resigned?: readonly string[];
  /** Beside an order, by who lets the rest come as it may: "we'll see", "on verra bien". Alone they leave all open. */
  readonly awaits?: readonly string[];
  /** Sighed before them; alone it leaves open what is meant: "well", "na ja". */
  readonly sighs?: readonly string[];
  /** Beside them, or beside a yes, by who has said so before: "I said", "I just told you". */
  readonly insists?: readonly string[];
}
