import { locales } from "#src/bot/languages/languages.ts";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { readTwoTables, tableLeads } from "./two-tables.ts";

/** What a message wishes for; of two tables in one message the second apart. */
export interface Wishes {
  readonly understood: Understood;
  readonly secondWish?: SecondWish;
}

/** In what is asked about tables, or to be cancelled, none is wished for. */
const wishing: ReadonlySet<Understood["intent"]> = new Set(["book", "inform", "change"]);

/** More "and" than this in one message join something else than wishes, and each costs two readings. */
const mostJoiners = 4;

/** The plain "and" of every language: whichever reads the message, a word of another splits no wish in two. */
const joiner = new RegExp(
  `\\s(?:${locales.flatMap(({ party }) => party.and.slice(0, 1)).join("|")})\\s`,
  "giu",
);

/** Nothing stands before a table that is named as one more: "one for 4, one for 3". */
const seam = new RegExp(
  `(?<=(?<![\\p{L}])(?:${tableLeads})\\s[\\p{L}\\d]{1,12}),?\\s(?=(?:${tableLeads})\\s)`,
  "giu",
);

/**
 * "A table for 2 tomorrow and one for 6 on Friday" is two wishes: what stands on either side of an "and" has a party and
 * a day of its own. Each is read by itself, since together they look like one table on two possible days.
 */
export function readWishes(text: string, read: (text: string) => Understood): Wishes {
  const understood = read(text);
  const { tables, partySize: size } = understood;
  if (tables !== undefined && size !== undefined) {
    const more = tables - 2;
    return { understood, secondWish: { partySize: size, ...(more > 0 && { more }) } };
  }
  if (size === undefined || !wishing.has(understood.intent)) return { understood };
  for (const { index, 0: gap } of [...foldText(text).matchAll(seam)].slice(0, mostJoiners)) {
    const parts = { before: text.slice(0, index), after: text.slice(index + gap.length) };
    const tablesOfTwo = readTwoTables(understood, parts, read);
    if (tablesOfTwo) return tablesOfTwo;
  }
  const halves = [...text.matchAll(joiner)].slice(0, mostJoiners).map(({ index, 0: and }) => ({
    before: text.slice(0, index),
    after: text.slice(index + and.length),
  }));
  /** "Friday for my husband and me at 7pm and then Saturday at 6.30" is parted where both have their hour. */
  const isOfDays = understood.openReadings?.dates !== undefined;
  const timed = isOfDays && halves.map((parts) => partedAt(understood, parts, read)).find(areTimed);
  if (timed) return timed;
  for (const parts of halves) {
    const two = readTwoTables(understood, parts, read) ?? partedAt(understood, parts, read);
    if (two) return two;
  }
  return { understood };
}

const areTimed = (two: Wishes | undefined): boolean =>
  two?.understood.time !== undefined && two.secondWish?.time !== undefined;

/** The two wishes on either side of an "and". */
function partedAt(
  whole: Understood,
  { before, after }: { readonly before: string; readonly after: string },
  read: (text: string) => Understood,
): Wishes | undefined {
  if (!isWish(whole)) return undefined;
  const [first, second] = [read(before), read(after)];
  if (!areTwo(whole, first, second)) return undefined;
  const { partySize, date, time } = second;
  return {
    understood: { ...detailsOf(whole), ...first, ...venueOf(whole, first) },
    secondWish: { partySize, date, ...defined({ time }) },
  };
}

/** The venue may be named once, for both tables: "…, and one for 6 on Friday, at Furu". */
function venueOf({ venueId }: Understood, first: Understood): Pick<Understood, "venueId"> {
  return defined({ venueId: first.venueId ?? venueId });
}

type Wish = Understood & { readonly partySize: number; readonly date: string };

const isWish = (understood: Understood): understood is Wish =>
  understood.partySize !== undefined && understood.date !== undefined;

/**
 * Counts that add up ("2 adults and 3 children") make another party of the whole than of its beginning, and a day that is only
 * told there ("we arrive on the 3rd and would love to dine on the 4th") another day.
 */
function areTwo(whole: Understood, first: Understood, second: Understood): second is Wish {
  const days = [
    whole.date,
    ...(whole.openReadings?.dates ?? []),
    ...(whole.otherwise ?? []).map(({ date }) => date),
  ];
  if (!days.includes(first.date)) return false;
  const isAnother = second.partySize !== first.partySize || second.date !== first.date;
  const isWished = second.intent === "book" || second.intent === "inform";
  /** With an hour of its own, each is a table of its own, whichever of their numbers is read as that of all. */
  const areTimed = first.time !== undefined && second.time !== undefined && first.date !== second.date;
  const isFirst = first.partySize === whole.partySize || areTimed;
  return isWish(first) && isWish(second) && isFirst && isAnother && isWished;
}

/** Who the guest is may stand at the end. */
function detailsOf({ firstName, lastName, phone, email }: Understood): Partial<Understood> {
  return {
    ...defined({ firstName, lastName, phone, email }),
  };
}
