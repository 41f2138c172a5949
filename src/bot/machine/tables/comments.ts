import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { Selection, State } from "#src/bot/machine/core/state.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** The service's limit of a comment, UTF-16 units. */
const commentLimit = 2000;

const between = "; ";

/** A comment with one more wish; what is noted already stays as it is, also where both together are too long. */
export function joinComments(former: string | undefined, added: string): string | undefined {
  if (former === undefined) return added.length <= commentLimit ? added : undefined;
  const isKnown =
    former === added || former.endsWith(`${between}${added}`) || former.split(between).includes(added);
  return isKnown || !fits(former, added) ? former : `${former}${between}${added}`;
}

/** What was added to the former comment. */
export function withoutFormer(comment: string, former: string | undefined): string {
  const start = `${former}${between}`;
  return former !== undefined && comment.startsWith(start) ? comment.slice(start.length) : comment;
}

const fits = (former: string, added: string): boolean =>
  former.length + between.length + added.length <= commentLimit;

/** A selection with one more wish for its booking. */
export function withWish(selection: Selection, wish: string): Selection {
  const comment = joinComments(selection.query.comment, wish);
  return { ...selection, query: { ...selection.query, ...defined({ comment }) } };
}

/** What is said of a wish that is too long beside those that are noted: nothing of it is passed on. */
export function tooLongWish(state: State, { comment }: Pick<Understood, "comment">): Message[] {
  const former = draftOf(state)?.comment ?? "";
  return comment === undefined || fits(former, comment)
    ? []
    : [message("wishTooLong", { most: commentLimit })];
}
