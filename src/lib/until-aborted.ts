/** The work's own outcome, unless the signal comes first: then rejects with the signal's reason. */
export async function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    if (signal.aborted) abort();
    return await Promise.race([aborted.promise, work]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
