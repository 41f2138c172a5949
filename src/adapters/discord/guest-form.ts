import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { platformTexts } from "#src/bot/desk/words.ts";
import { toCustomId } from "./custom-id.ts";

/** The form's one field. */
export const answerField = "text";
/** Of an answer, in characters; a chat's message takes it in one piece with who wrote it. */
export const longestAnswer = 2000;

/** What a staff member answers a guest in. It needs no privileged intent, as reading a thread would. */
export function toGuestForm(enquiryId: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: toCustomId({ type: "answerGuest", enquiryId }) ?? "",
    title: platformTexts.writeToGuest,
    components: [
      {
        type: ComponentType.Label,
        label: platformTexts.yourAnswer,
        description: platformTexts.yourAnswerHint,
        component: {
          type: ComponentType.TextInput,
          custom_id: answerField,
          style: TextInputStyle.Paragraph,
          max_length: longestAnswer,
          required: true,
        },
      },
    ],
  };
}
