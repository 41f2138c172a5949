import type { LaneName, StoredEffect } from "#src/bot/runtime/turn-store.ts";

const spoken: ReadonlySet<StoredEffect["type"]> = new Set([
  "say",
  "askConfirmation",
  "offerTable",
  "editOffer",
  "attachCalendarFile",
  "attachPlace",
  "showRecord",
  "askDeposit",
]);

/**
 * Chooses the lane of an effect: `talk` for what the guest sees, in the order in which it was said; `aside` for
 * photos, which a platform takes long to fetch; `work` for the rest.
 */
export function laneOf({ type }: StoredEffect): LaneName {
  if (type === "attachPhotos") return "aside";
  return spoken.has(type) ? "talk" : "work";
}
