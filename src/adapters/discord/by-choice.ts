import type { Refused, Suggestion } from "#src/bot/desk/view.ts";
import { severalFit } from "#src/bot/desk/words.ts";

/**
 * Does something with what was chosen from a list. Who typed a part of it and sent that means the only one that it fits;
 * of several none is taken.
 */
export async function byChoice<Answer extends { readonly type: string }>(
  typed: string,
  suggest: (text: string) => readonly Suggestion<string>[] | Promise<readonly Suggestion<string>[]>,
  work: (chosen: string) => Promise<Answer | Refused>,
): Promise<Answer | Refused> {
  const answer = await work(typed);
  if (!isUnknown(answer)) return answer;
  const [only, ...others] = await suggest(typed);
  if (only === undefined) return answer;
  if (others.length === 0) return await work(only.value);
  const text = severalFit([only, ...others].map(({ label }) => label));
  return { type: "refused", reason: "ambiguous", text };
}

function isUnknown(answer: { readonly type: string }): boolean {
  return answer.type === "refused" && "reason" in answer && answer.reason === "notFound";
}
