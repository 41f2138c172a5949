import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { createReading } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * "Six people? There are eight of us!": the number that is shown is only wondered at, and what follows corrects it.
 */
export function readBesideEcho(
  { original, language: { locale }, context }: Said,
  readPart: ReadPart,
): Understood | undefined {
  const known = context.draft?.partySize;
  const [, wondered = "", rest = ""] = echo.exec(original) ?? [];
  if (known === undefined || rest === "") return undefined;
  const numbers = createReading(wondered, locale).folded.match(/\d[\d:.]{0,4}/gu) ?? [];
  if (numbers.length !== 1 || Number(numbers[0]) !== known) return undefined;
  const read = readPart(rest);
  if (read.partySize === undefined || read.partySize === known) return undefined;
  return rest.includes("?") ? read : { ...read, intent: "change" };
}

/** A few words with a question mark, and a sentence after them. */
const echo = /^([^.?!;]{1,30}\?{1,3}!?) (.{2,200})$/u;
