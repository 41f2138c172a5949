import { locales } from "#src/bot/languages/languages.ts";
import type { Answer, VenueFacts } from "#src/bot/machine/core/context.ts";
import { partsOfAnswers, tellsOf } from "#src/bot/understanding/intent/questions/particulars.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";

/**
 * Lets an answer of a wider topic also answer questions about one thing that it names: "high chairs, and room for
 * prams" answers a question about prams. A thing that it does not name stays unanswered.
 */
export function withParts(answers: NonNullable<VenueFacts["answers"]>): NonNullable<VenueFacts["answers"]> {
  const named = partsOfAnswers.flatMap(({ topic, wider }) => {
    const answer = answers[wider];
    return answer !== undefined && isNamedIn(answer, topic) ? [[topic, answer] as const] : [];
  });
  return { ...Object.fromEntries(named), ...answers };
}

/**
 * Whether the answer names the thing. A text without a known language is searched with the words of all languages.
 */
function isNamedIn(answer: Answer, topic: Topic): boolean {
  const texts = typeof answer === "string" ? { "": answer } : answer;
  return Object.entries(texts).some(([language, text]) => {
    const own = locales.filter(({ code }) => code === language);
    return (own.length > 0 ? own : locales).some((locale) => tellsOf(topic, text, locale));
  });
}
