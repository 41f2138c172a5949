type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** What the code needs of a logger; pino's satisfies it. Fields never hold secrets or guests' data. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
