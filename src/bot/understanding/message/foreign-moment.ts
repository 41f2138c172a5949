import type { Locale } from "#src/bot/languages/locale.ts";
import {
  knowsWords,
  languagesThatKnow,
  mayTellMoment,
} from "#src/bot/understanding/language/likelier-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import type { LanguageReading } from "./fuller-reading.ts";
import { readInLanguage } from "./read-in-language.ts";

/** Such words are few; a longer message shows its language by itself. Characters. */
const longest = 40;

/** What a wish may look like that names its day in other words than the rest. */
const wishes: readonly Understood["intent"][] = ["book", "inform", "change"];

/** Days that are given names too, where they are written so. */
const names = /^(?:Hoy|Manana|Morgen)$/u;

/**
 * A few words that are from end to end a day or a time in another language than the one they were read in: "ce soir" in a
 * chat in English. They are that, whatever a number among them would answer, and nobody's name. Where two languages read
 * them differently, nothing is known. They are too few to turn the chat to their language.
 */
export function readForeignMoment(
  original: string,
  own: LanguageReading,
  locale: Locale,
  context: UnderstandingContext,
): LanguageReading | undefined {
  const isName = context.expecting === "name" && own.name !== undefined && own.name.lead === undefined;
  if (!isName && !saysMore(own.unread ?? original, locale)) return undefined;
  const moment = momentIn(original, locale, context, context.expecting === "name");
  return moment && { understood: { intent: "inform", ...moment } };
}

/** A wish whose day, time or party stands in it in another language: "a table for four, morgen um 7", "tisch for two". */
export function withForeignMoment(
  own: LanguageReading,
  locale: Locale,
  context: UnderstandingContext,
): LanguageReading {
  const { understood, unread } = own;
  const { date, time, timeFrom, timeTo, partySize } = understood;
  const hasTime = (time ?? timeFrom ?? timeTo) !== undefined;
  const isWhole = date !== undefined && hasTime && partySize !== undefined;
  if (unread === undefined || !wishes.includes(understood.intent) || isWhole) return own;
  const { around } = patternsOf(locale);
  const moments = unread.split(/[¦,.;!?]/u).flatMap((words) => {
    const read = (part: string) => momentIn(part.trim(), locale, { ...context, expecting: null }, true, true);
    // The English "um" is the German "at".
    const bare = words.replace(around, "");
    return read(words) ?? (bare === words ? undefined : read(bare)) ?? [];
  });
  const [moment, ...others] = moments;
  if (moment === undefined || others.length > 0) return own;
  return { ...own, understood: withMoment(understood, moment) };
}

/**
 * A day, a time and a party are each taken of one reading, with all that it says of them: the end of one range is not
 * that of another's beginning.
 */
function withMoment(own: Understood, moment: Moment): Understood {
  const { date, dateTo, partySize, tables, openReadings, ...rest } = moment;
  const hasTime = (own.time ?? own.timeFrom ?? own.timeTo) !== undefined;
  const open = defined({
    dates: (own.date === undefined ? openReadings : own.openReadings)?.dates,
    times: (hasTime ? own.openReadings : openReadings)?.times,
  });
  return {
    ...(own.date === undefined && defined({ date, dateTo })),
    ...(own.partySize === undefined && defined({ partySize, tables })),
    ...(!hasTime && rest),
    ...own,
    ...((open.dates ?? open.times) && { openReadings: open }),
  };
}

/** "Do" and "mar" are days too, and more often something else. */
const shortestSign = /\p{L}{4}|\p{L} \p{L}/u;
/** So short, they are an hour at most: "um 8". */
const shortestHour = /^\p{L}{2} \d/u;

type Moment = Omit<Understood, "intent">;

/** `isSure`: a weekday, a month or a feast by itself, which may be a name, is none. `orParty`: a party is as good. */
function momentIn(
  words: string,
  locale: Locale,
  context: UnderstandingContext,
  isSure: boolean,
  orParty = false,
): Moment | undefined {
  const isHour = !shortestSign.test(words);
  if (words.length > longest || (isHour && !shortestHour.test(words))) return undefined;
  const [first, ...others] = languagesThatKnow(words)
    .filter((other) => other !== locale && mayTellMoment(words, other))
    .flatMap((other) => {
      const moment = momentOf(words, other, context);
      const isParty = moment?.partySize !== undefined;
      /** The Italian "alle 20" is an hour, whomever "alle" counts in German. */
      const isMeant = isParty ? orParty && !knowsWords(words, locale) : !isSure || isRelative(words, other);
      return moment === undefined || !isMeant || (isHour && moment.date !== undefined) ? [] : moment;
    });
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}

function momentOf(words: string, locale: Locale, context: UnderstandingContext): Moment | undefined {
  const reading = readInLanguage(words, { locale }, context);
  const { intent, ...values } = reading.understood;
  const { date, time, timeFrom, partySize, firstName, lastName, choice } = values;
  const isMoment = (date ?? time ?? timeFrom ?? partySize) !== undefined && intent === "inform";
  const isMore = [firstName, lastName, choice].some((value) => value !== undefined);
  if (!isMoment || isMore || reading.unread === undefined || saysMore(reading.unread, locale)) {
    return undefined;
  }
  return values;
}

function isRelative(words: string, locale: Locale): boolean {
  return !names.test(words) && (/\d/.test(words) || says(foldText(words), patternsOf(locale).relative));
}

/** Whether there is more in what was left unread than a courtesy. */
function saysMore(unread: string, locale: Locale): boolean {
  return /[\p{L}\p{N}]/u.test(unread.replace(patternsOf(locale).courtesies, " "));
}

const patternsOf = memoizeByLocale(({ intents, dates, times }) => {
  const courtesies = [...intents.fillers, ...intents.thanks, ...intents.greet, ...times.leads];
  const beside = [...courtesies, ...intents.bookNouns];
  return {
    relative: phrases(dates.relative.flatMap(({ words }) => words)),
    courtesies: phrases(courtesies),
    around: new RegExp(`^ {0,2}${alternatives(beside)}(?= )| ${alternatives(beside)} {0,2}$`, "gu"),
  };
});
