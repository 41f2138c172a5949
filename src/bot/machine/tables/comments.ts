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

/** The wishes that are noted after a message: without what it takes back, with what it adds. */
export function wishesAfter(
  former: string | undefined,
  { comment, wishesLeft }: Pick<Understood, "comment" | "wishesLeft">,
): string | undefined {
  const left = wishesLeft === "" ? undefined : (wishesLeft ?? former);
  return comment === undefined ? left : joinComments(left, comment);
}

/** What was added to the former comment. */
export function withoutFormer(comment: string, former: string | undefined): string {
  const start = `${former}${between}`;
  return former !== undefined && comment.startsWith(start) ? comment.slice(start.length) : comment;
}

const fits = (former: string, added: string): boolean =>
  former.length + between.length + added.length <= commentLimit;

/** A selection with the wishes for its booking as a message leaves them. */
export function withWishes(
  selection: Selection,
  understood: Pick<Understood, "comment" | "wishesLeft">,
): Selection {
  const { comment: former, ...query } = selection.query;
  return { ...selection, query: { ...query, ...defined({ comment: wishesAfter(former, understood) }) } };
}

/** What is said of a wish that is too long beside those that are noted: nothing of it is passed on. */
export function tooLongWish(state: State, { comment }: Pick<Understood, "comment">): Message[] {
  const former = draftOf(state)?.comment ?? "";
  return comment === undefined || fits(former, comment)
    ? []
    : [message("wishTooLong", { most: commentLimit })];
}
