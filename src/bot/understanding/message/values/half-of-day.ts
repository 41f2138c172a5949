import { asksSomething } from "#src/bot/understanding/intent/questions/asking.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { isHourOf } from "#src/bot/understanding/times/resolve-time.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * "At night of course, who has dinner at ten in the morning?": the part of the day answers which hour was meant, and what is
 * wondered at behind it is not wished for.
 */
export function readBesideWonder(
  { original, language: { locale }, context: { expecting, draft } }: Said,
  readPart: ReadPart,
): Understood | undefined {
  if (expecting === null || (draft?.time === undefined && expecting !== "time")) return undefined;
  const [, said = "", wondered = ""] = answer.exec(original) ?? [];
  if (wondered === "" || !asksSomething(foldText(wondered), locale)) return undefined;
  const { part, timeFrom, timeTo, partySize, date } = readPart(said);
  if (part === undefined || part === "morning" || (partySize ?? date) !== undefined) return undefined;
  const { time } = readPart(wondered);
  if (time === undefined) return undefined;
  const { hour, minute } = Temporal.PlainTime.from(time);
  if (hour >= noon || !isHourOf(hour, { part })) return undefined;
  const meant = Temporal.PlainTime.from({ hour: hour + noon, minute })
    .toString()
    .slice(0, "HH:MM".length);
  const isBeside = timeFrom !== undefined && timeTo !== undefined;
  return isBeside ? { intent: "inform", time: meant } : undefined;
}

const noon = 12;

/** A few words, "of course" beside them or not, and a clause behind them. */
const answer = /^([^,.;!?\d]{2,30})(?:[,.;!] ?\p{L}{3,12})?[,.;!] ?(.{4,120})$/u;
