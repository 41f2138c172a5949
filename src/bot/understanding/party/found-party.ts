import type { Locale } from "#src/bot/languages/locale.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import { companyOf } from "./company.ts";

export interface FoundParty {
  readonly span: Span;
  readonly size: number;
  /** Several numbers may come: the smallest of them, `size` being the largest. */
  readonly least?: number;
  /** The words fit a time as well: "make it 8". */
  readonly isOpen?: boolean;
  /** Another party is told beside it: "a table for 4 at 7, can we make it 5". */
  readonly isSecond?: true;
  /** It stands in for a time, and is one: "change it to 8 instead of 7:30". */
  readonly isHour?: true;
  /** The number that this one stands in for: 7 in "not 7, 8". */
  readonly replaced?: number;
}

export interface Item extends FoundParty {
  /** `total` and `table` name the whole party, `people` and `self` add up, `relation` counts only beside the guest. */
  readonly kind:
    | "total"
    | "table"
    | "people"
    | "self"
    | "article"
    | "relation"
    | "weak"
    | "open"
    | "fixed"
    | "alone";
}

/** Nobody books one table for more; such numbers are years, codes or prices. */
export const largestParty = 250;

export interface Group extends FoundParty {
  readonly kinds: readonly Item["kind"][];
  readonly parts: readonly Item[];
}

export function isWeak(kind: Item["kind"]): boolean {
  return kind === "weak" || kind === "open";
}

/** Whether the words name people and none of them says how many these are: "my wife and I". */
export function isOfNamed({ kinds }: Group): boolean {
  return kinds.every((kind) => ["self", "relation", "article"].includes(kind));
}

/** Whether the words say how many come: "we are 8", "a table for 4", "8 people". */
export function isOfAll({ kinds, parts }: Group, text: string, locale: Locale): boolean {
  const { companions } = companyOf(locale);
  const isOfOthers = ({ span }: Item) => companions.test(text.slice(span.start, span.end));
  return (
    kinds.some((kind) => kind === "table" || kind === "weak") ||
    parts.some((part) => part.kind === "people" && !isOfOthers(part))
  );
}
