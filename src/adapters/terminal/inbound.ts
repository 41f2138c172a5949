import type { ReplyButton } from "#src/bot/replies/reply.ts";
import { readCommand } from "#src/bot/runtime/ports/guest-commands.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import { storableText } from "#src/lib/storable.ts";

/** What a typed line means. */
export type Line =
  | { readonly type: "said"; readonly content: InboundContent }
  | { readonly type: "empty" }
  | { readonly type: "quit" };

/**
 * Reads a line against the buttons on offer. A line that is a button's label presses that button, before a
 * number that counts the buttons does: "4" under buttons labelled 1 to 8 means four, wherever it stands. A
 * number beyond the last button is a text, and so is an unknown command. In a calendar a number is its day, and `<` and
 * `>` turn the leaf.
 */
export function readLine(line: string, offered: readonly ReplyButton[]): Line {
  const text = storableText(line).trim();
  if (text === "") return { type: "empty" };
  if (text === "/quit") return { type: "quit" };
  const button =
    offered.find(({ label }) => label === text) ?? pickInRow(text, offered) ?? pickByNumber(text, offered);
  if (button !== undefined) return { type: "said", content: { type: "choice", token: button.token } };
  return { type: "said", content: readCommand(text) ?? { type: "text", text } };
}

/** Arrows that a keyboard has, for those on the buttons. */
const arrows: Readonly<Record<string, string>> = { "<": "‹", ">": "›" };

/** Of a calendar's button only the day or the arrow is typed, without its mark or its month. */
function pickInRow(text: string, offered: readonly ReplyButton[]): ReplyButton | undefined {
  const arrow = arrows[text];
  return offered
    .filter(({ row }) => row !== undefined)
    .find(({ label }) => (arrow === undefined ? label.match(/\d+/)?.[0] === text : label.includes(arrow)));
}

function pickByNumber(text: string, offered: readonly ReplyButton[]): ReplyButton | undefined {
  const numbered = offered.filter(({ row }) => row === undefined);
  return /^[1-9]\d{0,3}$/.test(text) ? numbered[Number(text) - 1] : undefined;
}
