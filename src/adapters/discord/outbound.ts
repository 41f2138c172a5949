import { type APIEmbed, type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from "discord.js";
import type { Invited } from "#src/bot/desk/door/people-view.ts";
import { lineOfGuest } from "#src/bot/desk/notice.ts";
import type { NoticeMark, PostedNotice } from "#src/bot/desk/ports.ts";
import type { BookingView, DeskAction, DeskAnswer, NoticeView } from "#src/bot/desk/view.ts";
import { markWords, platformTexts, texts } from "#src/bot/desk/words.ts";
import { assertNever } from "#src/lib/assert-never.ts";
import { defined } from "#src/lib/defined.ts";
import { toBroadcastBody } from "./broadcast-body.ts";
import { type BookingPress, parseCustomId } from "./custom-id.ts";
import { clip, escapeLine, escapeText } from "./escape.ts";
import { toMonthBody, toStatsBody } from "./figures-body.ts";
import { toFloorBody } from "./floor-body.ts";
import {
  type Button,
  limits,
  type MessageBody,
  type Row,
  toButtons,
  toRows,
  toTextBody,
} from "./message-body.ts";
import { toRecordsBody } from "./records-body.ts";
import { toAffectedBody, toSheetBody } from "./sheet-body.ts";

import { toFoundBody, toFreeTablesBody, toOfferBody } from "./take-body.ts";
import { toTalkBody } from "./talk-body.ts";
import { toWaitEntryBody, toWaitlistBody } from "./waitlist-body.ts";

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
  moved: 0x9b59b6,
} as const;

/** An answer for the one who asked. `noticeId`: the notice from which the booking was opened. */
export function toAnswerBody(
  answer: DeskAnswer,
  options: { readonly page?: number; readonly noticeId?: string } = {},
): MessageBody {
  switch (answer.type) {
    case "daySheets":
    case "attention":
      return toSheetBody(answer, options.page ?? 0);
    case "booking":
      return toBookingBody("", answer.booking, options.noticeId);
    case "done":
      return toBookingBody(answer.text, answer.booking, options.noticeId);
    case "doubted": {
      const { as, booking, text } = answer;
      const body = toBookingBody(text, booking, options.noticeId);
      const sure = { type: as, booking: booking.booking, sure: true } as const;
      return { ...body, components: toRows(toButtons(sure, platformTexts.reallyMark, ButtonStyle.Danger)) };
    }
    case "offer":
      return toOfferBody(answer);
    case "freeTables":
      return toFreeTablesBody(answer);
    case "found":
      return toFoundBody(answer);
    case "waitlist":
      return toWaitlistBody(answer);
    case "waitEntry":
      return toWaitEntryBody(answer);
    case "broadcast":
      return toBroadcastBody(answer);
    case "records":
      return toRecordsBody(answer);
    case "talk":
      return toTalkBody(answer);
    case "floors":
      return toFloorBody(answer);
    case "month":
      return toMonthBody(answer);
    case "stats":
      return toStatsBody(answer);
    case "said":
      return toTextBody(escapeText(answer.text));
    case "ruleDone": {
      const text = clip(escapeText(answer.text), limits.content);
      return answer.affected === undefined ? toTextBody(text) : toAffectedBody(text, answer.affected);
    }
    case "refused":
      return answer.booking === undefined
        ? toTextBody(escapeText(answer.text))
        : toBookingBody(answer.text, answer.booking, options.noticeId);
    default:
      return assertNever(answer);
  }
}

/** The link as it is, to be passed on; in brackets Discord shows nothing of what is behind it. */
export function toInvitedBody({ text, link }: Invited): MessageBody {
  return toTextBody(`${escapeText(text)}\n<${link}>`);
}

function toBookingBody(text: string, view: BookingView, noticeId: string | undefined): MessageBody {
  const description = [
    ...section(texts.agreed, view.agreement),
    ...section(texts.staffNote, view.note),
    // Last, since it may be too long for the message.
    ...section(texts.wish, view.wish),
  ].join("\n\n");
  const embed: APIEmbed = {
    title: clip(escapeLine(view.title), limits.embedTitle),
    fields: view.facts.map(({ label, value }) => ({
      name: label,
      value: clip(escapeLine(value), longestFact),
      inline: true,
    })),
    ...(description !== "" && { description: clip(description, limits.embedDescription) }),
  };
  return {
    content: clip(escapeText(text), limits.content),
    embeds: [embed],
    components: toRows([
      ...toActionButtons(view.booking, view.actions, noticeId),
      ...(view.mayNote
        ? toButtons({ type: "note", booking: view.booking }, platformTexts.editNotes, ButtonStyle.Secondary)
        : []),
    ]),
  };
}

function section(heading: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`**${heading}**\n${escapeText(text)}`];
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
    components:
      notice.booking === undefined ? toListRows(notice) : toNoticeRows(notice.booking, notice.actions),
  };
}

function toListRows({ venueId, opensAttention, opensWaitlist: date }: NoticeView): Row[] {
  if (date !== undefined)
    return toRows(
      toButtons({ type: "waitlist", venueId, date }, platformTexts.waitlist, ButtonStyle.Primary),
    );
  const press = { type: "attention", venueId, page: 0 } as const;
  return opensAttention ? toRows(toButtons(press, platformTexts.attention, ButtonStyle.Primary)) : [];
}

