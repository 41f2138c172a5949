import type { Guest, VisibleMessage } from "#test/support/telegram/guest.ts";

/** A chat as a transcript: the guest's lines after `>`, the presses in `[…]`, and the bot's with its buttons below. */
export interface Recorded {
  /** Says it, and waits for so many answers. */
  says(text: string, answers?: number): Promise<void>;
  presses(label: string, answers?: number): Promise<void>;
  /** Waits for what the bot says of its own accord. */
  hears(answers?: number): Promise<void>;
  /** A line of the test's own: what happens meanwhile. */
  notes(text: string): void;
  /** What was said since the last call; the random reference as `…`. */
  take(): string;
}

export function record(guest: Guest): Recorded {
  const lines: string[] = [];
  const hears = async (answers = 1) => {
    for (let count = 0; count < answers; count += 1) lines.push(shown(await guest.answer()));
  };
  return {
    says: async (text, answers) => {
      lines.push(`> ${text}`);
      guest.says(text);
      await hears(answers);
    },
    presses: async (label, answers) => {
      lines.push(`> [${label}]`);
      guest.presses(label);
      await hears(answers);
    },
    hears,
    notes: (text) => {
      lines.push(`(${text})`);
    },
    take: () =>
      lines
        .splice(0)
        .join("\n")
        .replace(/\b[\dA-Z]{4}(?:-[\dA-Z]{4})+\b/g, "…"),
  };
}

function shown({ text, buttons }: VisibleMessage): string {
  return [text, ...buttons.map((row) => `  [${row.join("] [")}]`)].join("\n");
}
