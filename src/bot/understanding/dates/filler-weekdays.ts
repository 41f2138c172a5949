import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";

/**
 * Whether a weekday's short name is only a word that is said without a thought: "so, jetzt" and "ja, so bitte" name no
 * Sunday, as they would beside words of a day, a time or another day. "Ok dann so" ends as it began, and "dann So" is Sunday.
 */
export function isOnlyFiller(name: string, before: string, after: string, fillers: Fillers): boolean {
  const { filler, lead, dated, orLead, eitherWay, rather } = fillers;
  const word = foldText(name);
  if (!filler.test(word)) return false;
  if (eitherWay.test(before.slice(-16) + word + after.slice(0, 16))) return true;
  if (/^\p{Ll}/u.test(name) && rather.test(before) && /^[.! ]*$/.test(after)) return true;
  return !lead.test(before) && (orLead.test(before) || !dated.test(after));
}

type Fillers = ReturnType<typeof fillersOf>;

export const fillersOf = memoizeByLocale(({ dates, times, party, intents }) => {
  const weekday = alternatives(dates.weekdays.flat());
  /** "Half past seven or so" names no Sunday, as "Sa oder So" does. */
  const orDay = dates.orWords.map((or) => `(?:${weekday}\\.?|\\d\\.),? ${or}`);
  const joiners = dates.rangeJoiners;
  const lead = alternatives([
    ...[
      ...joiners,
      ...orDay,
      ...dates.rangeLeads,
      ...dates.bareDayLeads,
      ...dates.thisWords,
      ...dates.nextWords,
    ],
    ...[...(dates.besideWeekdays?.before ?? []), ...times.answerLeads, ...party.people, ...intents.bookNouns],
    ...party.and.map((and) => `${weekday} ${and}`),
  ]);
  const following = alternatives([
    ...[...joiners, ...dates.orWords, ...times.leads, ...times.parts.flatMap(({ words }) => words)],
    ...party.and.map((and) => `${and} ${weekday}`),
  ]);
  return {
    /** "So oder so". */
    eitherWay: new RegExp(`(?<![\\p{L}])(\\p{L}{1,4}) ${alternatives(dates.orWords)} \\1(?![\\p{L}])`, "u"),
    orLead: new RegExp(`(?<![\\p{L}])${alternatives(dates.orWords)} $`, "u"),
    filler: new RegExp(`^${alternatives(intents.fillers)}$`, "u"),
    rather: new RegExp(`(?<![\\p{L}])${alternatives(times.answerLeads)} $`, "u"),
    lead: new RegExp(`(?<![\\p{L}])${lead} ?$`, "u"),
    dated: new RegExp(`^[.,]? ?[\\d¦/&+–-]|^\\.? ${following}(?![\\p{L}])`, "u"),
  };
});
