/** The server of the data folder cannot run. The message is for the operator, in one line: what is wrong, what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code = "STORE_UNUSABLE";
}
