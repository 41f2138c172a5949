import type { Context } from "#src/bot/machine/core/context.ts";
import type { ChoosingBooking, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localTime } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What is said to name one of the bookings may come as any of these; who refuses, greets or asks names none. */
const naming: ReadonlySet<Understood["intent"]> = new Set(["inform", "other", "change", "cancel", "affirm"]);

/**
 * Asked which of their bookings is meant: "the one under Moretti", "the one at Harbor & Vine", "the one for six", "the 8 o'clock
 * one" and "the birthday one" say it as its number does, where one alone is so.
 */
export function asPicked(understood: Understood, state: State, context: Context): Understood {
  if (state.phase !== "choosingBooking" || state.purpose === "list") return understood;
  if (!naming.has(understood.intent) && understood.notNamed === undefined) return understood;
  if (understood.choice !== undefined || understood.date !== undefined) return understood;
  const named = namedBy(understood, state, context) ?? allButRefused(understood, state);
  const [only, ...more] = named?.bookings ?? [];
  if (named === undefined || only === undefined || more.length > 0) return withoutRefusal(understood);
  return { ...without(named.by, understood), choice: state.bookings.indexOf(only) + 1 };
}

/** "Not the birthday one", of two. */
function allButRefused(understood: Understood, { bookings }: ChoosingBooking): Named | undefined {
  if (understood.notNamed === undefined) return undefined;
  const others = bookings.filter((booking) => !isRefused(booking, understood));
  return others.length < bookings.length ? { by: "comment", bookings: others } : undefined;
}

/** A name that is refused is no wish for any of them, and leaves open which is meant. */
function withoutRefusal(understood: Understood): Understood {
  return understood.notNamed === undefined
    ? understood
    : { ...without("comment", understood), intent: "inform" };
}

type Trait = "name" | "venue" | "partySize" | "time" | "comment";

interface Named {
  readonly by: Trait;
  readonly bookings: readonly BookedTable[];
}

/** By the first that is said of these; a size or an hour in words that change something is what it is to become. */
function namedBy(understood: Understood, state: ChoosingBooking, context: Context): Named | undefined {
  const { venueId, partySize, time, intent } = understood;
  const name = [understood.firstName, understood.lastName].filter((part) => part !== undefined).join(" ");
  const among = (by: Trait, isMeant: (booking: BookedTable) => boolean): Named => ({
    by,
    bookings: state.bookings.filter((booking) => !isRefused(booking, understood) && isMeant(booking)),
  });
  if (name !== "") return among("name", (booking) => isUnder(booking, name));
  if (venueId !== undefined) return among("venue", (booking) => booking.venueId === venueId);
  if (intent === "change") return undefined;
  if (partySize !== undefined) return among("partySize", (booking) => booking.partySize === partySize);
  if (time !== undefined)
    return among("time", ({ startsAt, venueId: at }) => localTime(startsAt, at, context) === time);
  const said = saidOfOther(understood);
  return said === undefined ? undefined : among("comment", (booking) => isNotedFor(booking, said));
}

/** "Not the birthday one", whatever is said beside it. */
const isRefused = (booking: BookedTable, { notNamed }: Understood): boolean =>
  notNamed !== undefined && isNotedFor(booking, notNamed);

/** What a message names another booking by than the one that it refuses: "not the lunch, *the birthday table*". */
export function saidOfOther({ comment, notNamed }: Understood): string | undefined {
  const isOfRefused =
    notNamed !== undefined && wordsOf(notNamed).every((word) => wordsOf(comment ?? "").includes(word));
  return isOfRefused ? undefined : comment;
}

/** Under the whole of that name, or under a part of it: "the one under Moretti" of Ada Moretti's. */
function isUnder({ name: holder = "" }: BookedTable, name: string): boolean {
  const words = wordsOf(holder);
  return wordsOf(name).every((word) => words.includes(word));
}

/** "The birthday one" is the one with a birthday cake, in whatever words that is noted. */
export function isNotedFor({ comment: noted = "" }: BookedTable, said: string): boolean {
  const words = wordsOf(noted).filter((word) => word.length >= shortestTelling);
  return wordsOf(said).some((word) => words.some((one) => isOfSame(one, word)));
}

/** "Julebordet" is that of the "julebord", and the "Geburtstagstisch" that of the "Geburtstag". */
const isOfSame = (noted: string, said: string): boolean =>
  noted === said || said.startsWith(noted) || (said.length >= shortestTelling && noted.startsWith(said));

/** Shorter words are in any note: "the", "with", "para". */
const shortestTelling = 5;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** What named the booking is nothing that it is to become. */
function without(by: Trait, understood: Understood): Understood {
  const { firstName, lastName, venueId, partySize, time, comment, ...rest } = understood;
  const said = { firstName, lastName, venueId, partySize, time, comment };
  const names: readonly (keyof typeof said)[] =
    by === "name" ? ["firstName", "lastName"] : by === "venue" ? ["venueId"] : [by];
  const kept = Object.entries(said).filter(
    ([key, value]) => value !== undefined && !names.some((one) => one === key),
  );
  return { ...rest, ...Object.fromEntries(kept) };
}
