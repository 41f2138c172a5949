/** What prints as it is. An error is none of it, nor anything unknown: `faultOf` says what may be told of those. */
type LogValue = string | number | boolean | null | undefined | readonly LogValue[] | LogFields;

/** What stands beside a message: `{ venueId: 1, ...faultOf(error) }`. */
export interface LogFields {
  readonly [name: string]: LogValue;
}

type Write = (fields: LogFields, message: string) => void;

/** What the code needs of a logger; pino's satisfies it. Fields never hold secrets or guests' data. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
