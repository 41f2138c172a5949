import type { Effect, Say } from "#src/bot/machine/core/effect.ts";
import { withHoldLeft } from "#src/bot/machine/core/hold-told.ts";
import { defined } from "#src/lib/defined.ts";
import { OwnError } from "#src/lib/fault.ts";
import type { Delivery, SendOptions } from "../ports/platform.ts";
import type { ClaimedEffect, Conversation, Settlement, StoredEffect } from "../turn-store.ts";
import type { Outside } from "./outside.ts";

/** Says something. The answer to a pressed button takes the place of the message with the button. */
export async function say(
  outside: Outside,
  { conversation }: ClaimedEffect,
  effect: Say,
): Promise<Settlement> {
  const mayReplace = effect.answers && !effect.contactRequest && !effect.contactServed;
  const replaces = mayReplace ? editable(conversation) : undefined;
  return toSettlement(
    outside,
    conversation,
    await deliver(
      outside,
      conversation,
      asOfNow(outside, effect),
      replaces === undefined ? {} : { replaces },
    ),
  );
}

/** A platform may keep a message waiting for hours; of a hold it then tells what is left. */
function asOfNow({ clock }: Outside, effect: Say): Say {
  const { heldUntil, lines } = effect;
  if (heldUntil === undefined) return effect;
  const left = clock.now().until(heldUntil).total("minutes");
  return { ...effect, lines: withHoldLeft(lines, Math.ceil(left)) };
}

/**
 * A pressed button's message may be edited only while nothing stands below it. What stands there is known for
 * certain here and not when the press arrives, which may be before the sending of its message was written down.
 */
function editable({ pressed, lastMessage }: Conversation): string | undefined {
  return pressed?.message === lastMessage ? lastMessage : undefined;
}

/** Asks the guest whether they come, in a message of its own; what follows from it is done afterwards. */
export async function askConfirmation(
  outside: Outside,
  { conversation }: ClaimedEffect,
  { booking, kind, say }: Extract<Effect, { type: "askConfirmation" }>,
): Promise<Settlement> {
  const delivery = await deliver(outside, conversation, say);
  const at = outside.clock.now().toString();
  const followUp: StoredEffect = delivery.ok
    ? { type: "reportPromptDelivered", booking, kind, at }
    : { type: "reportGuestUnreachable", booking };
  return { ...toSettlement(outside, conversation, delivery), followUps: [followUp] };
}

/** Sends it, or turns another message into it where the platform can edit. A passing fault is thrown. */
export async function deliver(
  { platforms, render }: Outside,
  { address, unreachable }: Conversation,
  say: Say,
  options: SendOptions = {},
): Promise<Delivery> {
  if (unreachable) return { ok: false, reason: "unreachable" };
  const reply = render(say);
  const platform = platforms.find(({ name }) => name === address.platform);
  // A platform that is switched off reaches its guests again once it is on.
  if (!platform) return { ok: false, reason: "rejected" };
  try {
    return await platform.send(address, reply, platform.capabilities.edits ? options : {});
  } catch (cause) {
    throw new DeliveryFault(cause);
  }
}

/** The platform could not be asked just now. */
export class DeliveryFault extends OwnError {
  override readonly name = "DeliveryFault";
  readonly code = "delivery_failed";
  /** Not to be tried again before, where the platform says so. */
  readonly retryAfterMs: number;

  constructor(cause: unknown) {
    super(`could not deliver a message: ${cause instanceof Error ? cause.name : "unknown fault"}`, { cause });
    this.retryAfterMs = retryAfterOf(cause);
  }
}

function retryAfterOf(cause: unknown): number {
  const asked = cause instanceof Error && "retryAfterMs" in cause ? cause.retryAfterMs : 0;
  return typeof asked === "number" ? asked : 0;
}

export function toSettlement({ log }: Outside, { id }: Conversation, delivery: Delivery): Settlement {
  if (delivery.ok) {
    const { message } = delivery;
    return { outcome: "done", sent: defined({ message }) };
  }
  log.warn({ conversationId: id, reason: delivery.reason }, "a message was not taken by the platform");
  return { outcome: "dropped", unreachable: delivery.reason === "unreachable" };
}
