import { initialState } from "#src/bot/machine/core/carry-over.ts";
import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { answerTopics, onlyAsks } from "./house-questions.ts";
import { notKnown } from "./human.ts";

/** What friends who ask about the house in their group are told there; undefined where they ask for something else. */
export function answerInGroup(
  understood: Understood,
  { language, now, venues }: { language: string; now: Temporal.Instant; venues: readonly VenueFacts[] },
): { readonly lines: readonly Message[]; readonly isKnown: boolean } | undefined {
  if (!onlyAsks(understood)) return undefined;
  const state = initialState(language);
  const context = contextOfGroup(language, now, venues);
  const lines = answerTopics(understood, state, context);
  const isKnown = lines.length > 0;
  return { lines: isKnown ? lines : notKnown(state, context), isKnown };
}

/** A group has no conversation: nothing is under way, and there is nothing to press. */
function contextOfGroup(language: string, now: Temporal.Instant, venues: readonly VenueFacts[]): Context {
  return {
    now,
    venues,
    languages: [language],
    turnId: "group",
    fresh: { reference: "", idempotencyKey: "" },
    guestReference: "",
    contactSharing: false,
    attachments: false,
  };
}
