import { type APIEmbed, type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from "discord.js";
import type { BookingView, DeskAction, DeskAnswer, NoticeView } from "#src/bot/desk/view.ts";
import { platformTexts, texts } from "#src/bot/desk/words.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { parseCustomId } from "./custom-id.ts";
import { clip, escapeLine, escapeText } from "./escape.ts";
import {
  type Button,
  limits,
  type MessageBody,
  type Row,
  toButtons,
  toRows,
  toTextBody,
} from "./message-body.ts";
import { toSheetBody } from "./sheet-body.ts";

type BookingKey = BookingView["booking"];

/** Keeps seven facts, the title and a wish of 4,000 escaped units within an embed's total. */
const longestFact = 200;
const longestNoticeLine = 500;

const colors = {
  new: 0x3498db,
  changed: 0xf1c40f,
  attention: 0xe67e22,
  gone: 0x95a5a6,
  confirmed: 0x2ecc71,
  cancelled: 0xe74c3c,
} as const;

/** An answer for the one who asked. `noticeId`: the notice from which the booking was opened. */
export function toAnswerBody(
  answer: DeskAnswer,
  options: { readonly page?: number; readonly noticeId?: string } = {},
): MessageBody {
  switch (answer.type) {
    case "daySheets":
      return toSheetBody(answer, options.page ?? 0);
    case "booking":
      return toBookingBody("", answer.booking, options.noticeId);
    case "done":
      return toBookingBody(answer.text, answer.booking, options.noticeId);
    case "refused":
      return answer.booking === undefined
        ? toTextBody(escapeText(answer.text))
        : toBookingBody(answer.text, answer.booking, options.noticeId);
    default:
      return assertNever(answer);
  }
}

function toBookingBody(text: string, view: BookingView, noticeId: string | undefined): MessageBody {
  const wish = view.wish === undefined ? undefined : `**${texts.wish}**\n${escapeText(view.wish)}`;
  const embed: APIEmbed = {
    title: clip(escapeLine(view.title), limits.embedTitle),
    fields: view.facts.map(({ label, value }) => ({
      name: label,
      value: clip(escapeLine(value), longestFact),
      inline: true,
    })),
    ...(wish !== undefined && { description: clip(wish, limits.embedDescription) }),
  };
  return {
    content: clip(escapeText(text), limits.content),
    embeds: [embed],
    components: toRows(toActionButtons(view.booking, view.actions, noticeId)),
  };
}

/** A notice for the staff's channel. */
export function toNoticeBody(notice: NoticeView): MessageBody {
  const lines = notice.lines.map((line) => clip(escapeLine(line), longestNoticeLine));
  const description = clip(lines.join("\n"), limits.embedDescription);
  return {
    content: "",
    embeds: [
      {
        title: clip(escapeLine(notice.title), limits.embedTitle),
        color: colors[notice.tone],
        ...(description === "" ? {} : { description }),
      },
    ],
    components: notice.booking === undefined ? [] : toNoticeRows(notice.booking, notice.actions),
  };
}

/** A notice's buttons, for what may still be done. */
export function toNoticeRows(booking: BookingKey, actions: readonly DeskAction[]): Row[] {
  const changes = actions.filter((action) => action !== "show");
  return toRows(toActionButtons(booking, [...changes, "show"], undefined));
}

/** The embed of a notice that is already posted, with who did what added to it. */
export function markNotice(
  embed: { readonly title?: string | undefined; readonly description?: string | undefined },
  change: "confirmed" | "cancelled",
  mark: string,
): APIEmbed {
  const line = `**${clip(escapeLine(mark), longestNoticeLine)}**`;
  const description = [embed.description ?? "", line].filter((part) => part !== "").join("\n");
  return {
    ...(embed.title === undefined ? {} : { title: embed.title }),
    description: clip(description, limits.embedDescription),
    color: colors[change],
  };
}

function toActionButtons(
  booking: BookingKey,
  actions: readonly DeskAction[],
  noticeId: string | undefined,
): readonly Button[] {
  const origin = noticeId === undefined ? {} : { noticeId };
  return actions.flatMap((action) => {
    switch (action) {
      case "confirm":
        return toButtons({ type: "confirm", booking, ...origin }, platformTexts.confirm, ButtonStyle.Success);
      case "cancel":
        return toButtons({ type: "askCancel", booking, ...origin }, platformTexts.cancel, ButtonStyle.Danger);
      case "show":
        return toButtons({ type: "show", booking }, platformTexts.show, ButtonStyle.Secondary);
      default:
        return assertNever(action);
    }
  });
}

/** The question before a cancellation: the message's own buttons wait, two new ones answer. */
export function toCancelQuestion(
  rows: readonly Row[],
  booking: BookingKey,
  noticeId: string | undefined,
): Pick<MessageBody, "content" | "components"> {
  const origin = noticeId === undefined ? {} : { noticeId };
  const answers = [
    ...toButtons({ type: "cancel", booking, ...origin }, platformTexts.reallyCancel, ButtonStyle.Danger),
    ...toButtons({ type: "keep", booking, ...origin }, platformTexts.keep, ButtonStyle.Secondary),
  ];
  if (answers.length === 0) return { content: platformTexts.idTooLong, components: [...rows] };
  const waiting = mapButtons(toKept(rows).components, (button) => ({ ...button, disabled: true }));
  return { content: platformTexts.askCancel, components: [...waiting, ...toRows(answers)] };
}

/** The message as it was before the question; also when nobody had asked. */
export function toKept(rows: readonly Row[]): Pick<MessageBody, "content" | "components"> {
  const own = rows.filter((row) => !row.components.some(isAnswer));
  return { content: "", components: mapButtons(own, ({ disabled: _, ...button }) => button) };
}

function isAnswer(component: Row["components"][number]): boolean {
  const type = "custom_id" in component ? parseCustomId(component.custom_id)?.type : undefined;
  return type === "cancel" || type === "keep";
}

function mapButtons(rows: readonly Row[], change: (button: Button) => Button): Row[] {
  return rows.map((row) => ({
    ...row,
    components: row.components.map((component) =>
      component.type === ComponentType.Button && "custom_id" in component ? change(component) : component,
    ),
  }));
}

/** The buttons of a message that is posted, in the form in which they can be sent again. */
export function readRows(components: readonly APIMessageTopLevelComponent[]): readonly Row[] {
  return components.flatMap((row) => {
    if (row.type !== ComponentType.ActionRow) return [];
    const buttons = row.components.flatMap((component) =>
      component.type === ComponentType.Button && "custom_id" in component ? [component] : [],
    );
    return toRows(
      buttons.map(({ type, custom_id, label, style, disabled }) => ({
        type,
        custom_id,
        style,
        ...(label !== undefined && { label }),
        ...(disabled === true && { disabled }),
      })),
    );
  });
}
