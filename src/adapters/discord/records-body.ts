import type { Records } from "#src/bot/desk/view.ts";
import { texts } from "#src/bot/desk/words.ts";
import { clip, escapeLine } from "./escape.ts";
import { limits, type MessageBody } from "./message-body.ts";

const longestLine = 1000;

/** What is written down. Where it is too much for one message, the latest lines are kept. */
export function toRecordsBody({ title, lines, none }: Records): MessageBody {
  const written = lines.map(({ text, by }) => `${clip(escapeLine(text), longestLine)} ${toPerson(by)}`);
  const kept = lastThatFit(written, limits.embedDescription - texts.earlierLeftOut.length - 1);
  const cut = kept.length < written.length ? [texts.earlierLeftOut] : [];
  const description = lines.length === 0 ? escapeLine(none) : [...cut, ...kept].join("\n");
  return {
    content: "",
    embeds: [{ title: clip(escapeLine(title), limits.embedTitle), description }],
    components: [],
  };
}

/** A member of the staff as Discord shows one, without a ping: messages of ours ping nobody. */
function toPerson(by: string): string {
  const [, id] = /^discord:(\d{17,20})$/.exec(by) ?? [];
  return id === undefined ? clip(escapeLine(by), limits.label) : `<@${id}>`;
}

/** As many of the last as there is room for, with a line break each. */
export function lastThatFit(lines: readonly string[], limit: number): readonly string[] {
  let room = limit;
  const firstKept = lines.findLastIndex((line) => {
    room -= line.length + 1;
    return room < 0;
  });
  return lines.slice(firstKept + 1);
}
