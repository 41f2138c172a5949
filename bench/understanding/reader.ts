import type { Answer, Message } from "./gold.ts";

/** Something that reads dates and times out of a message: ours, or a library that it is compared with. */
export interface Reader {
  readonly name: string;
  /** Whether it has this language, as a BCP 47 tag; where it has not, it is not asked and answers nothing. */
  readonly knows: (language: string) => boolean;
  readonly read: (message: Message) => Answer;
}

export function momentOf({ now, timeZone }: Message): Temporal.ZonedDateTime {
  return Temporal.Instant.from(now).toZonedDateTimeISO(timeZone);
}

/** "de" of "de-AT". */
export function primaryLanguage(tag: string): string {
  return tag.split("-")[0] ?? tag;
}
