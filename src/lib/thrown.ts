/** The code by which Node, PostgreSQL and our own errors are told apart; undefined where there is none. */
export function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string"
    ? thrown.code
    : undefined;
}
