import { Readable } from "node:stream";
import pg from "pg";

/** As pg_basebackup asks: everything that a server needs to start from it, its log of changes included. */
const command =
  "BASE_BACKUP (LABEL 'maitred', CHECKPOINT 'fast', WAL true, MANIFEST 'no', VERIFY_CHECKSUMS true, WAIT false)";

/** The log of changes since then is kept until the connection ends, however many checkpoints the backup meets. */
const keepLog = "CREATE_REPLICATION_SLOT maitred_backup TEMPORARY PHYSICAL (RESERVE_WAL)";

/**
 * A server's files as a tar archive, taken while it runs: as they are at the end, consistent, with everything that was
 * committed before the beginning.
 */
export async function* readBaseBackup(url: string): AsyncGenerator<Uint8Array> {
  const replicationUrl = new URL(url);
  replicationUrl.searchParams.set("replication", "true");
  const client = new pg.Client({
    connectionString: replicationUrl.href,
    application_name: "maitred backup",
  });
  const copy = new CopyOut(command);
  client.on("error", (error) => copy.archive.destroy(error));
  await client.connect();
  try {
    await client.query(keepLog);
    client.query(copy);
    yield* copy.archive;
  } finally {
    await client.end();
  }
}

/** Of PostgreSQL's protocol, "Streaming Replication Protocol", `BASE_BACKUP`: what kind of message follows. */
const archiveData = "d".charCodeAt(0);

interface Socket {
  pause(): void;
  resume(): void;
}

interface Connection {
  readonly stream: Socket;
  query(text: string): void;
}

/** The driver reads rows; what the server copies out, it hands to whoever has these methods. */
class CopyOut {
  readonly archive: Readable;
  readonly #text: string;
  #socket: Socket | undefined;

  constructor(text: string) {
    this.#text = text;
    this.archive = new Readable({ read: () => this.#socket?.resume() });
  }

  submit(connection: Connection): void {
    this.#socket = connection.stream;
    connection.query(this.#text);
  }

  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    if (chunk[0] !== archiveData) return;
    // The driver reuses the memory of a chunk.
    if (!this.archive.push(Uint8Array.from(chunk.subarray(1)))) this.#socket?.pause();
  }

  handleError(error: Error): void {
    this.archive.destroy(error);
  }

  handleReadyForQuery(): void {
    if (!this.archive.destroyed) this.archive.push(null);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
