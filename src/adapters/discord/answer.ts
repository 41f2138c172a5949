import { MessageFlags } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { People } from "#src/bot/desk/door/people.ts";
import type { DeskMark } from "#src/bot/desk/marks.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import type { Done, Doubted, Refused } from "#src/bot/desk/view.ts";
import { texts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import type { Wait } from "#src/lib/wait.ts";
import { clip, escapeText } from "./escape.ts";
import { toGuestForm } from "./guest-form.ts";
import { inTime } from "./in-time.ts";
import type { Asking, Pressing } from "./inbound.ts";
import { limits, type MessageBody, type Row, toTextBody } from "./message-body.ts";
import { toNoteRequest } from "./note-form.ts";
import {
  markNotice,
  readRows,
  toAnswerBody,
  toInvitedBody,
  toKept,
  toNoticeRows,
  toQuestion,
} from "./outbound.ts";
import { reply, tryToEdit, unlessExpired } from "./reply.ts";
import type { BookingRequest, FilledForm, ListRequest, StaffRequest } from "./staff-request.ts";
import { withPictures } from "./with-pictures.ts";

/** What answering needs beside the interaction. */
export interface AnswerParts {
  readonly desk: Desk;
  readonly people: People;
  readonly wait: Wait;
  /** Shows on a notice what was done elsewhere. Never throws. */
  readonly showOnNotice: (channelId: string, noticeId: string, done: Done) => Promise<void>;
}

/**
 * Does what a staff member asked. Discord drops an interaction that is not acknowledged within three
 * seconds, so that comes first, before anything that may take its time.
 */
export async function answer(
  interaction: Asking,
  by: StaffMember,
  request: StaffRequest,
  parts: AnswerParts,
): Promise<void> {
  switch (request.type) {
    case "sheet":
    case "attention":
    case "called":
      return await answerList(interaction, by, request, parts);
    case "show":
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      return await reply(
        interaction,
        toAnswerBody(await parts.desk.show({ by, ...request.booking }), noticeOf(interaction)),
      );
    case "askCancel":
    case "askNoShow":
      return await ask(interaction, by, request, parts);
    case "keep":
      return await keep(interaction);
    case "confirm":
    case "cancel":
    case "waiting":
    case "seated":
    case "billPrinted":
    case "closed":
    case "noShow":
      return await change(interaction, by, { ...request, type: request.type }, parts);
    case "answerGuest":
      // Forms cannot be answered with forms, and nobody is asked for one there.
      if (!interaction.isModalSubmit()) await interaction.showModal(toGuestForm(request.enquiryId));
      return;
    case "askReason":
      if (!interaction.isModalSubmit()) await interaction.showModal(request.form);
      return;
    case "note":
      return await openForm(interaction, by, toNoteRequest(request.booking), parts);
    case "form":
      return await openForm(interaction, by, request, parts);
    case "take":
      await acknowledgeInPlace(interaction);
      return await reply(
        interaction,
        toAnswerBody(await request.ask(parts.desk, by, keyOfInteraction(interaction))),
      );
    case "invite": {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      const answer = await request.invite(parts.people, by);
      return await reply(
        interaction,
        answer.type === "invited" ? toInvitedBody(answer) : toAnswerBody(answer),
      );
    }
    case "ask": {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      const answer = await request.ask(parts.desk, by, keyOfInteraction(interaction));
      return await reply(interaction, await withPictures(toAnswerBody(answer), answer));
    }
  }
}

/** A form must be the first answer, so what it holds is read before Discord hears anything. */
async function openForm(
  interaction: Asking,
  by: StaffMember,
  { open }: FilledForm,
  { desk, wait }: AnswerParts,
): Promise<void> {
  if (interaction.isModalSubmit()) return;
  const opened = await inTime(open(desk, by), wait);
  if (opened?.type === "form") {
    await interaction.showModal(opened.form);
    return;
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await reply(interaction, opened === undefined ? toTextBody(texts.failedToRead) : toAnswerBody(opened));
}

/** What was pressed on an offer, or written in its form, takes the offer's place. */
async function acknowledgeInPlace(interaction: Asking): Promise<void> {
  if (interaction.isMessageComponent() && !isForAll(interaction)) await interaction.deferUpdate();
  else if (interaction.isModalSubmit() && interaction.isFromMessage()) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
}

const keyOfInteraction = ({ id }: Asking): string => `discord:${id}`;

async function answerList(
  interaction: Asking,
  by: StaffMember,
  request: ListRequest,
  { desk }: AnswerParts,
): Promise<void> {
  // A page turns in place; the first one is a new answer, and so is a list opened from a notice for all.
  if (interaction.isMessageComponent() && !isForAll(interaction)) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { page, venueId } = request;
  const ticked =
    request.type === "called"
      ? await desk.called({ by, venueId: request.venueId, id: request.bookingId })
      : undefined;
  const which = { by, ...defined({ venueId }) };
  const date = "date" in request ? request.date : undefined;
  const isDay = request.type === "sheet" || date !== undefined;
  const answer = isDay
    ? await desk.daySheet({ ...which, ...defined({ date }) })
    : await desk.attention(which);
  const body = toAnswerBody(answer, { page });
  await reply(
    interaction,
    ticked ? { ...body, content: clip(escapeText(ticked.text), limits.content) } : body,
  );
}

async function ask(
  interaction: Asking,
  by: StaffMember,
  request: BookingRequest,
  { desk }: AnswerParts,
): Promise<void> {
  const { noticeId } = request;
  const about = request.type === "askNoShow" ? "noShow" : "cancel";
  if (interaction.isMessageComponent()) {
    const booking = keyOf(request);
    if (booking === undefined) return;
    const rows = rowsOf(interaction);
    await interaction.update({ ...toQuestion(about, rows, booking, noticeId) });
    return;
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const asked = { by, ...request.booking };
  const shown =
    about === "noShow" ? await desk.askMark({ ...asked, as: "noShow" }) : await desk.askCancel(asked);
  const body = toAnswerBody(shown);
  const question =
    shown.type === "booking" ? toQuestion(about, body.components, shown.booking.booking, noticeId) : {};
  await reply(interaction, { ...body, ...question });
}

async function keep(interaction: Asking): Promise<void> {
  if (!interaction.isMessageComponent()) return;
  const rows = rowsOf(interaction);
  await interaction.update({ ...toKept(rows) });
}

/** What changes a booking at a press. */
type ChangeRequest = BookingRequest & { readonly type: "confirm" | "cancel" | DeskMark };

async function change(
  interaction: Asking,
  by: StaffMember,
  request: ChangeRequest,
  parts: AnswerParts,
): Promise<void> {
  if (interaction.isMessageComponent()) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const result = await carryOut(parts.desk, by, request);
  if (isNotice(interaction) && result.type === "doubted") {
    await interaction.followUp({ ...toAnswerBody(result), flags: MessageFlags.Ephemeral });
    return;
  }
  if (isNotice(interaction) && result.type !== "doubted")
    return await answerOnNotice(interaction, request, result);

  const { noticeId } = request;
  await reply(interaction, toAnswerBody(result, defined({ noticeId })));
  if (result.type === "done" && noticeId !== undefined && interaction.channelId !== null) {
    await parts.showOnNotice(interaction.channelId, noticeId, result);
  }
}

async function carryOut(
  desk: Desk,
  by: StaffMember,
  { type, booking, sure }: ChangeRequest,
): Promise<Done | Doubted | Refused> {
  const asked = { by, ...booking };
  if (type === "confirm") return await desk.confirm(asked);
  if (type === "cancel") return await desk.cancel(asked);
  return await desk.mark({ ...asked, as: type, ...defined({ sure }) });
}

/** Everybody sees a notice: what was done is added to it, what was refused is said to the presser alone. */
async function answerOnNotice(
  interaction: Pressing,
  request: BookingRequest,
  result: Done | Refused,
): Promise<void> {
  const embed = interaction.message.embeds[0]?.toJSON() ?? {};
  const body =
    result.type === "done" ? toDoneNotice(embed, result) : toRefusedNotice(interaction, request, result);
  await unlessExpired(interaction, async () => {
    const isThere = await tryToEdit(interaction, body);
    if (isThere && result.type === "done" && !result.mustCall) return;
    const { content } = toAnswerBody(result);
    await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
  });
}

/** A notice after something was done with its booking. */
export function toDoneNotice(embed: Parameters<typeof markNotice>[0], done: Done): MessageBody {
  return {
    content: "",
    embeds: [markNotice(embed, done.change, done.mark)],
    components: toNoticeRows(done.booking.booking, done.booking.actions),
  };
}

/** The buttons become those that fit the booking as it stands; its text is left as it is. */
function toRefusedNotice(
  interaction: Pressing,
  request: BookingRequest,
  { booking }: Refused,
): Pick<MessageBody, "content" | "components"> {
  const key = keyOf(request);
  if (booking !== undefined && key !== undefined) {
    return { content: "", components: toNoticeRows(key, booking.actions) };
  }
  return toKept(rowsOf(interaction));
}

/** Answers to one person are ephemeral; a message for all is a notice. */
function isNotice(interaction: Asking): interaction is Pressing {
  return interaction.isMessageComponent() && isForAll(interaction);
}

function isForAll({ message }: Pressing): boolean {
  return !message.flags.has(MessageFlags.Ephemeral);
}

/** A menu is on a sheet, which shows by itself what was done. */
function noticeOf(interaction: Asking): { readonly noticeId?: string } {
  return isNotice(interaction) && interaction.isButton() ? { noticeId: interaction.message.id } : {};
}

function keyOf({ booking }: BookingRequest): { readonly id: string; readonly venueId: number } | undefined {
  return booking.venueId === undefined ? undefined : { id: booking.id, venueId: booking.venueId };
}

function rowsOf(interaction: Pressing): readonly Row[] {
  return readRows(interaction.message.components.map((row) => row.toJSON()));
}
