import type { Effect } from "#src/bot/machine/core/effect.ts";
import { defined } from "#src/lib/defined.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { MessageRef } from "../ports/address.ts";
import type { ClaimedEffect, Settlement, StoredEffect } from "../turn-store.ts";
import type { Outside } from "./outside.ts";
import { deliver, toSettlement } from "./talk.ts";

/** Offers a freed table in a message of its own, unless the time to answer is over already. */
export async function offerTable(
  outside: Outside,
  { conversation }: ClaimedEffect,
  { waitlistEntryId, reference, until, say }: Extract<Effect, { type: "offerTable" }>,
): Promise<Settlement> {
  if (isOver(outside, until)) return { outcome: "dropped" };
  const delivery = await deliver(outside, conversation, say);
  const followUp: StoredEffect = delivery.ok
    ? { type: "reportOfferDelivered", reference, ...defined({ message: delivery.message }) }
    : { type: "reportOfferUnreachable", waitlistEntryId, reference };
  return { ...toSettlement(outside, conversation, delivery), followUps: [followUp] };
}

/**
 * Turns the messages of an offer into other words. What only shows how much time is left is not worth a second try, nor a
 * message of its own; nor is the end of an offer that never reached the guest.
 */
export async function editOffer(
  outside: Outside,
  { conversation }: ClaimedEffect,
  { reference, until, say }: Extract<Effect, { type: "editOffer" }>,
): Promise<Settlement> {
  const { waitlist, platforms, log } = outside;
  const messages = await waitlist.messagesOf(reference);
  const canEdit = platforms.some(({ name, capabilities }) => {
    return name === conversation.address.platform && capabilities.edits;
  });
  if (!messages || isOver(outside, until)) return { outcome: "dropped" };
  const last = messages.at(-1);
  if (until !== undefined) {
    if (!canEdit || last === undefined) return { outcome: "dropped" };
    try {
      await deliver(outside, conversation, say, { replaces: last, onlyEdits: true });
      return { outcome: "done" };
    } catch (error) {
      log.info(faultOf(error), "the clock of an offer could not be shown");
      return { outcome: "dropped" };
    }
  }
  if (canEdit && last !== undefined) return await closeMessages(messages);
  return toSettlement(outside, conversation, await deliver(outside, conversation, say));

  /** All of them, since each has buttons; where the last one is gone from the chat, the words are said anew. */
  async function closeMessages(refs: readonly MessageRef[]): Promise<Settlement> {
    for (const replaces of refs.slice(0, -1)) {
      await deliver(outside, conversation, say, { replaces, onlyEdits: true });
    }
    const delivery = await deliver(outside, conversation, say, { replaces: refs.at(-1) ?? "" });
    const isNew = delivery.ok && delivery.message !== refs.at(-1);
    return isNew ? toSettlement(outside, conversation, delivery) : { outcome: "done" };
  }
}

function isOver({ clock }: Outside, until: string | undefined): boolean {
  return until !== undefined && Temporal.Instant.compare(clock.now(), until) >= 0;
}
