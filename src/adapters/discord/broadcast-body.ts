import { ButtonStyle } from "discord.js";
import type { BroadcastView } from "#src/bot/desk/broadcast/broadcast-view.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { clip, escapeLine, escapeText } from "./escape.ts";
import { limits, type MessageBody, toButtons, toRows } from "./message-body.ts";

/** A message to an evening's guests as they read it, with its two buttons. */
export function toBroadcastBody({
  broadcastId,
  text,
  title,
  lines,
  texts,
  actions,
}: BroadcastView): MessageBody {
  const head = lines.map(escapeLine).join("\n");
  // The headings and what stands between the parts come to less than this.
  const share = Math.floor((limits.embedDescription - head.length) / Math.max(texts.length, 1)) - 80;
  const shown = texts.map(({ label, text: words }) => ({
    heading: `**${escapeLine(label)}**`,
    whole: escapeText(words),
  }));
  const isClipped = shown.some(({ whole }) => whole.length > share);
  const parts = shown.map(({ heading, whole }) => `${heading}\n${clip(whole, share)}`);
  const buttons = actions.flatMap((action) =>
    toButtons({ type: "broadcast", action, broadcastId }, labels[action], styles[action]),
  );
  return {
    content: clip(escapeText(text), limits.content),
    embeds: [
      {
        title: clip(escapeLine(title), limits.embedTitle),
        description: clip(
          [head, ...parts, ...(isClipped ? [platformTexts.wholeInFile] : [])].join("\n\n"),
          limits.embedDescription,
        ),
      },
    ],
    components: toRows(buttons),
    ...(isClipped && { files: [toFile(texts)] }),
  };
}

/** All of what is to be read, where the message has no room for it. */
function toFile(texts: BroadcastView["texts"]) {
  const whole = texts.map(({ label, text }) => `${label}\n\n${text}\n`).join("\n\n");
  return { name: "message.txt", attachment: Buffer.from(whole) };
}

const labels = { send: platformTexts.sendToAll, drop: platformTexts.dropMessage } as const;
const styles = { send: ButtonStyle.Success, drop: ButtonStyle.Secondary } as const;
