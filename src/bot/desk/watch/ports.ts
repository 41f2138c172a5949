/** Somebody who has a page of the desk before them. */
export interface Watcher {
  /** Of the open page. */
  readonly id: string;
  /** Absent for who works for the whole house. */
  readonly venueIds?: readonly number[];
}

/** Remembers who has a page before them, in whichever process. */
export interface WatchBook {
  /** They are there now. */
  seen(watchers: readonly Watcher[], at: Temporal.Instant): Promise<void>;
  gone(id: string): Promise<void>;
  /** Those who were seen later than that; the others are forgotten. */
  list(after: Temporal.Instant): Promise<readonly Watcher[]>;
}
