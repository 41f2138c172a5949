import type { BroadcastPress } from "./broadcast-id.ts";
import type { StaffRequest } from "./staff-request.ts";

/** What a press on the shown message asks for. */
export function toBroadcastRequest({ action, broadcastId }: BroadcastPress): StaffRequest | undefined {
  switch (action) {
    case "send":
      return { type: "take", ask: (desk, by) => desk.broadcast.send({ by, broadcastId }) };
    case "drop":
      return { type: "take", ask: (desk, by) => desk.broadcast.drop({ by, broadcastId }) };
    case "write":
      return undefined;
  }
}
