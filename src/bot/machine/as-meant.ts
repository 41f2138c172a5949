import { asOfTheirs } from "#src/bot/machine/anytime/as-well.ts";
import { asCorrection } from "#src/bot/machine/anytime/mistaken.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { asAskedBefore } from "#src/bot/machine/tables/asked-about.ts";
import { asPicked } from "#src/bot/machine/tables/named-booking.ts";
import { asWait } from "#src/bot/machine/tables/wait-in-line.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { expectingOf } from "./phases/phases.ts";

/** Where and in which words something was said. */
interface Said {
  readonly state: State;
  readonly text: string;
  /** What the message before it asked the house for. */
  readonly askedOfHouse?: string;
}

/** What a message means where the conversation stands, beyond what its words say. */
export function asMeant(
  stated: Understood,
  { state, text, askedOfHouse }: Said,
  context: Context,
): Understood {
  const picked = asPicked(stated, state, context);
  const told = isKnownName(state, picked) ? withoutName(picked) : picked;
  const meant = asOfTheirs(asCorrection(asAskedBefore(told, state, context), state), state);
  return asWait(withOneOfThose(meant, text, askedOfHouse));
}

export function withoutName({
  firstName: _first,
  lastName: _last,
  insteadOfName: _former,
  halfOfName: _half,
  ...rest
}: Understood): Understood {
  return rest;
}

/** Who signs a yes with the name that is known ("yes, Kim") says nothing new; asked for it, they do. */
function isKnownName(state: State, stated: Understood): boolean {
  const told = [stated.firstName, stated.lastName].filter((part) => part !== undefined);
  const known = [state.guest.firstName, state.guest.lastName];
  return expectingOf(state) !== "name" && told.length > 0 && told.every((part) => known.includes(part));
}

/** "Do you have high chairs?", "great, we need one": the house is told both, in the guest's words. */
function withOneOfThose({ oneOfThose, ...understood }: Understood, text: string, asked?: string): Understood {
  return oneOfThose && asked !== undefined ? { ...understood, comment: `${asked} ${text}` } : understood;
}