/** A notice's buttons, for what may still be done. */
export function toNoticeRows(booking: BookingKey, actions: readonly DeskAction[]): Row[] {
  const changes = actions.filter((action) => action !== "show");
  return toRows(toActionButtons(booking, [...changes, "show"], undefined));
}

interface PostedEmbed {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly color?: number | undefined;
}

/** The embed of a notice that is already posted, with who did what added to it. */
export function markNotice(embed: PostedEmbed, change: NoticeMark["change"], mark: string): APIEmbed {
  const lines = linesOf(embed);
  const line = toMarkLine(mark);
  return withLines(embed, change, lines.includes(line) ? lines : [...lines, line]);
}

/** A notice that is already posted, with what became of its booking and the buttons that are left. */
export function toMarkedBody(
  embed: PostedEmbed,
  booking: BookingKey,
  { marks, isNameless }: Pick<PostedNotice, "marks" | "isNameless">,
): MessageBody {
  const posted = isNameless ? withoutName(linesOf(embed), lineOfGuest) : linesOf(embed);
  const told = posted.filter((line) => !line.startsWith(markBegins));
  const last = marks.at(-1);
  return {
    content: "",
    embeds: [
      withLines(embed, last?.change ?? "changed", [...told, ...marks.map(({ text }) => toMarkLine(text))]),
    ],
    components: toNoticeRows(booking, last?.actions ?? []),
  };
}

/** A notice that is already posted, without the guest whom this line names; the rest of it stays. */
export function toNamelessBody(embed: PostedEmbed, line: number): Pick<MessageBody, "embeds"> {
  return { embeds: [defined({ ...embed, description: withoutName(linesOf(embed), line).join("\n") })] };
}

const withoutName = (lines: readonly string[], line: number) =>
  lines.with(Math.min(line, lines.length - 1), platformTexts.forgottenGuest);

/** No other line begins so, since what is told of guests is escaped. */
const markBegins = "**";

const toMarkLine = (text: string) => `${markBegins}${clip(escapeLine(text), longestNoticeLine)}${markBegins}`;

const linesOf = ({ description = "" }: PostedEmbed) => description.split("\n").filter((line) => line !== "");

function withLines({ title }: PostedEmbed, change: NoticeMark["change"], lines: readonly string[]): APIEmbed {
  return {
    ...defined({ title }),
    description: clip(lines.join("\n"), limits.embedDescription),
    color: colors[change],
  };
}

function toActionButtons(
  booking: BookingKey,
  actions: readonly DeskAction[],
  noticeId: string | undefined,
): readonly Button[] {
  const origin = defined({ noticeId });
  return actions.flatMap((action) => {
    const { type, label, style } = buttonFacts[action];
    // Details are opened anew: they need not know where from.
    return toButtons({ type, booking, ...(type === "show" ? {} : origin) }, label, style);
  });
}

const buttonFacts: Readonly<
  Record<
    DeskAction,
    { readonly type: BookingPress; readonly label: string; readonly style: Parameters<typeof toButtons>[2] }
  >
> = {
  confirm: { type: "confirm", label: platformTexts.confirm, style: ButtonStyle.Success },
  cancel: { type: "askCancel", label: platformTexts.cancel, style: ButtonStyle.Danger },
  show: { type: "show", label: platformTexts.show, style: ButtonStyle.Secondary },
  waiting: { type: "waiting", label: markWords.waiting, style: ButtonStyle.Secondary },
  seated: { type: "seated", label: markWords.seated, style: ButtonStyle.Primary },
  billPrinted: { type: "billPrinted", label: markWords.billPrinted, style: ButtonStyle.Secondary },
  closed: { type: "closed", label: markWords.closed, style: ButtonStyle.Primary },
  noShow: { type: "askNoShow", label: markWords.noShow, style: ButtonStyle.Danger },
};

/** What is asked once before it is done. */
const questions = {
  cancel: { text: platformTexts.askCancel, yes: platformTexts.reallyCancel },
  noShow: { text: platformTexts.askNoShow, yes: platformTexts.reallyNoShow },
} as const;

/** The question before what cannot be undone: the message's own buttons wait, two new ones answer. */
export function toQuestion(
  about: keyof typeof questions,
  rows: readonly Row[],
  booking: BookingKey,
  noticeId: string | undefined,
): Pick<MessageBody, "content" | "components"> {
  const origin = defined({ noticeId });
  const { text, yes } = questions[about];
  const answers = [
    ...toButtons({ type: about, booking, ...origin }, yes, ButtonStyle.Danger),
    ...toButtons({ type: "keep", booking, ...origin }, platformTexts.keep, ButtonStyle.Secondary),
  ];
  if (answers.length < 2) return { content: platformTexts.idTooLong, components: [...rows] };
  const waiting = mapButtons(toKept(rows).components, (button) => ({ ...button, disabled: true }));
  return { content: text, components: [...waiting, ...toRows(answers)] };
}

/** The message as it was before the question; also when nobody had asked. */
export function toKept(rows: readonly Row[]): Pick<MessageBody, "content" | "components"> {
  const own = rows.filter((row) => !row.components.some(isAnswer));
  return { content: "", components: mapButtons(own, ({ disabled: _, ...button }) => button) };
}

function isAnswer(component: Row["components"][number]): boolean {
  const type = "custom_id" in component ? parseCustomId(component.custom_id)?.type : undefined;
  return type !== undefined && (type === "keep" || type in questions);
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
        ...defined({ label }),
        ...(disabled === true && { disabled }),
      })),
    );
  });
}
