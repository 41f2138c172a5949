import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";

/**
 * Whether a table is told of, or asked after, that was booked in another way than in this chat: "my husband rang and booked
 * for six", "I booked online and never got a confirmation", "have you a reservation under Moreau?" Who says so wants no
 * second one. That somebody has not booked yet, or has booked the theatre, tells of none.
 */
export function isBookedElsewhere(folded: string, locale: Locale): boolean {
  const patterns = patternsOf(locale);
  if (patterns === undefined) return false;
  const { someone, asked, theirs, own, ways, checks, standing, undone, others } = patterns;
  if (says(folded, standing)) return true;
  /** What is booked stands between who booked and what they did, or just behind. */
  const isTable = ({ index, 0: whole, groups: { who = "" } = {} }: RegExpExecArray) => {
    const [object = ""] = folded.slice(index + whole.length).split(/[.;!?]/, 1);
    const told = whole.slice(who.length);
    return !says(told, undone) && !says(`${told}${object.slice(0, farthestObject)}`, others);
  };
  if ([someone, asked, theirs].some((told) => matchesIn(folded, told).some(isTable))) return true;
  return (says(folded, ways) || says(folded, checks)) && matchesIn(folded, own).some(isTable);
}

/** So many letters behind "booked" may tell what: "booked us all seats for the theatre". */
const farthestObject = 24;

const patternsOf = memoizeByLocale(({ booked, intents }) => {
  if (booked === undefined) return undefined;
  const who = `(?<who>${alternatives(booked.bookers)}|${alternatives(booked.ours)} [\\p{L}][\\p{L}'-]{1,20})`;
  const end = "(?![\\p{L}\\p{N}])";
  const start = "(?<![\\p{L}\\p{N}'])";
  return {
    someone: new RegExp(`${start}${who}(?: [^¦.;!?]{1,48}?)? ${alternatives(booked.done)}${end}`, "gu"),
    asked: new RegExp(
      `${start}${alternatives(booked.asked?.before ?? [])} ${who}(?: [^¦.;!?]{1,48}?)? ${alternatives(booked.asked?.behind ?? [])}${end}`,
      "gu",
    ),
    theirs: new RegExp(
      `${start}${alternatives(booked.doneFirst ?? [])}(?: \\p{L}{2,12})? ${who}${end}`,
      "gu",
    ),
    own: phrases([...booked.ownDone, ...intents.told]),
    ways: phrases(booked.ways),
    checks: phrases(booked.checks),
    standing: phrases(booked.standing),
    undone: phrases(booked.undone),
    others: phrases(booked.others),
  };
});
