/** The business said yes with a value, or no with a refusal. A fault is an exception, never a result. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & Refusal);
