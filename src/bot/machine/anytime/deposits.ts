import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import type { OutsideEvent, PaymentEvent, ResultEvent } from "#src/bot/machine/core/event.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { also, remark, reply, stay, unasked, wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { withoutDeposit } from "#src/bot/machine/tables/deposit.ts";
import { afterRelease } from "#src/bot/machine/tables/give-up.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";

/** A payment is never lost: it books its table, or goes back, whatever is talked about by now. */
export function onPaid(state: State, { depositId, chargeId }: PaymentEvent): Step<State> {
  const effect: Effect = { type: "takePayment", requestId: depositId, chargeId };
  if (state.phase !== "paying" || state.requestId !== depositId) return also(stay(state), effect);
  const { selection } = state;
  return wait({ ...carryOver(state), phase: "placing", requestId: depositId, selection }, effect);
}

/** The deposit was not paid in time; the hold has gone with it. */
export function onDepositLapsed(
  state: State,
  { depositId }: Extract<OutsideEvent, { type: "depositLapsed" }>,
  context: Context,
): Step<State> {
  if (state.phase !== "paying" || state.requestId !== depositId) return stay(state);
  const { slot, query } = state.selection;
  const lines = [message("depositLapsed", tableValues(slot, query.partySize, context))];
  const told = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return afterRelease(withoutDeposit(state.selection), unasked(told));
}

/** What became of a payment is told, also where the chat has moved on. */
export function onDepositSettled(
  state: State,
  event: Extract<ResultEvent, { type: "depositSettled" }>,
  context: Context,
): Step<State> {
  const lines = settledLines(event);
  if (state.phase !== "placing" || state.requestId !== event.requestId) return remark(state, context, lines);
  return reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
}

const outcomes = { returns: "depositReturns", byHouse: "depositByHouse", stays: "depositStays" } as const;

function settledLines(event: Extract<ResultEvent, { type: "depositSettled" }>): Message[] {
  const { amount, currency, why, outcome } = event;
  const total = { type: "money", amount, currency } as const;
  return [...(why === "unbooked" ? [plain("paidInVain")] : []), message(outcomes[outcome], { total })];
}
