import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { Reach } from "../ports.ts";
import { texts } from "../words.ts";

/** A guest in a chat is asked a day before (`CONFIRM_BEFORE`); so is one who can only be called. */
const hoursAhead = 24;

/**
 * Why somebody should call this guest: nobody knows whether they come, the visit is near, and no chat will find out.
 * Undefined where no call is needed.
 *
 * @param reach by booking id; what is not in it was not made in a chat
 */
export function whyCall(
  { id, state, startsAt }: Pick<DiaryBooking, "id" | "state" | "startsAt">,
  reach: ReadonlyMap<string, Reach>,
  now: Temporal.Instant,
): string | undefined {
  if (state !== "REGISTERED" && state !== "UNCONFIRMED") return undefined;
  const hours = startsAt.since(now).total("hours");
  if (hours <= 0 || hours > hoursAhead) return undefined;
  const words = { chat: undefined, silent: texts.noAnswerYet, unreachable: texts.chatCannotReach };
  const known = reach.get(id);
  return known === undefined ? texts.notInChat : words[known];
}
