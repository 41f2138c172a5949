/**
 * What a thrown value says, in full, to the person who asked for it at a shell. It may quote a row or a guest: what goes to
 * the log, or into another error's message, is `faultOf` and `reasonOf`.
 */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
