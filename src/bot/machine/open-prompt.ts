import type { Context } from "./context.ts";
import type { Say } from "./effect.ts";
import { plain } from "./message.ts";
import type { OpenPrompt } from "./state.ts";
import type { BookedTable } from "./table.ts";

/** "Are you still coming?", with buttons of its own. */
export function openPrompt(booking: BookedTable, { turnId }: Context): OpenPrompt {
  return { booking, yesToken: `${turnId}.y`, noToken: `${turnId}.n` };
}

export function confirmationButtons({ yesToken, noToken }: OpenPrompt): Say["buttons"] {
  return [
    { token: yesToken, label: plain("choiceComing") },
    { token: noToken, label: plain("choiceNotComing") },
  ];
}
