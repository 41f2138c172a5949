import { waysToTell } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, hasDraft } from "#src/bot/machine/core/under-way.ts";
import { listBookings } from "#src/bot/machine/tables/find-bookings.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { askAgain } from "./prompts.ts";

/** A reference as guests read it: four characters and four. */
const shape = /(?<![\p{L}\p{N}-])[2-9a-z]{4}-[2-9a-z]{4}(?![\p{L}\p{N}-])/iu;

/**
 * "My reference is K7QM-2XRF": the guest's own is that of their bookings. Another one is of another chat, or of one that is
 * lost: nothing is done with it here, since whoever knows it need not be the guest.
 */
export function hearReference(
  state: State,
  text: string,
  { intent }: Understood,
  context: Context,
): Step<State> | undefined {
  const [reference] = shape.exec(text) ?? [];
  if (reference === undefined || !looksDrawn(reference)) return undefined;
  const isOwn = reference.toUpperCase() === context.guestReference;
  // What is to be done with it is heard as ever.
  if (isOwn)
    return hasDraft(state) || intent === "cancel" || intent === "change"
      ? undefined
      : listBookings(state, context);
  return askAgain(state, context, [
    message("referenceElsewhere", { reference: reference.toUpperCase() }),
    ...waysToTell(draftOf(state)?.venueId, context),
  ]);
}

/** "Well-done" is no reference, nor is a number with a hyphen. */
function looksDrawn(reference: string): boolean {
  const isCapital = reference === reference.toUpperCase();
  return /[a-z]/iu.test(reference) && (/\d/u.test(reference) || isCapital);
}
