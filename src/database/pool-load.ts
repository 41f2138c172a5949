import type pg from "pg";

/** How busy a pool's connections are, and who has waited for one since it was made. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  /** Who waits for a connection right now. */
  readonly waiting: number;
  /** How often no connection was at hand. */
  readonly waits: number;
  /** For how long then, all in all. */
  readonly waitedSeconds: number;
}

/** What is needed of a pool to take connections from it. */
export interface ConnectionSource {
  readonly options: pg.PoolOptions;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

/** The pool, which counts who has to wait for a connection. */
export function countingWaits(pool: pg.Pool): { readonly source: ConnectionSource; load(): PoolLoad } {
  let waits = 0;
  let waitedSeconds = 0;
  const connect = async () => {
    if (pool.idleCount > 0) return await pool.connect();
    const asked = performance.now();
    waits += 1;
    try {
      return await pool.connect();
    } finally {
      waitedSeconds += (performance.now() - asked) / 1000;
    }
  };
  return {
    source: { options: pool.options, connect, end: () => pool.end() },
    load: () => {
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
      return { open, idle, waiting, waits, waitedSeconds };
    },
  };
}
