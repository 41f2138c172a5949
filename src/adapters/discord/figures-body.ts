import type { Month } from "#src/bot/desk/figures/month-view.ts";
import type { Fact, Stats } from "#src/bot/desk/figures/stats-view.ts";
import { clip, escapeLine } from "./escape.ts";
import { limits, type MessageBody } from "./message-body.ts";

/** What a month has for a party. */
export function toMonthBody({ title, days }: Month): MessageBody {
  const description = clip(days.map(({ text }) => escapeLine(text)).join("\n"), limits.embedDescription);
  return {
    content: "",
    embeds: [{ title: clip(escapeLine(title), limits.embedTitle), description }],
    components: [],
  };
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
