import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from "discord.js";
import { type NoteSheet, noteLimits } from "#src/bot/desk/notes/notes.ts";
import { platformTexts, texts } from "#src/bot/desk/words.ts";
import { type Press, toCustomId } from "./custom-id.ts";
import type { BookingRequest, FilledForm, StaffRequest } from "./staff-request.ts";

/** The form's fields. */
const fields = { staffNote: "staffNote", comment: "comment" } as const;

/** The form in which a booking's notes are edited, with what is written there now. */
export function toNoteRequest(booking: BookingRequest["booking"]): FilledForm {
  return {
    type: "form",
    open: async (desk, by) => {
      const sheet = await desk.notes.read({ by, ...booking });
      if (sheet.type === "refused") return sheet;
      const form = toNoteForm(sheet);
      return form === undefined
        ? { type: "refused", reason: "notAllowed", text: platformTexts.idTooLong }
        : { type: "form", form };
    },
  };
}

function toNoteForm({
  booking,
  seen,
  staffNote,
  comment,
}: NoteSheet): APIModalInteractionResponseCallbackData | undefined {
  const customId = toCustomId({ type: "notes", booking, seen });
  if (customId === undefined) return undefined;
  return {
    custom_id: customId,
    title: platformTexts.notes,
    components: [
      toField("staffNote", texts.staffNote, platformTexts.staffNoteHint, staffNote),
      toField("comment", texts.wish, platformTexts.wishHint, comment),
    ],
  };
}

function toField(field: keyof typeof fields, label: string, description: string, value: string) {
  return {
    type: ComponentType.Label as const,
    label,
    description,
    component: {
      type: ComponentType.TextInput as const,
      custom_id: fields[field],
      style: TextInputStyle.Paragraph,
      max_length: noteLimits[field],
      required: false,
      // Discord refuses an empty one.
      ...(value !== "" && { value: value.slice(0, noteLimits[field]) }),
    },
  };
}

/** The notes as they were sent off. */
export function readNoteForm(
  form: ModalSubmitInteraction,
  { booking, seen }: Extract<Press, { type: "notes" }>,
): StaffRequest {
  const staffNote = form.fields.getTextInputValue(fields.staffNote);
  const comment = form.fields.getTextInputValue(fields.comment);
  return {
    type: "take",
    ask: (desk, by) => desk.notes.write({ by, ...booking, seen, staffNote, comment }),
  };
}
