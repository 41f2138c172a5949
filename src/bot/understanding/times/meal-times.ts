import { locales } from "#src/bot/languages/languages.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { KnownVenue, UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { ClockTime } from "./clock-times.ts";
import { partWindows } from "./resolve-time.ts";

/** `HH:MM` */
interface Meal {
  readonly from: string;
  readonly to: string;
}

/** The hour of a way to dine that is a meal by its name is the one nearest to that meal: "lunch at 10" is no 22:00. */
export function atMeal(
  time: ClockTime,
  scenarioName: string | undefined,
  context: UnderstandingContext,
): ClockTime {
  const { hour, minute, half, fixed, padded, part } = time;
  if (half !== undefined || fixed || padded || part !== undefined || hour > 12) return time;
  const meal = mealCalled(scenarioName, context) ?? (hour === 10 ? knownMeal(context) : undefined);
  if (meal === undefined) return time;
  const distance = (from: number) => distanceTo(meal, from + minute);
  const isEarly = distance((hour % 12) * 60) < distance((hour % 12) * 60 + halfDay);
  return { ...time, half: isEarly ? "am" : "pm" };
}

const halfDay = 12 * 60;

function distanceTo({ from, to }: Meal, minutes: number): number {
  return Math.max(0, minutesOf(from) - minutes, minutes - minutesOf(to));
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Ten in the morning is nearer to a lunch that was wished for than ten at night, while a later hour may mean another meal. */
function knownMeal(context: UnderstandingContext): Meal | undefined {
  return mealCalled(context.draft?.scenarioName, context);
}

/** When a way to dine is, where one of its names is a meal in some language. */
function mealCalled(
  scenarioName: string | undefined,
  { venues = [] }: UnderstandingContext,
): Meal | undefined {
  if (scenarioName === undefined) return undefined;
  const names = [scenarioName, ...venues.flatMap((venue) => translationsOf(scenarioName, venue))].map(
    foldText,
  );
  const parts = locales.flatMap(({ times }) => times.parts);
  const named = parts.find(({ words }) => words.some((word) => names.includes(word)));
  if (named === undefined) return undefined;
  const { from, to } = partWindows[named.part];
  return { from: named.from ?? from, to: named.to ?? to };
}

function translationsOf(name: string, { scenarioTranslations = {} }: KnownVenue): string[] {
  return Object.values(scenarioTranslations[name] ?? {});
}
