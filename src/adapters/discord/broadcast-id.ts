import type { BroadcastAction } from "#src/bot/desk/broadcast/broadcast-view.ts";

/** A press on a message to an evening's guests, or the form that it is written in. */
export interface BroadcastPress {
  readonly type: "broadcast";
  readonly action: BroadcastAction | "write";
  readonly broadcastId: string;
}

export function toBroadcastId({ action, broadcastId }: BroadcastPress): string {
  return `broadcast:${action}:${broadcastId}`;
}

const actions: readonly BroadcastPress["action"][] = ["write", "send", "drop"];

/** Undefined for what is none of these. */
export function parseBroadcastId(customId: string): BroadcastPress | undefined {
  const [, done, broadcastId] = /^broadcast:([a-z]{1,10}):([\w-]{1,40})$/.exec(customId) ?? [];
  const action = actions.find((known) => known === done);
  return action && broadcastId !== undefined ? { type: "broadcast", action, broadcastId } : undefined;
}
