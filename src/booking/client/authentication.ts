/** Proves to the service who asks (interface specification, "Authentication"). */
export interface Authentication {
  /** The headers to send. Rejects with a BookingError when they cannot be had. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /**
   * Told that the service answered 401 to these headers. True when the next `headers()` are worth one more
   * try.
   */
  renew(rejected: Readonly<Record<string, string>>): boolean;
}
