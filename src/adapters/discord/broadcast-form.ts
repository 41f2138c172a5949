import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from "discord.js";
import { longestBroadcast } from "#src/bot/desk/broadcast/broadcast-words.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import type { BroadcastPress } from "./broadcast-id.ts";
import { toBroadcastId } from "./broadcast-id.ts";
import type { StaffRequest } from "./staff-request.ts";

/** The form's one field. */
const field = "text";

/** What an evening's guests are to read is written in it; it sends nothing yet. */
export function toBroadcastForm(broadcastId: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: toBroadcastId({ type: "broadcast", action: "write", broadcastId }),
    title: platformTexts.writeToAll,
    components: [
      {
        type: ComponentType.Label,
        label: platformTexts.whatTheyRead,
        description: platformTexts.whatTheyReadHint,
        component: {
          type: ComponentType.TextInput,
          custom_id: field,
          style: TextInputStyle.Paragraph,
          max_length: longestBroadcast,
          required: true,
        },
      },
    ],
  };
}

/** The words as they were sent off. */
export function readBroadcastForm(
  form: ModalSubmitInteraction,
  { broadcastId }: BroadcastPress,
): StaffRequest {
  const text = form.fields.getTextInputValue(field);
  return { type: "take", ask: (desk, by) => desk.broadcast.write({ by, broadcastId, text }) };
}
