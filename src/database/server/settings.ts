import type { ServerAddress } from "./server-address.ts";

/**
 * How the server is told to run. On the command line they come before whatever stands in the store's own
 * configuration files, and a new version of the code brings new ones along.
 */
export function serverSettings(
  address: ServerAddress,
  others: Readonly<Record<string, string>> = {},
): string[] {
  return Object.entries({ ...settings, ...addressSettings(address), ...others }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
}

function addressSettings(address: ServerAddress): Record<string, string> {
  if ("port" in address) {
    return { listen_addresses: "127.0.0.1", port: String(address.port), unix_socket_directories: "" };
  }
  // A list to PostgreSQL: quotes keep a folder with a comma in one piece.
  const folder = `"${address.socketFolder.replaceAll('"', '""')}"`;
  return { listen_addresses: "", unix_socket_directories: folder, unix_socket_permissions: "0700" };
}

const settings: Readonly<Record<string, string>> = {
  // What was acknowledged survives a power cut, and a page torn by one is made whole again.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // After a kill all files are flushed first. One by one, which every system can, takes seconds for a thousand of them.
  ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),

  // A restaurant's data is small: 32 MB hold all that is read daily. Half of PostgreSQL's own 128 MB would idle.
  shared_buffers: "32MB",
  // Ten of the pool, three of the jobs, one for each listener and hold, and room for the commands beside them.
  max_connections: "40",
  // Its 1 GB of log before a checkpoint is more than the data will be, and a crash would take as long to read it again.
  max_wal_size: "256MB",
  min_wal_size: "32MB",

  // Every helper process costs memory: reads are small and cached, queries of milliseconds gain nothing from company.
  io_method: "sync",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "1",
  // Compiling a query costs more than any of ours takes.
  jit: "off",

  // A backup is taken from the running server by one connection of this kind, which keeps the log it needs meanwhile.
  wal_level: "replica",
  max_wal_senders: "2",
  max_replication_slots: "2",

  // Its log goes to ours, which guests' words must not reach: failed statements are their caller's to report.
  logging_collector: "off",
  log_destination: "stderr",
  log_line_prefix: "",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  // The program recognises some of its messages.
  lc_messages: "C",
};
