import type { Locale } from "../../locale.ts";
import { words } from "../../word-list.ts";
import { dates, numbers } from "./dates.ts";
import { intents } from "./intents.ts";
import { negations, otherNumbers, party, people, wishes, wishFillers } from "./party.ts";
import { times } from "./times.ts";

export const en: Locale = {
  code: "en",
  common: words`
    in; days; weeks; hours; minutes; month; months; am; pm; ago; later; earlier; something;
    the; a; an; and; for; at; on; of; to; is; are; i; me; my; we; us; you; your; please; table; book
    booking; reservation; would; like; want; need; can; could; have; with; tomorrow; today; tonight
    this; next; that; it; it's; yes; no; not; what; when; where; how; do; does; there; thanks; thank
    hello; hi; from; be; will; just; make; change; cancel; after; before; around; evening; morning; week
    day; correct; find; get; restaurant; instead; actually; another; help; show; any
  `,
  numbers,
  dates,
  times,
  party,
  people,
  intents,
  wishes,
  wishFillers,
  negations,
  otherNumbers,
};
