import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { sharesWord } from "./wishes-taken-back.ts";

/**
 * What of the wishes that are noted tells of somebody who does not come any more: "my brother comes later", once he stays away,
 * and "we bring our dog", once it stays at home. An allergy is never taken back by the way.
 */
export function outlivedByAbsence(folded: string, noted: string, locale: Locale): readonly string[] {
  const { staysAway, allergy } = patternsOf(locale);
  const absent = matchesIn(folded, staysAway).flatMap((match) => match.slice(1).find(Boolean) ?? []);
  return wishesIn(noted).filter((wish) => {
    const told = foldText(wish);
    return !says(told, allergy) && absent.some((one) => sharesWord(one, told, locale));
  });
}

/** What of them tells how late the guests come, with what was said in the same breath ("…, sorry"), once the table is moved. */
export function outlivedByMove(noted: string, locale: Locale): readonly string[] {
  const { late, needs } = patternsOf(locale);
  const messages = noted.split(";").map((message) => message.trim());
  const told = messages.filter((message) => isMinutesLate.test(message) || says(foldText(message), late));
  return told.flatMap(wishesIn).filter((wish) => !says(foldText(wish), needs));
}

/** What of them asks for the other place: "outside", once it is to be inside. */
export function outlivedByPlace(comment: string, noted: string, locale: Locale): readonly string[] {
  const { indoors, outdoors, negation } = patternsOf(locale);
  const asked = foldText(comment);
  const placesIn = (told: string) => [indoors, outdoors].filter((place) => says(told, place));
  const [place, ...others] = placesIn(asked);
  if (place === undefined || others.length > 0 || says(asked, negation)) return [];
  const asksOther = (told: string) => placesIn(told).length === 1 && !says(told, place);
  return wishesIn(noted).filter((wish) => asksOther(foldText(wish)));
}

/** As a button notes it. */
const isMinutesLate = /^\+\d{1,3} min$/;

const wishesIn = (noted: string): readonly string[] => noted.split(/[;,]/).map((wish) => wish.trim());

const patternsOf = memoizeByLocale(({ party, intents, wishes, allergies, indoors, outdoors, negations }) => ({
  staysAway: phrases(
    (party.whoComes?.staysAway ?? []).map((phrase) => phrase.replace("@", "([\\p{L}'-]{3,20})")),
  ),
  late: phrases(intents.late),
  allergy: phrases(allergies),
  indoors: phrases(indoors),
  outdoors: phrases(outdoors),
  negation: phrases(negations),
  needs: phrases([...wishes, ...allergies]),
}));
