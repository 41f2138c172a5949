import pg from "pg";
import { OwnError } from "#src/lib/fault.ts";
import { type Host, hostsOf, withHost } from "./hosts.ts";

/** None of the servers takes writes now: they are standbys, or one is about to take over. */
class NoPrimaryError extends OwnError {
  override readonly name = "NoPrimaryError";
  readonly code = "NO_PRIMARY";

  constructor() {
    super("none of the servers takes writes");
  }
}

/** How connections to a database are made, and to which of its servers. */
export interface Way {
  /** The driver's client, for it or a pool: it connects to the server that takes writes. */
  readonly Client: typeof pg.Client;
  /** Finds out which server takes writes, for who connects next. Who calls meanwhile waits for the same answer. */
  look(): Promise<void>;
}

/** Longer than a server that is well takes to let somebody in. */
const patienceMs = 2000;

/**
 * The way to a database on several servers, of which one takes writes (`target_session_attrs=read-write`), or on one.
 * The driver knows one host alone. A client goes to the server that was found last; where that one does not answer or
 * takes no writes, this client fails, and those after it go where writes are taken by then.
 */
export function openWay(url: string): Way {
  const hosts = hostsOf(url);
  if (hosts.length === 1 && !new URL(url).searchParams.has("target_session_attrs")) {
    return { Client: pg.Client, look: async () => {} };
  }
  let known = withHost(url, hosts[0] ?? { host: "localhost", port: 5432 });
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= findPrimary(url, hosts)
      .then((found) => {
        known = found;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  return { Client: clientClass(() => known, look), look };
}

function clientClass(address: () => string, look: () => Promise<void>): typeof pg.Client {
  return class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const settings = typeof config === "string" ? {} : config;
      super({ ...settings, connectionString: address() });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = this.#connect();
      if (!callback) return connecting;
      // The driver's own way to say that nothing is wrong.
      connecting.then(() => callback(null as unknown as Error), callback);
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        if (!(await takesWrites(this))) throw new NoPrimaryError();
        return this;
      } catch (error) {
        // Nobody hears of this client again.
        this.on("error", () => {});
        this.connection.stream.destroy();
        await look().catch(() => undefined);
        throw error;
      }
    }
  };
}

async function takesWrites(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  return rows[0]?.transaction_read_only === "off";
}

/**
 * Asks all of them at once. Of two that take writes, the one on the later timeline was promoted when the other was taken
 * for dead.
 * @returns the address of that server alone
 */
async function findPrimary(url: string, hosts: readonly Host[]): Promise<string> {
  const addresses = hosts.map((host) => withHost(url, host));
  const answers = await Promise.allSettled(addresses.map(askTimeline));
  const found = addresses
    .flatMap((address, index) => {
      const answer = answers[index];
      const timeline = answer?.status === "fulfilled" ? answer.value : undefined;
      return timeline === undefined ? [] : [{ address, timeline }];
    })
    .toSorted((one, other) => (one.timeline < other.timeline ? 1 : -1))[0];
  if (found) return found.address;
  if (answers.some(({ status }) => status === "fulfilled")) throw new NoPrimaryError();
  throw answers.find((answer) => answer.status === "rejected")?.reason ?? new NoPrimaryError();
}

/** @returns undefined where the server takes no writes */
async function askTimeline(address: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: "maitred",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    if (!(await takesWrites(client))) return undefined;
    const { rows } = await client.query<{ timeline: string }>(
      "select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline",
    );
    return rows[0]?.timeline ?? "";
  } finally {
    client.connection.stream.destroy();
  }
}
