import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { joinedIn } from "./note-pieces.ts";

/** What of the wishes that are noted tells how late the guests come, with what was said in the same breath ("…, sorry"), once the table is moved. */
export function outlivedByMove(noted: string, locale: Locale): readonly string[] {
  const { late, needs } = patternsOf(locale);
  const messages = noted.split(";").map((message) => message.trim());
  const told = messages.filter((message) => isMinutesLate.test(message) || says(foldText(message), late));
  return told.flatMap(joinedIn).filter((wish) => !says(foldText(wish), needs));
}

/** What of them asks for the other place: "outside", once it is to be inside. */
export function outlivedByPlace(comment: string, noted: string, locale: Locale): readonly string[] {
  const { indoors, outdoors, negation } = patternsOf(locale);
  const asked = foldText(comment);
  const placesIn = (told: string) => [indoors, outdoors].filter((place) => says(told, place));
  const [place, ...others] = placesIn(asked);
  if (place === undefined || others.length > 0 || says(asked, negation)) return [];
  const asksOther = (told: string) => placesIn(told).length === 1 && !says(told, place);
  return joinedIn(noted).filter((wish) => asksOther(foldText(wish)));
}

/** As a button notes it. */
const isMinutesLate = /^\+\d{1,3} min$/;

const patternsOf = memoizeByLocale(({ intents, wishes, allergies, indoors, outdoors, negations }) => ({
  late: phrases(intents.late),
  indoors: phrases(indoors),
  outdoors: phrases(outdoors),
  negation: phrases(negations),
  needs: phrases([...wishes, ...allergies]),
}));
