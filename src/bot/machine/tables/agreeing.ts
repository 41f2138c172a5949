import type { Agreement, ShownTerms } from "#src/bot/machine/core/agreement.ts";
import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { localeOf } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { isSameData } from "#src/lib/same-data.ts";

/** The terms as a button of the question that shows them remembers them; nothing where there are none. */
export function termsShown(
  state: State,
  lines: readonly Message[],
  context: Context,
): { readonly terms?: ShownTerms } {
  return lines.length === 0 ? {} : { terms: { lines, ...localeOf(state, context) } };
}

/** What a yes to the open question agrees to beside the table. */
export type Shown = Omit<Extract<Choice, { type: "confirm" }>, "type">;

/** What the open question showed: a yes in words is a yes to that. */
export function openConfirm({ choices }: State): Shown {
  return choices.map(({ choice }) => choice).find((choice) => choice.type === "confirm") ?? {};
}

/** What it showed of the terms. */
export function openTerms(state: State): ShownTerms | undefined {
  return openConfirm(state).terms;
}

/**
 * What a yes to the terms shown comes to: an agreement where the terms are still those, none where there are none, and
 * `changed` where the guest has not read what would hold now.
 */
export function agreed(
  due: readonly Message[],
  shown: ShownTerms | undefined,
  { now }: Context,
): { readonly agreement?: Agreement } | "changed" {
  if (due.length === 0) return {};
  if (!shown || !isSameData(due, shown.lines)) return "changed";
  return { agreement: { ...shown, at: now.toString() } };
}

/** What the answer is read of before a yes is given to it: what is shown. */
const ofShown: ReadonlySet<Topic> = new Set(["noted", "counted", "day", "phoneCode"]);

/**
 * Whether a yes stands beside a question: "Yes, please. How long may we stay?" Where the table may cost something (`terms`), and
 * where the question is of what is shown, the answer is read first (decision 0085).
 */
export function agreesApart({ intent, agrees, topics = [] }: Understood, terms: readonly Message[]): boolean {
  const isAgreed = intent === "question" && agrees === true;
  return isAgreed && terms.length === 0 && !topics.some((topic) => ofShown.has(topic));
}

/**
 * Whether it stands beside a wish in the guest's own words, which the table is booked with: "Yes, book it. We're vegetarian."
 * What it may cost is agreed to as well, since no wish changes that; a question beside both is answered first, as it is without
 * the wish.
 */
export function agreesBesideWish(understood: Understood, terms: readonly Message[]): boolean {
  const { intent, agrees, comment } = understood;
  const mayAgree = intent === "inform" || intent === "affirm" || agreesApart(understood, terms);
  return mayAgree && agrees === true && comment !== undefined;
}
