/** Somebody who wants to know what other transactions, of any process, send with `pg_notify`. */
export interface Listener {
  /** From now on every message arrives. */
  onHearing(): void;
  /** Messages may have been missed, and none arrives until the next `onHearing`. */
  onDeaf(): void;
  onMessage(message: string): void;
}

export interface Listening {
  /** Ends with a last `onDeaf`. Calling it twice is harmless. */
  close(): Promise<void>;
}

/**
 * Listens to a channel until it is closed, or the database is. Returns when the first attempt is over, whether it
 * hears by then or not: it goes on trying. Each channel takes a connection of its own.
 */
export type Listen = (channel: string, listener: Listener) => Promise<Listening>;
