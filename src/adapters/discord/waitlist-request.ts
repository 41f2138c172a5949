import type { MessageComponentInteraction } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import type { DeskAnswer } from "#src/bot/desk/view.ts";
import type { StaffRequest } from "./staff-request.ts";
import type { WaitPress } from "./waitlist-id.ts";

/** What a press on the waitlist asks for. */
export function toWaitRequest(
  interaction: MessageComponentInteraction,
  press: WaitPress,
): StaffRequest | undefined {
  if (press.type === "waitlist") {
    const { venueId, date } = press;
    return { type: "take", ask: (desk, by) => desk.waitlist.list({ by, venueId, date }) };
  }
  if (press.type === "pickWaiting") {
    const entryId = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
    return entryId === undefined
      ? undefined
      : { type: "take", ask: (desk, by) => desk.waitlist.show({ by, entryId }) };
  }
  return { type: "take", ask: (desk, by) => carryOut(desk, by, press) };
}

async function carryOut(
  { waitlist }: Desk,
  by: StaffMember,
  { action, entryId, stamp: seen, startsAt }: Extract<WaitPress, { type: "wait" }>,
): Promise<DeskAnswer> {
  const ask = { by, entryId, seen };
  switch (action) {
    case "offer":
      return await waitlist.offer({ ...ask, time: startsAt ?? "" });
    case "skip":
      return await waitlist.skip(ask);
    case "remove":
      return await waitlist.askRemove(ask);
    case "reallyRemove":
      return await waitlist.remove(ask);
    case "keep":
      return await waitlist.show(ask);
    case "bookCaller":
      return await waitlist.bookCaller(ask);
  }
}
