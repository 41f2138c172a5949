/** Where the time comes from. Everything that depends on "now" takes one, so that tests drive it. */
export interface Clock {
  now(): Temporal.Instant;
}
