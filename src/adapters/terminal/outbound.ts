import type { Reply } from "#src/bot/replies/reply.ts";
import { wrap } from "./wrap.ts";

export interface Look {
  /** Columns to wrap the text at; without it lines stay as they are. */
  readonly width?: number;
  /** Sets the numbers of the buttons off from their labels. */
  readonly highlight: (text: string) => string;
}

/**
 * A reply as a terminal shows it: the text, beneath it the buttons as a numbered list, a line break at the
 * end. A terminal shares no contact, so that the guest types the number instead.
 */
export function toScreen({ text, buttons }: Reply, { width, highlight }: Look): string {
  const lines = toPrintable(text)
    .split("\n")
    .flatMap((line) => (width === undefined ? [line] : wrap(line, width)));
  const digits = String(buttons.length).length;
  const choices = buttons.map(({ label }, index) => {
    const number = highlight(String(index + 1).padStart(digits));
    return `  ${number}  ${toPrintable(label).replaceAll("\n", " ")}`;
  });
  return [...lines, ...choices].map((line) => `${line}\n`).join("");
}

/** Escape sequences in a guest's name or a venue's text would steer the terminal. */
function toPrintable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
  return text.toWellFormed().replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");
}
