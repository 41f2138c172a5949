import { locales } from "#src/bot/languages/languages.ts";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

const anyOf = (list: "oneFor" | "tablesFor") =>
  locales.flatMap(({ tables }) => tables?.[list] ?? []).join("|");

/** "One for 3", "another table for 3": what stands before its party. */
export const tableLeads = anyOf("oneFor");

const tableWords = new RegExp(`^(?:${tableLeads})\\s[\\p{L}\\d]{1,12},\\s`, "iu");

const beginsTable = new RegExp(`^(?:${tableLeads})\\s`, "u");

/** "Tables for 2": what stands before the first of two counts. */
const endsTables = new RegExp(`(?<![\\p{L}\\d])(?<lead>${anyOf("tablesFor")})\\s+[\\p{L}\\d]{1,12}$`, "u");

/**
 * "A table for 2 and one for 3 tomorrow at 7", "tables for 2 and 3": what stands on either side of an "and" is a table of its
 * own. The day and the time that only one side names are those of both.
 */
export function readTwoTables(
  whole: Understood,
  { before, after }: { readonly before: string; readonly after: string },
  read: (text: string) => Understood,
): { readonly understood: Understood; readonly secondWish: SecondWish } | undefined {
  const other = tableAfter(before, after);
  if (other === undefined) return undefined;
  const first = read(before);
  const second = read(other);
  if (first.partySize === undefined || second.partySize === undefined) return undefined;
  const { openReadings: _, partyFrom: __, ...known } = { ...second, ...whole };
  return {
    understood: { ...known, ...withMomentOf(second, first), ...wishOf(known), intent: whole.intent },
    secondWish: {
      partySize: second.partySize,
      ...(first.date !== undefined && defined({ date: second.date })),
      ...(first.time !== undefined && defined({ time: second.time })),
    },
  };
}

function tableAfter(before: string, after: string): string | undefined {
  if (beginsTable.test(foldText(after))) return after;
  const { index = -1, groups } = endsTables.exec(foldText(before)) ?? {};
  const { lead } = groups ?? {};
  return lead !== undefined && /^\d/.test(after)
    ? `${before.slice(index, index + lead.length)} ${after}`
    : undefined;
}

/** The wishes of both, without the words of the second table: "one for 3, next to each other". */
function wishOf({ comment }: Partial<Understood>): Pick<Understood, "comment"> {
  return defined({ comment: comment?.replace(tableWords, "") });
}

/** What the first table says of itself, and of the moment what only the second one says. */
function withMomentOf({ date, time, timeFrom, timeTo, part }: Understood, first: Understood): Understood {
  const hasTime = first.time !== undefined || first.timeFrom !== undefined || first.timeTo !== undefined;
  return { ...defined({ date }), ...(!hasTime && defined({ time, timeFrom, timeTo, part })), ...first };
}
