import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { Confirming, State } from "#src/bot/machine/core/state.ts";
import { giveUp } from "#src/bot/machine/tables/give-up.ts";
import { scenarioOption } from "#src/bot/machine/tables/options.ts";

/**
 * A no to the summary asks what would suit better, and another no gives the table up. Who does not agree to what it may
 * cost is not shown that again: other ways to dine and other days are.
 */
export function decline(state: Confirming, hasTerms: boolean, context: Context): Step<State> {
  if (state.declined) return giveUp(state, context);
  const declined = { ...state, declined: true } as const;
  if (!hasTerms) return enter(declined, [plain("whatToChange")]);
  const { slot, otherScenarios = [] } = state.selection;
  const venue = venueById(context, slot.venueId);
  const options: readonly Option[] = [
    ...otherScenarios.map((name) => scenarioOption(name, venue)),
    { choice: { type: "otherDay" }, label: plain("choiceOtherDay") },
    { choice: { type: "drop" }, label: plain("choiceDrop") },
  ];
  return reply(declined, context, [plain("termsDeclined")], { options });
}
