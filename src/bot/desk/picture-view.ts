/** A picture of what an answer says in words. */
export interface Picture {
  /** Of the file, with `.png`. */
  readonly name: string;
  /** The same in words, for who does not see it. */
  readonly alt: string;
  /** As a PNG; undefined where it cannot be drawn, which is logged. Drawn only for whoever shows it. */
  draw(): Promise<Uint8Array | undefined>;
}
