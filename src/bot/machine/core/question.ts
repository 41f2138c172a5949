import type { Choice } from "./choice.ts";
import type { Message } from "./message.ts";

/** A button and what it means. */
export interface Option {
  readonly choice: Choice;
  readonly label: Message;
  /** Buttons of one row stand side by side, however many; without one the platform lays them out. */
  readonly row?: number;
}

/** What a state asks the guest. */
export interface Question {
  readonly lines: readonly Message[];
  readonly options: readonly Option[];
  readonly contactRequest?: boolean;
}
