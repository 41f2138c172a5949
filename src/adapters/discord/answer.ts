import { MessageFlags } from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";
import type { Done, Refused } from "#src/bot/desk/view.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import type { Asking, Pressing, StaffRequest } from "./inbound.ts";
import { type MessageBody, type Row, toTextBody } from "./message-body.ts";
import { markNotice, readRows, toAnswerBody, toCancelQuestion, toKept, toNoticeRows } from "./outbound.ts";

/** What answering needs beside the interaction. */
export interface AnswerParts {
  readonly desk: Desk;
  /** Shows on a notice what was done elsewhere. Never throws. */
  readonly showOnNotice: (channelId: string, noticeId: string, done: Done) => Promise<void>;
}

type BookingRequest = Exclude<StaffRequest, { readonly type: "sheet" }>;

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
      return await answerSheet(interaction, by, request, parts);
    case "show":
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      return await reply(
        interaction,
        toAnswerBody(await parts.desk.show({ by, ...request.booking }), noticeOf(interaction)),
      );
    case "askCancel":
      return await askCancel(interaction, by, request, parts);
    case "keep":
      return await keep(interaction);
    case "confirm":
    case "cancel":
      return await change(interaction, by, request, parts);
    default:
      return assertNever(request);
  }
}

async function answerSheet(
  interaction: Asking,
  by: StaffMember,
  request: Extract<StaffRequest, { readonly type: "sheet" }>,
  { desk }: AnswerParts,
): Promise<void> {
  // A page turns in place; the first one is a new answer.
  if (interaction.isMessageComponent()) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const { venueId, date, page } = request;
  const sheets = await desk.daySheet({
    by,
    ...(venueId !== undefined && { venueId }),
    ...(date !== undefined && { date }),
  });
  await reply(interaction, toAnswerBody(sheets, { page }));
}

async function askCancel(
  interaction: Asking,
  by: StaffMember,
  request: BookingRequest,
  { desk }: AnswerParts,
): Promise<void> {
  const { noticeId } = request;
  if (interaction.isMessageComponent()) {
    const booking = keyOf(request);
    if (booking === undefined) return;
    const rows = rowsOf(interaction);
    await interaction.update({ ...toCancelQuestion(rows, booking, noticeId) });
    return;
  }
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const shown = await desk.askCancel({ by, ...request.booking });
  const body = toAnswerBody(shown);
  const question =
    shown.type === "booking" ? toCancelQuestion(body.components, shown.booking.booking, noticeId) : {};
  await reply(interaction, { ...body, ...question });
}

async function keep(interaction: Asking): Promise<void> {
  if (!interaction.isMessageComponent()) return;
  const rows = rowsOf(interaction);
  await interaction.update({ ...toKept(rows) });
}

async function change(
  interaction: Asking,
  by: StaffMember,
  request: BookingRequest,
  parts: AnswerParts,
): Promise<void> {
  if (interaction.isMessageComponent()) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const ask = { by, ...request.booking };
  const result = request.type === "confirm" ? await parts.desk.confirm(ask) : await parts.desk.cancel(ask);
  if (isNotice(interaction)) return await answerOnNotice(interaction, request, result);

  const { noticeId } = request;
  await reply(interaction, toAnswerBody(result, noticeId === undefined ? {} : { noticeId }));
  if (result.type === "done" && noticeId !== undefined && interaction.channelId !== null) {
    await parts.showOnNotice(interaction.channelId, noticeId, result);
  }
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
  await interaction.editReply({ ...body });
  if (result.type === "refused" || !result.guestTold) {
    const { content } = toAnswerBody(result);
    await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
  }
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
  return interaction.isMessageComponent() && !interaction.message.flags.has(MessageFlags.Ephemeral);
}

function noticeOf(interaction: Asking): { readonly noticeId?: string } {
  return isNotice(interaction) ? { noticeId: interaction.message.id } : {};
}

function keyOf({ booking }: BookingRequest): { readonly id: string; readonly venueId: number } | undefined {
  return booking.venueId === undefined ? undefined : { id: booking.id, venueId: booking.venueId };
}

function rowsOf(interaction: Pressing): readonly Row[] {
  return readRows(interaction.message.components.map((row) => row.toJSON()));
}

async function reply(interaction: Asking, body: MessageBody): Promise<void> {
  await interaction.editReply({ ...body });
}

/** Says something to the one who asked, however far the answer had come. */
export async function say(interaction: Asking, text: string): Promise<void> {
  const body = toTextBody(text);
  const acknowledged = interaction.deferred || interaction.replied;
  if (!acknowledged) await interaction.reply({ content: body.content, flags: MessageFlags.Ephemeral });
  else await interaction.followUp({ content: body.content, flags: MessageFlags.Ephemeral });
}
