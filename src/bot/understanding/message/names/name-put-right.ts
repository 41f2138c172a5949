import { givenNames } from "#src/bot/languages/given-names.ts";
import { capitalised } from "#src/bot/understanding/guest/name-words.ts";
import { actsIn } from "#src/bot/understanding/message/answers/acts.ts";
import { besideClause } from "#src/bot/understanding/message/answers/clauses.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/**
 * A half of the name, put right beside a yes: "yes, perfect, except the first name is spelled Matilde without an h, but otherwise go ahead".
 * It is shown with that name then, and the yes agrees to nothing, since the name was not seen so.
 */
export function readNamePutRight(
  { original, language, context }: Said,
  readPart: ReadPart,
): Understood | undefined {
  if (!(context.tablePicked && context.expecting === "confirm")) return undefined;
  const folded = foldText(original);
  if (folded.length !== original.length) return undefined;
  const { given, family } = patternsOf(language.locale);
  const match = given.exec(folded) ?? family.exec(folded);
  const { lead = "", name = "" } = match?.groups ?? {};
  if (match === null) return undefined;
  const written = original.slice(match.index + lead.length, match.index + lead.length + name.length);
  if (!/^\p{Lu}/u.test(written) && !givenNames.has(name)) return undefined;
  const rest = besideClause(original, { start: match.index, end: match.index });
  if (!actsIn(rest, language, context).some(({ kind }) => kind === "yes" || kind === "order"))
    return undefined;
  const { agrees: _, firstName: _first, lastName: _last, undecided: _open, intent, ...said } = readPart(rest);
  const half = given.test(folded) ? { firstName: capitalised(written) } : { lastName: capitalised(written) };
  const isSaid = says.has(intent) && (intent !== "question" || rest.includes("?"));
  return { ...said, ...half, halfOfName: true, intent: isSaid ? intent : "inform" };
}

/** What is said besides that is more than the name. */
const says: ReadonlySet<Understood["intent"]> = new Set(["change", "question", "cancel", "deny"]);

const patternsOf = memoizeByLocale(({ people }) => {
  const half = (leads: readonly string[] = []) =>
    new RegExp(
      `(?<![\\p{L}])(?<lead>${alternatives(leads)} )(?<name>\\p{L}[\\p{L}'’-]{1,30})(?![\\p{L}])`,
      "u",
    );
  return { given: half(people.givenWritten), family: half(people.familyWritten) };
});
