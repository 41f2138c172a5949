import type { Locale } from "#src/bot/languages/locale.ts";
import { looksLikeName } from "#src/bot/understanding/guest/looks-like-name.ts";
import { nameSaidApart } from "#src/bot/understanding/guest/name-said-apart.ts";
import { findVenue } from "#src/bot/understanding/intent/places/venues.ts";
import { startsOverInAnyLanguage } from "#src/bot/understanding/language/any-language.ts";
import type { ReadPart, Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What may stand with a name that is taken back, and nothing more: "we are five, sorry, Tom Hart" keeps the five. */
const ofName: ReadonlySet<string> = new Set([
  ...["intent", "language", "firstName", "lastName", "insteadOfName", "halfOfName", "undecided", "feeling"],
]);
const takingBack: readonly Understood["intent"][] = ["inform", "other", "deny"];

/**
 * The name that was asked for, or another one at the summary, where something stands beside it that is none: one that is taken back, that it was said before,
 * whose it is not to be. What is left is read as the answer, where it gives a name.
 */
export function readNameApart(
  { original, language: { locale }, context }: Said,
  readPart: ReadPart,
): Understood | undefined {
  const { expecting, tablePicked } = context;
  const mayBeNamed = expecting === "name" || (expecting === "confirm" && tablePicked === true);
  /** "Empezar de nuevo" repeats no name. */
  const apart =
    mayBeNamed && !startsOverInAnyLanguage(foldText(original)) ? nameSaidApart(original, locale) : undefined;
  if (apart === undefined) return undefined;
  const named = readPart(apart.rest, apart.isOthers === true ? { ...context, expecting: "name" } : context);
  const { intent, firstName, lastName, undecided } = named;
  const isNamed = intent === "inform" && (firstName ?? lastName) !== undefined && !undecided;
  const written = [firstName, lastName].filter((part) => part !== undefined).join(" ");
  if (!isNamed || isOfVenue(written, original, locale, context)) return undefined;
  if (apart.takenBack === undefined && expecting === "name") return named;
  /** "Nein, lieber das danach" names nobody. */
  const isSure = looksLikeName(written) && foldText(apart.rest).includes(foldText(written));
  return isSure && (apart.takenBack === undefined || isOnlyName(readPart(apart.takenBack)))
    ? named
    : undefined;
}

/** "No, rather Harbor again" says a restaurant's name. */
function isOfVenue(name: string, original: string, locale: Locale, context: UnderstandingContext): boolean {
  const folded = foldText(original);
  const { spans } = findVenue(folded, locale, context);
  return spans.some(({ start, end }) => folded.slice(start, end).includes(foldText(name)));
}

function isOnlyName(said: Understood): boolean {
  return takingBack.includes(said.intent) && Object.keys(said).every((key) => ofName.has(key));
}
