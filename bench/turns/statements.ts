import pg from "pg";

/** What went to the database since the count began. */
export interface Statements {
  readonly all: number;
  readonly commits: number;
}

/**
 * Counts the statements of this process on their way to PostgreSQL. One that stands alone and writes is a commit of its
 * own.
 */
export function countStatements(): { since(): Statements; reset(): void } {
  let all = 0;
  let commits = 0;
  const open = new WeakSet<object>();
  const query = pg.Client.prototype.query;
  const counting = function (this: pg.Client, ...given: Parameters<typeof query>) {
    all += 1;
    const text = textOf(given[0]);
    if (text === "begin") open.add(this);
    else if (text === "commit" || text === "rollback") open.delete(this);
    if (!open.has(this) && !text?.startsWith("select")) commits += 1;
    return query.apply(this, given);
  };
  pg.Client.prototype.query = counting as typeof query;
  return {
    since: () => ({ all, commits }),
    reset: () => {
      all = 0;
      commits = 0;
    },
  };
}

function textOf(query: unknown): string | undefined {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : undefined;
}
