import type { Locale } from "#src/bot/languages/locale.ts";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { sentencesOf } from "#src/bot/understanding/message/answers/clauses.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * All that is to be noted in place of what is, dictated behind a colon or between quotation marks: "the note is wrong, it should say: two
 * coeliacs, one vegan". Whatever else the message says counts for nothing: the note is shown as it is then, and asked about.
 */
export function readDictatedNote({
  original,
  language: { locale, confident },
  context: { draft, noted },
}: Said): Understood | undefined {
  if ((draft?.comment ?? noted) === undefined) return undefined;
  const {
    lead = "",
    note = "",
    after = "",
  } = (quoted.exec(original) ?? behindColon.exec(original))?.groups ?? {};
  if (note === "" || !replacesNote(foldText(lead), foldText(after), locale)) return undefined;
  const comment = withoutRest(note, locale);
  const needsKept = findNeeds(noted);
  return !/\p{L}{3}/u.test(comment)
    ? undefined
    : { intent: "inform", comment, wishedAlone: true, ...defined({ needsKept, language: confident }) };
}

const quoted = /^(?<lead>[^"“„«]{3,160})["“„«] ?(?<note>[^"“”„«»]{3,300}?) ?["”“»](?<after>[^"]{0,200})$/u;
const behindColon = /^(?<lead>[^:]{3,200}[^:\d]) ?: (?<note>[^:]{3,300})$/u;

/** Whether words are of what is noted, and say that it is to be another, or nothing besides. */
function replacesNote(lead: string, after: string, locale: Locale): boolean {
  const { of, anew, rest } = patternsOf(locale);
  return says(lead, of) && (says(lead, anew) || says(` ${after}`, rest));
}

/** "Two coeliacs, one vegan. Nothing else, please" without what is said of the rest. */
function withoutRest(note: string, locale: Locale): string {
  const { rest } = patternsOf(locale);
  const [first = "", ...others] = sentencesOf(note);
  const end = foldText(first).search(rest);
  const kept = others.filter((sentence) => /\d/.test(sentence) && !says(foldText(sentence), rest));
  return [end < 0 ? first : first.slice(0, end), ...kept].join(" ").replace(/[ ,;.!]{1,4}$/u, "");
}

const patternsOf = memoizeByLocale(({ notes }) => {
  const { of = [], anew = [], rest = [] } = notes?.dictated ?? {};
  return {
    of: phrases(of),
    anew: phrases(anew),
    rest: new RegExp(`[ ,;–-]{1,3}(?:\\p{L}{1,7} ){0,2}${alternatives(rest)}(?![\\p{L}])`, "u"),
  };
});
