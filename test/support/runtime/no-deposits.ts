import type { DepositBook } from "#src/bot/runtime/ports/payments.ts";

const nothing = async () => undefined;

/** A house that asks for no deposits. */
export const noDeposits: DepositBook = {
  ask: nothing,
  withdraw: nothing,
  findOpen: nothing,
  checkedOut: nothing,
  take: nothing,
  booked: nothing,
  findPaid: nothing,
  settle: nothing,
  listOwed: async () => [],
  wentBack: async () => false,
  lapse: async () => [],
};
