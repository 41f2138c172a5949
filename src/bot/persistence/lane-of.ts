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
 * Where an effect runs: what the guest sees in the order that it was said, the rest beside it. A platform fetches photos
 * from where the house keeps them, which may take long.
 */
export function laneOf({ type }: StoredEffect): LaneName {
  if (type === "attachPhotos") return "aside";
  return spoken.has(type) ? "talk" : "work";
}
