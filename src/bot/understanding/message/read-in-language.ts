import { answersInsteadOfPhone } from "#src/bot/understanding/guest/instead-of-phone.ts";
import { isSameName } from "#src/bot/understanding/guest/same-name.ts";
import { picksEvery } from "#src/bot/understanding/intent/booking/every-listed.ts";
import { wantsOneOfThose } from "#src/bot/understanding/intent/places/one-of-those.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { createReading } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { findAll } from "./find-all.ts";
import { readForeign } from "./foreign.ts";
import type { FoundMessage } from "./found-message.ts";
import type { LanguageReading } from "./fuller-reading.ts";
import { asksIfHeldUntil, notesArrival } from "./notes/arriving-later.ts";
import { asksOnlyAgain, emptiesWhatIsNoted, noteWhatIsAsked } from "./notes/noted-or-not.ts";
import { asksOfShownDay } from "./questions/day-asked.ts";
import { asksOfHouseNamed, asksToCompare } from "./questions/house-asked.ts";
import { asksOfMenu } from "./questions/menu-asked.ts";
import { asksOfScenario } from "./questions/scenario-asked.ts";
import { readMessage } from "./read-message.ts";
import { settle } from "./settle.ts";
import { asBookedElsewhere } from "./values/booked-elsewhere.ts";
import { keepsKnownHour } from "./values/kept-hour.ts";
import { leavesDayOpen } from "./values/perhaps-days.ts";
import { leavesPartySupposed } from "./values/supposed-party.ts";

/**
 * A message as one language reads it: answers that take no more than their own words, else what it means as a whole, set right
 * by what the whole message shows; and of that, what is only an outburst, a goodbye or one question.
 */
export function readInLanguage(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): LanguageReading {
  const message = findIn(original, language, context);
  const short = readShort(message);
  if (short !== undefined) return { understood: { ...short, ...defined({ language: language.confident }) } };
  const read = readMessage(message, language);
  const understood = setRight.reduce((said, amend) => amend(said, message), read.understood);
  return settle({ ...read, understood }, message, language);
}

/** Amends what a message means by what stands in it as a whole. */
type Amend = (understood: Understood, message: FoundMessage) => Understood;

/** Each sees what those before it made of the message. */
const setRight: readonly Amend[] = [
  asBookedElsewhere,
  asksOfScenario,
  asksOfShownDay,
  asksOfHouseNamed,
  asksToCompare,
  noteWhatIsAsked,
  asksOnlyAgain,
  emptiesWhatIsNoted,
  asksIfHeldUntil,
  notesArrival,
  leavesPartySupposed,
  leavesDayOpen,
  keepsKnownHour,
  asksOfMenu,
];

/** What is said in so few words, or in words so plain, that nothing else is to be looked for. */
function readShort({ reading, locale, context }: FoundMessage): Understood | undefined {
  const { folded } = reading;
  if (wantsOneOfThose(folded, locale, context)) return { intent: "inform", oneOfThose: true };
  if (picksEvery(folded, locale, context)) return { intent: "cancel", cancelsAll: true };
  const instead = answersInsteadOfPhone(folded, locale, context);
  if (instead !== undefined) return instead;
  return isSameName(reading, locale, context) ? { intent: "inform", sameName: true } : undefined;
}

function findIn(
  original: string,
  { locale, foreign }: DetectedLanguage,
  context: UnderstandingContext,
): FoundMessage {
  const reading = createReading(original, locale);
  const found =
    foreign === undefined ? findAll(reading, locale, context) : readForeign(reading, foreign, context);
  return { original, reading, found, locale, context };
}
