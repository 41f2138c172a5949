/** Waits; resolves early, without an error, when the signal aborts. Given in, so that tests do not wait. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;
