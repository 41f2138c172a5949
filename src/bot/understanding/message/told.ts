import { isUnsure } from "#src/bot/understanding/intent/answers/answers.ts";
import { isElsewhere } from "#src/bot/understanding/intent/booking/elsewhere.ts";
import { namesBookingAddedTo } from "#src/bot/understanding/intent/notes/adding.ts";
import { findAskedToo, onlyNotes } from "#src/bot/understanding/intent/notes/notes.ts";
import {
  findNoteEmptied,
  replaceLastWish,
  type TakenBack,
  takeBackWishes,
  wordsUnwished,
} from "#src/bot/understanding/intent/notes/wishes-taken-back.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { cover, type Span } from "#src/bot/understanding/text/spans.ts";
import { defined } from "#src/lib/defined.ts";
import type { FoundMessage } from "./found-message.ts";

/** What a message tells without asking or answering anything by it. */
export interface Told {
  /** Wishes and a name, put aside before the intent is looked for: "no nuts" is no "no". */
  readonly beside: readonly { readonly span: Span }[];
  /** What only takes a wish back. */
  readonly unsaid: readonly Span[];
  /** What it leaves of the wishes that are noted. */
  readonly takenBack?: TakenBack;
  /** The words of what is no wish any more, where it is not known what is noted. */
  readonly unwished?: readonly string[];
  /** At a table that is picked, something is told of the visit or the guest. */
  readonly isOfVisit: boolean;
  /** The message is about something that no restaurant does. */
  readonly isElsewhere: boolean;
}

export function toldIn({ reading, found, locale, context }: FoundMessage): Told {
  const { wishes = [], name } = found;
  const isPicked = context.tablePicked === true;
  /** Where a table is picked, what is wished for is no answer to its questions, and none of a restaurant's; nor is a mere note. */
  const isNote = wishes.length > 0 && onlyNotes(reading.folded, locale);
  const isWish = isNote || (isPicked && wishes.length > 0);
  /** A condition is none of the wishes that are put aside: "fine, but only if it's by the window" is no yes. */
  const isCondition = ({ start, end }: Span) => {
    const words = reading.folded.slice(start, end);
    return isUnsure(words, locale) && findComingApart(words, locale, true).length === 0;
  };
  /** "Add" and "put on" are said of songs and of lists, too. */
  const added = wishes.filter(({ isAdded }) => isAdded).map(({ span }) => span);
  const wished = wishes.filter(({ span, isAdded }) => isAdded || (isWish && !isCondition(span)));
  const noted = context.draft?.comment;
  const isAlone = wishes.some((one) => one.isAlone);
  const takenBack = isAlone
    ? undefined
    : (takeBackWishes(reading.folded, noted, locale) ??
      replaceLastWish(reading.folded, noted, wishes, locale));
  const isOfBooked = context.changeShown === true;
  const dropped =
    takenBack || isAlone
      ? undefined
      : wordsUnwished(reading.folded, wishes, locale, isOfBooked ? context.noted : undefined);
  const unwished = dropped?.words;
  const emptied = noted === undefined ? findNoteEmptied(reading.folded, locale) : [];
  const unsaidIn = [...(takenBack?.spans ?? (isOfBooked ? dropped?.spans : undefined) ?? []), ...emptied];
  const unsaid = unsaidIn.map((span) => ({ span }));
  /** "We'll be five, can you add that?" is of no note. */
  /** "Yeah, add it" is a yes to what is shown; "yes, put that on the booking" is of the note. */
  const isMore = !onlyNotes(reading.folded, locale) || namesBookingAddedTo(reading.folded, locale);
  const isOfNote = wishes.length > 0 || (isPicked && isMore);
  const askedToo = isOfNote ? findAskedToo(reading.folded, locale).map((span) => ({ span })) : [];
  const named = name && context.expecting === "name" ? [name] : [];
  return {
    beside: [...wished, ...unsaid, ...named, ...askedToo],
    unsaid: unsaidIn,
    ...defined({ takenBack, unwished }),
    isOfVisit: isWish || unsaid.length > 0 || (isPicked && name !== undefined),
    isElsewhere: !isWish && isElsewhere(cover(reading.folded, added), locale),
  };
}
