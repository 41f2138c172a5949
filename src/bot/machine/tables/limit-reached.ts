import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { whoHelps } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { GuestTables } from "#src/bot/machine/core/event.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { also, enter, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";

/** What the guest would have had, and could not. */
interface Wish {
  readonly venueId: number;
  readonly startsAt: string;
  readonly partySize: number;
}

const human: Option = { choice: { type: "human" }, label: plain("choiceHuman") };

/**
 * The guest has as much as the house allows one of them: what they have, each with what can be done with it, and who can
 * be asked. The staff are told of it.
 */
export function tellLimit(
  state: State,
  wish: Wish,
  { bookings, waiting }: GuestTables,
  context: Context,
  line: "limitReached" | "waitlistLimitReached" = "limitReached",
): Step<State> {
  const { secondWish: _, thenOther: __, ...kept } = carryOver(state);
  const lines = [plain(line), ...whoHelps(wish.venueId, context)];
  const hasAny = bookings.length + waiting.length > 0;
  const told: Step<State> = hasAny
    ? enter({ ...kept, phase: "choosingBooking", purpose: "list", bookings, waiting, draft: {} }, lines)
    : reply({ ...kept, phase: "idle" }, context, lines, { options: [...startOptions, human] });
  const guestName = fullName(state.guest);
  const notice = { kind: "limitReached", ...wish, ...(guestName !== "" && { guestName }) } as const;
  return also(told, { type: "notifyStaff", notice });
}

/** Where it could not be looked up what the guest has. */
export const noTables: GuestTables = { bookings: [], waiting: [] };
