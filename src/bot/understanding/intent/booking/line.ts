import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";

/** What a guest who waits says of the waitlist: to be taken off it, or whether they are on it and how far up. */
export function findLineWish(text: string, locale: Locale): "leaveLine" | "askLine" | undefined {
  const { list, leave, place, position } = rulesOf(locale);
  if (!says(text, list)) return says(text, position) ? "askLine" : undefined;
  if (says(text, leave)) return "leaveLine";
  return says(text, place) ? "askLine" : undefined;
}

/** Whether a guest who is offered a table wants another one and stays in line. */
export function keepsPlaceInLine(text: string, locale: Locale): boolean {
  return says(text, rulesOf(locale).stay) && findLineWish(text, locale) !== "leaveLine";
}

/** "I'll wait", "forget it, we'll wait then": that is all of a message. */
export function onlyWaits(text: string, locale: Locale): boolean {
  return rulesOf(locale).waits.test(text);
}

/** "And you'll text me then?": that is all of a message. */
export function onlyAsksToHear(text: string, locale: Locale): boolean {
  return rulesOf(locale).tells.test(text);
}

/** Whether it is only asked whether there is a waitlist: "do you have a waitlist for tonight?" */
export function onlyAsksForList(text: string, locale: Locale): boolean {
  return rulesOf(locale).exists.test(text);
}

/** Whether any time would do. */
export function saysAnyTime(text: string, locale: Locale): boolean {
  return says(text, rulesOf(locale).anyTime);
}

/** These words, and beside them nothing but courtesies. */
function alone(words: readonly string[], { intents }: Locale): RegExp {
  const courtesies = [...intents.fillers, ...intents.yes, ...intents.affirm, ...intents.thanks];
  const before = alternatives([...courtesies, ...intents.stop, ...intents.deny, ...intents.but]);
  const after = alternatives([...intents.fillers, ...intents.thanks]);
  return new RegExp(
    `^(?:${before}[ ,.;:!–-]{1,3}){0,3}${alternatives(words)}(?:[ ,]{1,2}${after}){0,2} ?[.!?)]{0,3}$`,
    "u",
  );
}

const rulesOf = memoizeByLocale((locale) => {
  const { line, intents } = locale;
  return {
    list: phrases(line.list),
    leave: phrases(line.leave),
    place: phrases(line.place),
    position: phrases(line.position),
    stay: phrases(line.stay),
    waits: alone(line.wait, locale),
    tells: alone(line.tells, locale),
    exists: new RegExp(
      `(?<![\\p{L}])${alternatives(line.exists)}(?![\\p{L}])[^.,;:!?]{0,40}[?.! ]{0,4}$`,
      "u",
    ),
    anyTime: phrases(intents.anyTime),
  };
});
