import type { Draft } from "#src/bot/machine/core/draft.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { State } from "#src/bot/machine/core/state.ts";
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

export type WishesSaid = Pick<
  Understood,
  "comment" | "wishesLeft" | "unwished" | "wishedAlone" | "needsKept" | "outlived"
>;

/** The wishes that are noted after a message: without what it takes back or makes untrue, with what it adds. */
export function wishesAfter(before: string | undefined, said: WishesSaid): string | undefined {
  const { comment, wishesLeft, unwished, wishedAlone, needsKept, outlived } = said;
  const former = withoutOutlived(before, outlived);
  if (wishedAlone && comment !== undefined)
    return joinComments(notToldAnew(allergiesIn(former, needsKept), comment), comment);
  if (wishedAlone) return withoutAll(former, needsKept);
  const without = withoutUnwished(before, unwished);
  if (without !== undefined) return withoutOutlived(without, outlived);
  const left = wishesLeft === "" ? undefined : (wishesLeft ?? former);
  return comment === undefined ? left : joinComments(left === "" ? undefined : left, comment);
}

/** The comment without the wishes that are no longer true, as they stand in it; empty where none is left. */
function withoutOutlived(comment: string | undefined, outlived: WishesSaid["outlived"]): string | undefined {
  if (comment === undefined || outlived === undefined) return comment;
  const wishes = wishesIn(comment);
  const left = wishes.filter((wish) => !outlived.includes(wish));
  return left.length < wishes.length ? left.join(between) : comment;
}

const wishesIn = (comment: string): readonly string[] =>
  comment
    .split(/[;,]/)
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");

/** The wishes of a booking without those that the words tell of, empty where none is left; undefined where none is meant. */
export function withoutUnwished(
  comment: string | undefined,
  words: readonly string[] | undefined,
): string | undefined {
  if (comment === undefined || words === undefined) return undefined;
  const wishes = wishesIn(comment);
  const meant = new Set(wishesMeant(wishes, words));
  return meant.size > 0 ? wishes.filter((wish) => !meant.has(wish)).join(between) : undefined;
}

/**
 * The wishes whose chief word is among these; where none is, those that alone of all have one of them, but for an allergy:
 * "bring a small dog", of "no, forget the dog".
 */
function wishesMeant(wishes: readonly string[], words: readonly string[]): readonly string[] {
  const chiefs = wishes.filter((wish) => words.some((word) => isSame(chiefOf(wish), word)));
  if (chiefs.length > 0) return chiefs;
  return words.flatMap((word) => {
    const having = wishes.filter((wish) => wordsOf(wish).some((own) => isSame(own, word)));
    return having.length === 1 ? having.filter((wish) => !allergy.test(wish)) : [];
  });
}

/** Its longest word: of "with a high chair" the chair. */
const chiefOf = (wish: string): string => wordsOf(wish).toSorted((a, b) => b.length - a.length)[0] ?? "";

/** In all languages there are, by its Greek and Latin names. */
const allergy = /all?erg|intol|z[oö]liak|c(?:o?e|é|o?ê|[øö])li?a[ckq]|anaph|unvertr[äa]g/i;

/**
 * They stay noted whatever stands in the place of the other wishes; so do those that are known as such by their words. An empty
 * `known` is of a note that was told anew with them.
 */
function allergiesIn(comment = "", known?: string): string | undefined {
  if (known === "") return undefined;
  const needs = new Set(wishesIn(known ?? ""));
  const allergies = wishesIn(comment).filter((wish) => allergy.test(wish) || needs.has(wish));
  return allergies.length === 0 ? undefined : allergies.join(between);
}

/** The allergies but for those that are told anew: "put nut allergy", of "one of us has a nut allergy and we bring a pram". */
function notToldAnew(needs: string | undefined, comment: string): string | undefined {
  const told = wishesIn(comment).map((wish) => wish.toLowerCase());
  const kept = wishesIn(needs ?? "").filter((need) => !told.some((one) => need.toLowerCase().includes(one)));
  return kept.length === 0 ? undefined : kept.join(between);
}

/** "Delete the note": an allergy stays noted, unless nothing else is meant by it. */
function withoutAll(comment: string | undefined, known: string | undefined): string | undefined {
  if (comment === undefined) return undefined;
  const needs = allergiesIn(comment, known) ?? "";
  return wishesIn(needs).length === wishesIn(comment).length ? "" : needs;
}

/** What is said of a note that was edited: what somebody may not eat is named, whether it went with all the rest or stays. */
export function noteEdited({ wishesLeft, comment, needsKept }: WishesSaid): Message {
  if (wishesLeft === undefined || comment !== undefined || needsKept === undefined)
    return plain("noteChanged");
  return message(wishesLeft === "" ? "noteWithoutAllergy" : "noteKeepsAllergy", { comment: needsKept });
}

/** The same of one that is emptied, whatever stood in it. */
export function noteEmptied(before: string): Message {
  const needs = allergiesIn(before);
  return needs === undefined ? plain("noteChanged") : message("noteWithoutAllergy", { comment: needs });
}

const wordsOf = (wish: string): readonly string[] =>
  wish
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}{3,40}/gu) ?? [];

/** With another ending, where it is long enough to have one: "chairs", and of "Nussallergie" no nut. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  const isOtherEnding = Math.abs(one.length - other.length) <= 3 && shorter >= 4;
  const stem = Math.max(4, shorter - 2);
  return isOtherEnding && one.slice(0, stem) === other.slice(0, stem);
}

/** What a change adds to a booking's wishes, and what it takes out of them. */
export function wishesChanged(
  former = "",
  comment = "",
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const before = wishesIn(former);
  const after = wishesIn(comment);
  return {
    added: after.filter((wish) => !before.includes(wish)),
    removed: before.filter((wish) => !after.includes(wish)),
  };
}

/** What a change takes back of a booking's wishes; one that stands there in fuller words is wished for as before. */
export function wishesTakenOff(former: string | undefined, comment: string): readonly string[] {
  const { added, removed } = wishesChanged(former, comment);
  const isSaidIn = (fuller: string) => (word: string) => wordsOf(fuller).some((own) => isSame(own, word));
  return removed.filter((wish) => !added.some((fuller) => wordsOf(wish).every(isSaidIn(fuller))));
}

/** What a message takes out of the note of a table that is not booked yet. */
export const takenOut = (draft: Draft | undefined, { wishesLeft }: Pick<Understood, "wishesLeft">) =>
  wishesLeft === undefined ? [] : wishesChanged(draft?.comment, wishesLeft).removed;

/** What was added to the former comment. */
export function withoutFormer(comment: string, former: string | undefined): string {
  const start = `${former}${between}`;
  return former !== undefined && comment.startsWith(start) ? comment.slice(start.length) : comment;
}

const fits = (former: string, added: string): boolean =>
  former.length + between.length + added.length <= commentLimit;

/** A selection with the wishes for its booking as a message leaves them. */
export function withWishes(selection: Selection, understood: WishesSaid): Selection {
  const { comment: former, ...query } = selection.query;
  const comment = wishesAfter(former, understood);
  const isNone = comment === "" && query.changing === undefined;
  return { ...selection, query: { ...query, ...(!isNone && defined({ comment })) } };
}

/** What is said of a wish that is too long beside those that are noted: nothing of it is passed on. */
export function tooLongWish(state: State, { comment }: Pick<Understood, "comment">): Message[] {
  const former = draftOf(state)?.comment ?? "";
  return comment === undefined || fits(former, comment)
    ? []
    : [message("wishTooLong", { most: commentLimit })];
}
