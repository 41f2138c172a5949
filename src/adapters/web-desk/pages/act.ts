import type { Desk } from "#src/bot/desk/desk.ts";
import type { TimelineView } from "#src/bot/desk/timeline/timeline-view.ts";
import type { DayMessages, DeskAnswer, Refused, Suggestion } from "#src/bot/desk/view.ts";
import type { Seat } from "./seat.ts";

/** What an act or a page came to. */
export type PageAnswer = DeskAnswer | DayMessages | TimelineView;

/** What a field's menu is read for. */
export interface Choosing {
  readonly desk: Desk;
  readonly venueId: number;
  /** What stands in the form's fields already. */
  readonly values: Readonly<Record<string, string>>;
}

/** One field of a form. */
export interface Field<Required extends boolean = boolean> {
  readonly label: string;
  readonly required: Required;
  readonly kind?: "text" | "tel" | "number" | "date" | "time" | "month" | "long" | "hidden";
  readonly hint?: string;
  /** In characters; without it, as many as a line has. */
  readonly most?: number;
  /** What stands in it at first. */
  readonly start?: (seat: Seat) => string;
  /** What may be typed, as it is suggested; with `only`, nothing else. */
  readonly choices?: (choosing: Choosing) => Promise<readonly Suggestion<string>[]>;
  readonly only?: true;
}

type More = Omit<Field, "label" | "required">;

/** A field that has to be filled in. */
export function needed(label: string, more: More = {}): Field<true> {
  return { label, required: true, ...more };
}

/** A field that may stay empty. */
export function optional(label: string, more: More = {}): Field<false> {
  return { label, required: false, ...more };
}

/** What a button says by itself, such as which booking. */
export const hidden: Field<true> = needed("", { kind: "hidden" });
export const maybeHidden: Field<false> = optional("", { kind: "hidden" });

export type Fields = Readonly<Record<string, Field>>;

/** What was filled in, by the names of the fields; never empty. */
type Given<Declared extends Fields> = {
  readonly [Name in keyof Declared as Declared[Name] extends Field<true> ? Name : never]: string;
} & {
  readonly [Name in keyof Declared as Declared[Name] extends Field<true> ? never : Name]?: string;
};

/** Who asks the desk for what. */
export interface Asked<Declared extends Fields = Fields>
  extends Pick<Seat, "desk" | "by" | "venueId" | "isOwner"> {
  /** Of the form that was sent. */
  readonly key: string;
  readonly given: Given<Declared>;
  /** Whatever the desk would ask about was asked. */
  readonly sure: boolean;
  /** The stamp of what was looked at, where something was. */
  readonly seen?: string;
}

/** What is looked at before it is really done, what somebody is asked then, and what their yes says. */
interface AsksFirst<Declared extends Fields> {
  readonly when?: (given: Given<Declared>) => boolean;
  readonly question: string;
  readonly yes: string;
  readonly look: (asked: Asked<Declared>) => Promise<PageAnswer | Refused>;
}

/** One thing that can be done: what its button says, what its form asks for, and which use case of the desk it is. */
export interface DeskAct<Declared extends Fields = Fields> {
  readonly label: string;
  readonly fields: Declared;
  readonly tone?: "good" | "grave";
  /** The page that it stands on, shown again after it. */
  readonly page?: string;
  readonly asksFirst?: AsksFirst<Declared>;
  readonly answer: (asked: Asked<Declared>) => Promise<PageAnswer>;
}

/** Declares an act; the compiler holds what it asks for against its fields. */
export function deskAct<Declared extends Fields>(act: DeskAct<Declared>): DeskAct {
  // Whoever carries it out has checked what is given against the fields that are declared here.
  return act as unknown as DeskAct;
}

/** An act beside a line. */
export interface LineAct {
  readonly act: string;
  readonly field: string;
}

/** Something to be read, with what can be done there. */
export interface DeskPage<Declared extends Fields = Fields> {
  readonly title: string;
  /** What the reader may ask for: a day, a party. */
  readonly fields: Declared;
  /** Absent for a page of forms alone. Undefined where nothing is asked for yet. */
  readonly read?: (asked: Asked<Declared>) => Promise<PageAnswer | undefined>;
  /** Acts whose forms stand below. */
  readonly forms?: readonly string[];
  /** Acts that take the line of a record they stand beside, in the field that is named. */
  readonly lineActs?: readonly LineAct[];
  readonly isForOwners?: true;
  /** It has no place in the menu. */
  readonly isUnlisted?: true;
  /** The page of the menu that it belongs to. */
  readonly below?: string;
}

/** Declares a page, as `deskAct` does an act. */
export function deskPage<Declared extends Fields>(page: DeskPage<Declared>): DeskPage {
  return page as unknown as DeskPage;
}
