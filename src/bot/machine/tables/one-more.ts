import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { ConfirmingChange } from "#src/bot/machine/core/state.ts";
import { defined } from "#src/lib/defined.ts";
import { withoutFormer } from "./comments.ts";
import { asOneMore } from "./gone-booking.ts";

type Changed = ConfirmingChange["query"];

/** What would have changed a booking, as one more table beside it: what is noted of the booking is not of that. */
export function oneMore(query: Changed): Draft {
  const { comment: _, ...table } = asOneMore(query);
  return { ...table, ...defined({ comment: ownWishes(query) }) };
}

/** The wish as that for a table of its own, of which nothing else is known yet. */
export function wishAlone(query: Changed): Draft {
  return defined({ comment: ownWishes(query) });
}

/** What is wished for besides what the booking has. */
function ownWishes({ changing, comment }: Changed): string | undefined {
  return comment === undefined || comment === changing.comment
    ? undefined
    : withoutFormer(comment, changing.comment);
}
