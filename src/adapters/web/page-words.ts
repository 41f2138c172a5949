/** What our own pages say besides the conversation: by the name of the words and what stands in them, in a language. */
export type PageWords = (
  language: string,
  name: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A house, as far as its page shows it. */
export interface PageVenue {
  readonly id: number;
  readonly name: string;
  /** IANA. */
  readonly timeZone: string;
  readonly address?: string;
  readonly phone?: string;
  /** The origins of the sites that may show the page in a frame. */
  readonly framedBy?: readonly string[];
}
