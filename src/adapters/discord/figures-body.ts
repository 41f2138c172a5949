import type { Month } from "#src/bot/desk/figures/month-view.ts";
import type { Fact, Stats } from "#src/bot/desk/figures/stats-view.ts";
import { clip, escapeLine } from "./escape.ts";
import { limits, type MessageBody } from "./message-body.ts";

/** What a month has for a party. */
export function toMonthBody({ title, days }: Month): MessageBody {
  const description = clip(toLines(days).map(escapeLine).join("\n"), limits.embedDescription);
  return {
    content: "",
    embeds: [{ title: clip(escapeLine(title), limits.embedTitle), description }],
    components: [],
  };
}

/** A day each; past days without anybody are one line, so that a phone shows today first. */
function toLines(days: Month["days"]): readonly string[] {
  const lines: string[] = [];
  let since: string | undefined;
  for (const [at, { text, is, covers }] of days.entries()) {
    const next = days[at + 1];
    const isEmpty = is === "over" && covers === 0;
    if (isEmpty && next?.is === "over" && next.covers === 0) since ??= text.split(":")[0];
    else {
      lines.push(since === undefined ? text : `${since} to ${text}`);
      since = undefined;
    }
  }
  return lines;
}

/** What some days came to. */
export function toStatsBody({ title, facts, periods, file }: Stats): MessageBody {
  const lines = [
    ...facts.map(toLine),
    "",
    `**${escapeLine(periods.title)}**`,
    ...periods.rows.map(({ label, value }) => `${escapeLine(label)}: ${escapeLine(value)}`),
  ];
  return {
    content: "",
    embeds: [
      {
        title: clip(escapeLine(title), limits.embedTitle),
        description: clip(lines.join("\n"), limits.embedDescription),
      },
    ],
    components: [],
    files: [{ name: file.name, attachment: Buffer.from(file.text) }],
  };
}

function toLine({ label, value }: Fact): string {
  return `**${escapeLine(label)}:** ${escapeLine(value)}`;
}
