import { OwnError } from "#src/lib/fault.ts";

/** The server of the data folder cannot run. The message is for the operator, in one line: what is wrong, what to do. */
export class StoreError extends OwnError {
  override readonly name = "StoreError";
  readonly code = "STORE_UNUSABLE";
}
