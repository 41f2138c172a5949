import type { Understood } from "#src/bot/understanding/understood.ts";

/** What was said with a yes to a prompt: "yes, but five of us". */
export interface SaidWithYes {
  readonly text: string;
  readonly understood: Understood;
}
