import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  TextInputStyle,
} from "discord.js";
import { platformTexts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import type { StaffRequest } from "./staff-request.ts";
import { readDraft } from "./take-body.ts";
import { type TakePress, toTakeId } from "./take-id.ts";

/** The form's one field. */
const reasonField = "reason";
const longestReason = 200;

/** What a press on an offer asks for: that time or place, or first the reason why the rules do not count. */
export function toTakeRequest(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  press: TakePress,
): StaffRequest | undefined {
  if (press.anyway && !interaction.isModalSubmit()) return { type: "askReason", form: toReasonForm(press) };
  const reason = interaction.isModalSubmit()
    ? { reason: interaction.fields.getTextInputValue(reasonField) }
    : {};
  const { message } = interaction;
  if (message === null) return undefined;
  const draft = readDraft(message.embeds[0]?.fields ?? []);
  // However often it is pressed, and whichever button: one message makes one booking.
  const key = `discord:${message.id}`;
  const { venueId } = press;
  const party = String(press.party);
  if (press.type === "takePlace") {
    const { place } = press;
    const { name, note } = draft;
    return {
      type: "take",
      ask: (desk, by) =>
        desk.take.walkIn({ by, key, venueId, party, place, ...defined({ name, note }), ...reason }),
    };
  }
  const { slot, bookingId: id } = press;
  if (id === undefined) {
    return {
      type: "take",
      ask: (desk, by) => desk.take.book({ by, key, venueId, party, slot, name: "", ...draft, ...reason }),
    };
  }
  const { name, phone, note } = draft;
  return {
    type: "take",
    ask: (desk, by) =>
      desk.take.change({ by, id, venueId, party, slot, ...defined({ name, phone, note }), ...reason }),
  };
}

/** Why the house's rules are set aside: for the booking's history. */
function toReasonForm(press: TakePress): APIModalInteractionResponseCallbackData {
  return {
    custom_id: toTakeId(press),
    title: platformTexts.setRulesAside,
    components: [
      {
        type: ComponentType.Label,
        label: platformTexts.whyAnyway,
        description: platformTexts.whyAnywayHint,
        component: {
          type: ComponentType.TextInput,
          custom_id: reasonField,
          style: TextInputStyle.Short,
          max_length: longestReason,
          required: true,
        },
      },
    ],
  };
}
