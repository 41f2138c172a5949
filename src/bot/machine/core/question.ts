import type { Choice } from "./choice.ts";
import type { Message } from "./message.ts";

/** A button and what it means. */
export interface Option {
  readonly choice: Choice;
  readonly label: Message;
}

/** What a state asks the guest. */
export interface Question {
  readonly lines: readonly Message[];
  readonly options: readonly Option[];
  readonly contactRequest?: boolean;
}
