import type { Slot } from "#src/bot/machine/core/table.ts";
import type { LineMember, Opening, SkipReason, WaitlistWish } from "../ports.ts";
import type { Look } from "./look-at-day.ts";
import { isSameStart, nearestOf, wants } from "./wanted-times.ts";

/** What of a day may be offered, and to whom. */
export interface Sight {
  /** All who wait for a table of that day, in line. */
  readonly line: readonly WaitlistWish[];
  /** What is free, but for what may not be offered now. */
  readonly look: Look;
  readonly openings: readonly Opening[];
  readonly timeZone: string;
}

/** Who is asked next, for which table. */
export interface Next {
  readonly wish: WaitlistWish;
  readonly slot: Slot;
  readonly opening: Opening;
  /** In line, 1 is the first. */
  readonly place: number;
  /** Those who stand earlier and would take it, but are not asked. */
  readonly skipped: readonly {
    readonly wish: WaitlistWish;
    readonly place: number;
    readonly why: SkipReason;
  }[];
  /** Who of the staff chose the guest. */
  readonly by?: LineMember;
}

/** The first in line for whom anything is free, with the table nearest to their wish. */
export function nextInLine(sight: Sight): Next | undefined {
  for (const [index, wish] of sight.line.entries()) {
    const slot = nearestOf(wish, freshFor(wish, sight));
    const opening = slot && openingOf(slot, sight.openings);
    if (slot && opening) {
      return { wish, slot, opening, place: index + 1, skipped: skippedBefore(index, slot, sight) };
    }
  }
  return undefined;
}

/** The next ones after that guest who would take a table at the same start: at most so many. */
export function alsoInLine(next: Next, sight: Sight, most: number): Next[] {
  const { line } = sight;
  return line
    .flatMap((wish, index): Next[] => {
      const slot = freshFor(wish, sight).find((free) => isSameStart(free, next.slot));
      if (index < next.place || !slot) return [];
      const skipped = skippedBefore(index, slot, sight).filter(({ place }) => place > next.place);
      return [{ wish, slot, opening: next.opening, place: index + 1, skipped }];
    })
    .slice(0, most);
}

/** What may be offered to a guest: none while they are asked about another table, nor what they let pass. */
function freshFor(wish: WaitlistWish, { look, openings, timeZone }: Sight): Slot[] {
  if (wish.offer) return [];
  return (look.get(wish.partySize) ?? []).filter((slot) => {
    const opening = openingOf(slot, openings);
    return wants(wish, slot, timeZone) && opening !== undefined && !letPass(wish, opening);
  });
}

export function openingOf(slot: Slot, openings: readonly Opening[]): Opening | undefined {
  return openings.find((opening) => isSameStart(opening, slot));
}

/** It was free already when the guest let an offer pass: most often the same table, at another start. */
function letPass({ passedAt }: WaitlistWish, { seenAt }: Opening): boolean {
  return passedAt !== undefined && Temporal.Instant.compare(seenAt, passedAt) <= 0;
}

/** Those who stand before a place in line and would take that start: it is not offered to them, for a reason. */
export function skippedBefore(index: number, slot: Slot, sight: Sight): Next["skipped"] {
  const { line, look, timeZone } = sight;
  const opening = openingOf(slot, sight.openings);
  return line.slice(0, index).flatMap((wish, before) => {
    if (!wants(wish, slot, timeZone)) return [];
    const isFree = (look.get(wish.partySize) ?? []).some((free) => isSameStart(free, slot));
    return [{ wish, place: before + 1, why: whyNot(wish, opening, isFree) } as const];
  });
}

/** The line itself asks whoever is first, so who could have been asked was passed over by the staff. */
function whyNot(wish: WaitlistWish, opening: Opening | undefined, isFree: boolean): SkipReason {
  if (wish.offer) return "hasOffer";
  if (!isFree) return "partySize";
  return opening && !letPass(wish, opening) ? "staffChoice" : "letPass";
}
