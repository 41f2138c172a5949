import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import type { DeskSessions, Invited } from "#src/bot/desk/door/people-view.ts";
import type { Stats } from "#src/bot/desk/figures/stats-view.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import type { DayMessages, DeskAnswer, Floors, Refused, Shown } from "#src/bot/desk/view.ts";
import type { WaitEntryView } from "#src/bot/desk/waitlist/wait-view.ts";

/** What a command came to; one that looks at two lists has two answers. */
export type ShellAnswer = DeskAnswer | DayMessages | Floors | Stats | Several | Invited | DeskSessions;

interface Several {
  readonly type: "several";
  readonly answers: readonly DeskAnswer[];
}

/** A word after the command's own name. */
interface Word<Required extends boolean> {
  readonly hint: string;
  readonly required: Required;
  /** Takes all that is left over, so that a name needs no quotes. */
  readonly long?: boolean;
  /** What may be typed, where it is not just any text. */
  readonly choices?: readonly string[];
}

type More = Pick<Word<boolean>, "long" | "choices">;

/** A word that must be there. */
export function needed(hint: string, more: More = {}): Word<true> {
  return { hint, required: true, ...more };
}

/** An option, `--name VALUE`. */
export function optional(hint: string, more: Pick<More, "choices"> = {}): Word<false> {
  return { hint, required: false, ...more };
}

type Words = Readonly<Record<string, Word<boolean>>>;

/** What was typed, by the names of the words and options. */
type Given<Declared extends Words> = {
  readonly [Name in keyof Declared as Declared[Name] extends Word<true> ? Name : never]: string;
} & {
  readonly [Name in keyof Declared as Declared[Name] extends Word<true> ? never : Name]?: string;
};

/** Who asks the desk for what. */
export interface Asked<Declared extends Words = Words> {
  readonly desk: Desk;
  /** Who may enter the desk in a browser. */
  readonly people: People;
  readonly by: StaffMember;
  /** Of this one call of the command. */
  readonly key: string;
  readonly given: Given<Declared>;
  /** Whatever the desk would ask about was asked. */
  readonly sure: boolean;
  /** The stamp of what was looked at, where something was. */
  readonly seen?: string;
  /** The venue that was named. */
  readonly venue: { readonly venueId?: number };
}

/** What it would be done with, or why it cannot be. */
type Looked = Shown | WaitEntryView | BroadcastView | Refused;

/** What is looked at before it is really done, and what somebody is asked then. */
interface AsksFirst<Declared extends Words> {
  readonly when?: (given: Given<Declared>) => boolean;
  readonly question: string;
  readonly look: (asked: Asked<Declared>) => Promise<Looked>;
}

/** One command: what the shell says of it, and which use case of the desk it is. */
export interface ShellCommand<Declared extends Words = Words> {
  readonly description: string;
  /** In their order; those that must be there stand behind the name, the others are options. */
  readonly words: Declared;
  readonly asksFirst?: AsksFirst<Declared>;
  readonly answer: (asked: Asked<Declared>) => Promise<ShellAnswer>;
}

/** Declares a command; the compiler holds what it asks for against its words. */
export function shellCommand<Declared extends Words>(
  description: string,
  words: Declared,
  answer: (asked: Asked<Declared>) => Promise<ShellAnswer>,
  asksFirst?: AsksFirst<Declared>,
): ShellCommand {
  const command: ShellCommand<Declared> = { description, words, answer, ...(asksFirst && { asksFirst }) };
  // Whoever calls it has checked what is given against the words that are declared here.
  return command as unknown as ShellCommand;
}
