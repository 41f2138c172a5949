/** The PostgreSQL server did not let us in. The message is for the operator and holds no password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
  readonly code = "DATABASE_UNREACHABLE";

  constructor(url: string, cause: unknown) {
    super(`could not reach PostgreSQL at ${describeServer(url)}: ${describeReason(cause)}`, { cause });
  }
}

function describeServer(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  return `${hostname || "localhost"}:${port || "5432"}${database === "" ? "" : ` (database "${database}")`}`;
}

/** By error code: of Node's sockets, and of PostgreSQL (appendix A, "PostgreSQL Error Codes"). */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there; is the server running?",
  ENOTFOUND: "no such host; check DATABASE_URL",
  EAI_AGAIN: "the host's name could not be looked up; check DATABASE_URL and the network",
  ETIMEDOUT: "no answer; check the address and the firewall",
  ECONNRESET: "the server closed the connection",
  "28P01": "wrong user name or password; check DATABASE_URL",
  "28000": "the server refuses this user from here; check DATABASE_URL and the server's pg_hba.conf",
  "3D000": "there is no such database; create it or check DATABASE_URL",
  "53300": "the server has no free connection",
  "57P03": "the server is starting up; try again in a moment",
};

function describeReason(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown error";
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
  if (code !== undefined && code in reasons) return reasons[code] ?? code;
  if (cause.message.includes("timeout")) return reasons["ETIMEDOUT"] ?? "no answer";
  return cause.message || code || "unknown error";
}
