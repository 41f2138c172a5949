import type { LineAct, StaffLineBook, WaitlistWish } from "../ports.ts";
import { forEachWish } from "./for-each-wish.ts";
import { giveTableBack } from "./give-table-back.ts";
import { leaveLine } from "./leave-line.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/**
 * What follows from a staff member's act: the guest is told, the table of an offer goes back, the service forgets an
 * entry. Each may be done twice; what a process left that died is done by the next round.
 */
export async function carryOutActs(
  parts: WaitlistParts & { readonly staffLine: Pick<StaffLineBook, "listOpenActs" | "carriedOut"> },
): Promise<void> {
  for (const { wish, ...act } of await parts.staffLine.listOpenActs()) {
    await forEachWish(parts, [wish], async () => {
      await carryOut(parts, act, wish);
      await parts.staffLine.carriedOut(act.number, parts.clock.now());
    });
  }
}

async function carryOut(parts: WaitlistParts, act: LineAct, wish: WaitlistWish): Promise<void> {
  const { book, inject, clock } = parts;
  const { conversationId, caller, entryId, slot, partySize } = wish;
  const { reference } = act;
  const offer = wish.offer?.reference === reference ? wish.offer : undefined;
  const ended = reference === undefined ? {} : { reference };
  if (!caller && act.act === "removed") {
    const entry = { entryId, slot, partySize };
    await inject(conversationId, { type: "waitRemoved", entry, ...ended }, `act:${act.number}`);
  }
  if (!caller && act.act === "skipped" && reference !== undefined) {
    const gone = { type: "tableOfferGone", waitlistEntryId: entryId, reference } as const;
    await inject(conversationId, gone, `act:${act.number}`);
  }
  if (offer) await giveTableBack(parts, offer);
  if (act.act === "removed") await leaveLine(parts, wish);
  else if (reference !== undefined) await book.endOffer(entryId, reference, "withdrawn", clock.now());
}
