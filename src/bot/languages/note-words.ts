/** How a guest has the house told something: "can you add that …", "tell the kitchen that …". */
export interface NoteWords {
  /** Behind a number, how the guest is to be reached at it: "text only". */
  readonly ways?: readonly string[];
  readonly verbs: readonly string[];
  /** To write something down: beside a wish they ask for nothing but that. At the end of the clause in some languages. */
  readonly writes: readonly string[];
  /** The same around what is to be noted, which is "@": "write @ down". */
  readonly writesAround?: readonly string[];
  /** Behind a wish, that it is not to be found in what is shown: "that I don't see". */
  readonly unseen: readonly string[];
  /** All that a clause says, where what is to be noted stands beside it: "can you add that?", "and tell the kitchen". */
  readonly thatToo?: readonly string[];
  /** Before what is to be told. */
  readonly that: readonly string[];
  /** What stands behind "that" is a clause only together with it ("das mit den Nüssen"), and an order stands at its end. */
  readonly endsInVerb?: true;
  /** Before the verbs, where nothing is to be told: "did you note that …". */
  readonly never: readonly string[];
  /** What the staff are asked to do for the guests at the visit: "can you put a candle". */
  readonly deeds: readonly string[];
  /** Whoever says only these words and one of `ones` wants so many of what they asked about: "great, we need one". */
  readonly beside: readonly string[];
  readonly ones: readonly string[];
  /** Before what alone of all that is noted is to stay, where no more is said: "only the high chair then". */
  readonly only?: readonly string[];
  /** Behind what alone is to stay of the note: "the nuts and the high chair stay". */
  readonly stays?: readonly string[];
  /** A sentence behind what is dictated, and no part of it: "that's how it should read". */
  readonly asTold?: readonly string[];
  /** Behind what alone of the note is true, where nothing else is: "only the nuts are right". */
  readonly right?: readonly string[];
  /** That nothing is to be noted, said to what is: "nothing", "leave it blank". */
  readonly nothing?: readonly string[];
  /** When the guest is to be called, or not: no time of the table is in it. */
  readonly calls?: readonly string[];
  /** Before whom an invoice is for. */
  readonly invoices?: readonly string[];
  /** Before the address of one. */
  readonly billing?: readonly string[];
  /** How all that is noted is told anew. */
  readonly alone?: LoneNoteWords;
  /** How it is dictated anew behind a colon or between quotation marks. */
  readonly dictated?: DictatedNoteWords;
  /** How a part of it is. */
  readonly edits?: NoteEditWords;
  /** What stands behind them is not to be told to the house: "don't tell them about". */
  readonly untold?: readonly string[];
  /** What was noted last is not to be told to the house after all: "don't tell them that". */
  readonly untoldThat?: readonly string[];
  readonly ahead?: OrderAheadWords;
  /** "Can you", before what is to be kept or prepared. */
  readonly asksToDo?: readonly string[];
  /** They join a note to what was said before it, and are no part of it: "and" a high chair. */
  readonly joinsNote?: readonly string[];
  /** Before what is to be noted, and no part of it: "that" one is vegan, but not "that table". */
  readonly leadsToNote?: readonly string[];
}

/** What a guest wants to have kept or prepared for them: "can you keep us the lobster", "goose for four, please". */
interface OrderAheadWords {
  /** What a kitchen has to know of in time. */
  readonly dishes: readonly string[];
  /** What makes an order of it: "keep us", "we'd like", "please". */
  readonly orders: readonly string[];
  /** Beside a dish an order, too, whose number is no party: "for four". */
  readonly forWhom: readonly string[];
  /** Beside them nothing is ordered: "no", "allergic". */
  readonly not: readonly string[];
  /** It asks whether the guests may order, which is a wish: "can we pre-order". */
  readonly mayWe: readonly string[];
  /** All that the sentence after the dish says: "and the lobster? I want that too". */
  readonly wants: readonly string[];
}

/** What stands before a note that is dictated to take the place of another, and behind it. */
interface DictatedNoteWords {
  /** What is noted, or to write it. */
  readonly of: readonly string[];
  /** That it is to be another: "only", "wrong", "should say". */
  readonly anew: readonly string[];
  /** Behind it, of whatever else was noted: "nothing else". */
  readonly rest: readonly string[];
  /** What is to become of whatever is not named beside it: "strike the rest". */
  readonly dropsRest: readonly string[];
}

/** How a guest has the words of a note changed; "@" stands for a part of it. */
export interface NoteEditWords {
  /** A part is to go: "take @ out of the note", "leave out the bit about @". */
  readonly out: readonly string[];
  /** A part is to be told in other words, "%": "replace @ by %". */
  readonly swaps: readonly string[];
  /** What somebody has, at the end of a word that may name what it is to as well: "Nussallergie". */
  readonly kinds: readonly string[];
  /** Before what it is to: "gegen", "al" in "alergia al marisco". */
  readonly toWhat: readonly string[];
  /** Of an allergy that is noted, that it is to go and is only another: "take the @ thing off, it's just %". */
  readonly narrows: readonly string[];
  /** It lacks something, which is told: "@ is missing from the note". */
  readonly missing: readonly string[];
  /** What stands first in it is to go, or last: "leave out the beginning of the note". */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** It is to say something else, which is not told: "the note reads oddly". */
  readonly unclear: readonly string[];
  /** What parts of a note are called that are none by name: "beginning", "half". */
  readonly parts: readonly string[];
}

/** Around the one wish that is to stand in the place of all others. */
export interface LoneNoteWords {
  /** The note as guests speak of it: "the note", "what you wrote for the kitchen". */
  readonly called: readonly string[];
  /** What they say of one that is to say something else: "wrong". */
  readonly wrong: readonly string[];
  /** They name the note, and whatever follows is a wish: "the note should just say". */
  readonly says: readonly string[];
  /** They name none, and what follows has to be a wish, or to be told with "that": "just put". */
  readonly puts: readonly string[];
  /** Behind a note that is wrong: "put". */
  readonly plain: readonly string[];
  /** After it: "in the note". */
  readonly ends: readonly string[];
}
