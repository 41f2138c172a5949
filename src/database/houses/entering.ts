import type { PostgresPool } from "kysely";

type Client = Awaited<ReturnType<PostgresPool["connect"]>>;

/** What a connection is set to while it works for a house. */
export interface HouseSettings {
  readonly house: string;
  /** PostgreSQL lets it see what this role owns, and nothing of another house. */
  readonly role: string;
  readonly path: string;
}

/** As whom each connection was set last. */
const settingsOf = new WeakMap<object, HouseSettings>();

/**
 * The connections of a pool that several houses share, as one of them uses them: none asks anything before it is the
 * house's. `end` leaves the pool to the others; it waits for what is in use, and lets nobody in afterwards.
 */
export function entering(pool: PostgresPool, settings: HouseSettings): PostgresPool {
  const inUse = new Set<Promise<void>>();
  let isClosed = false;
  return {
    ...pool,
    connect: async () => {
      const used = Promise.withResolvers<void>();
      inUse.add(used.promise);
      const over = () => {
        inUse.delete(used.promise);
        used.resolve();
      };
      try {
        const client = await pool.connect();
        await enter(client, settings, () => isClosed);
        const { release } = client;
        client.release = (...given) => {
          over();
          release.apply(client, given);
        };
        return client;
      } catch (error) {
        over();
        throw error;
      }
    },
    end: async () => {
      isClosed = true;
      await Promise.all(inUse);
    },
  };
}

async function enter(client: Client, settings: HouseSettings, isClosed: () => boolean): Promise<void> {
  try {
    if (settingsOf.get(client) !== settings) {
      settingsOf.delete(client);
      await client.query(takeOver, [settings.role, settings.path, settings.house]);
      settingsOf.set(client, settings);
    }
    if (isClosed()) throw new Error(`the house ${settings.house} is closed`);
  } catch (error) {
    client.release();
    throw error;
  }
}

/** PostgreSQL asks whether the user who logged in may take the role, whichever the connection has. */
const takeOver = `
  select set_config('role', $1, false), set_config('search_path', $2, false), set_config('maitred.house', $3, false)`;
