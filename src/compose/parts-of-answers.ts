import { locales } from "#src/bot/languages/languages.ts";
import type { Answer, VenueFacts } from "#src/bot/machine/core/context.ts";
import { partsOfAnswers, tellsOf } from "#src/bot/understanding/intent/particulars.ts";
import type { Topic } from "#src/bot/understanding/understood.ts";

/**
 * What a house has written under a wider topic also answers who asks about one thing of it alone, where it names that: "high
 * chairs, and room for prams" of prams. What it does not name there it has told nothing about.
 */
export function withParts(answers: NonNullable<VenueFacts["answers"]>): NonNullable<VenueFacts["answers"]> {
  const named = partsOfAnswers.flatMap(({ topic, wider }) => {
    const answer = answers[wider];
    return answer !== undefined && isNamedIn(answer, topic) ? [[topic, answer] as const] : [];
  });
  return { ...Object.fromEntries(named), ...answers };
}

/** A text that is in no language we know is looked through for the words of all. */
function isNamedIn(answer: Answer, topic: Topic): boolean {
  const texts = typeof answer === "string" ? { "": answer } : answer;
  return Object.entries(texts).some(([language, text]) => {
    const own = locales.filter(({ code }) => code === language);
    return (own.length > 0 ? own : locales).some((locale) => tellsOf(topic, text, locale));
  });
}
