import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";

/**
 * Whether the message is about something that no restaurant does, and none of its values count. It may tell why, before a
 * clause that changes a booking: "Friday's the school play, can you move us to Saturday?"
 */
export function isElsewhere(said: string, locale: Locale): boolean {
  const { elsewhere, bookNoun, company, reminder, supposed, mentioned, change } = patternsOf(locale);
  /** "If it rains, can we move inside?" asks of no weather, and "at 8, after the film" of no film. */
  const text = said.replace(supposed, " ").replace(mentioned, " ");
  if (!says(text, elsewhere) || [bookNoun, company, reminder].some((ours) => says(text, ours))) return false;
  const others = text.split(/[,.;:!?]/u).filter((clause) => !says(clause, elsewhere));
  return !others.some((clause) => says(clause, change));
}

const patternsOf = memoizeByLocale(({ intents, topics, party, choices }) => ({
  elsewhere: phrases(intents.elsewhere),
  supposed: new RegExp(
    `(?<![\\p{L}])${alternatives(choices.conditions)} (?:[\\p{L}']{1,8} ){0,2}${alternatives(intents.elsewhere)}(?![\\p{L}\\p{N}])`,
    "gu",
  ),
  mentioned: phrases(
    (intents.mentions ?? []).map((lead) => `${lead} ?(?:\\p{L}{1,8} )?${alternatives(intents.elsewhere)}`),
  ),
  bookNoun: phrases(intents.bookNouns),
  change: phrases(intents.change),
  /** "Do I get a reminder?" */
  reminder: phrases(topics.reminder),
  /** "We wanted a barbecue, but in this weather we'd rather come to you, 6 people." */
  company: phrases([
    `(?<=^|[,;:.!-] )# ${alternatives(party.people.filter((noun) => !party.companions.includes(noun)))}(?=$|[,;.!])`,
  ]),
}));
