import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { findAskedToo } from "#src/bot/understanding/intent/notes/notes.ts";
import { emptiesNote } from "#src/bot/understanding/intent/notes/wishes-taken-back.ts";
import { findAskedNoted, isNoted } from "#src/bot/understanding/intent/questions/asked-noted.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * What is asked to be noted is, where it is not yet: "my dad is coeliac, is that noted?", and of a table that is known "did you
 * note the window?" Where it is noted already, the question alone is left.
 */
export function noteWhatIsAsked(
  understood: Understood,
  { reading, locale, context: { noted } }: FoundMessage,
): Understood {
  const { topics = [], comment: told, asksMore, ...rest } = understood;
  const isOfNote = topics.includes("noted");
  if (!isOfNote && (rest.intent !== "askBooked" || told === undefined)) return understood;
  const isNew = (words: string) => noted === undefined || !isNoted(foldText(words), foldText(noted), locale);
  const asked = isOfNote && noted !== undefined ? findAskedNoted(reading, locale) : [];
  const wanted = [...(told === undefined ? [] : [told]), ...asked].filter(isNew);
  const more = asksMore === true && { asksMore };
  if (wanted.length === 0) return isOfNote ? { ...rest, ...more, topics } : understood;
  const others = topics.filter((topic) => topic !== "noted");
  const isOnlyAsked = rest.intent === "question" || rest.intent === "askBooked";
  return {
    ...rest,
    ...(others.length > 0 && { ...more, topics: others }),
    ...(isOnlyAsked && { intent: "inform" }),
    comment: [...new Set(wanted)].join(", "),
    asksIfNoted: true,
  };
}

/** "Don't forget the nut allergy", which is noted, or "can you put that on the booking?": all that is said asks whether it is. */
export function asksOnlyAgain(
  understood: Understood,
  { found: { wishes = [] }, reading, locale, context }: FoundMessage,
): Understood {
  const { intent, language, outlived: _, ...said } = understood;
  const isOfNoted = wishes.some(({ isAlone }) => !isAlone) || findAskedToo(reading.folded, locale).length > 0;
  const isAgain = isOfNoted && context.noted !== undefined;
  if (!isAgain || (intent !== "inform" && intent !== "other") || Object.keys(said).length > 0)
    return understood;
  return { intent: "question", topics: ["noted"], ...defined({ language }) };
}

/**
 * "Delete the note", of a table that is booked: nothing is to be noted of it any more, which is a change of it. Where nothing
 * is, it is told so.
 */
export function emptiesWhatIsNoted(
  understood: Understood,
  { reading, locale, context: { draft, noted } }: FoundMessage,
): Understood {
  const { intent, comment: _, ...said } = understood;
  const isOfDraft = draft?.comment !== undefined;
  if (isOfDraft || intent === "book" || !emptiesNote(reading.folded, locale)) return understood;
  if (noted === "") return { ...said, intent: "question", topics: ["noted"] };
  return { ...said, intent: "change", wishedAlone: true, ...defined({ needsKept: findNeeds(noted) }) };
}
