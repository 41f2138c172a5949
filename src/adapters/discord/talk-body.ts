import { ButtonStyle } from "discord.js";
import type { EnquiryAction, Talk } from "#src/bot/desk/view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { clip, escapeLine, escapeText } from "./escape.ts";
import { type Button, limits, type MessageBody, toButtons, toRows } from "./message-body.ts";
import { lastThatFit } from "./records-body.ts";

const longestWord = 1500;
const longestFact = 200;

/** All that a guest and the staff have said, for the one who asked. Where it is too much for one message, the latest. */
export function toTalkBody({ title, facts, lines, enquiryId, actions }: Talk): MessageBody {
  const said = lines.map(({ at, title: who, text }) =>
    [`**${escapeLine(at)}** ${escapeLine(who)}`, ...(text === undefined ? [] : [escapeText(text)])].join(
      "\n",
    ),
  );
  const kept = lastThatFit(
    said.map((word) => clip(word, longestWord)),
    limits.embedDescription,
  );
  const fields = facts.map(({ label, value }) => ({
    name: label,
    value: clip(escapeLine(value), longestFact),
    inline: true,
  }));
  return {
    content: "",
    embeds: [{ title: clip(escapeLine(title), limits.embedTitle), fields, description: kept.join("\n") }],
    components: toRows(toTalkButtons(enquiryId, actions)),
  };
}

/** What may be done about a guest who wants a person. */
export function toTalkButtons(enquiryId: string, actions: readonly EnquiryAction[]): readonly Button[] {
  return actions.flatMap((action) => {
    const { type, label, style } = buttonFacts[action];
    return toButtons({ type, enquiryId }, label, style);
  });
}

const buttonFacts = {
  answer: { type: "answerGuest", label: platformTexts.answerGuest, style: ButtonStyle.Primary },
  accept: { type: "acceptRequest", label: platformTexts.acceptRequest, style: ButtonStyle.Success },
  decline: { type: "declineRequest", label: platformTexts.declineRequest, style: ButtonStyle.Danger },
  close: { type: "giveGuestBack", label: platformTexts.giveGuestBack, style: ButtonStyle.Secondary },
} as const satisfies Record<EnquiryAction, unknown>;
