import { OwnError } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { hostsOf } from "./hosts.ts";

/** The PostgreSQL server did not let us in. The message is for the operator and holds no password. */
export class DatabaseUnreachableError extends OwnError {
  override readonly name = "DatabaseUnreachableError";
  readonly code = "DATABASE_UNREACHABLE";

  constructor(url: string, cause: unknown) {
    super(`could not reach PostgreSQL at ${describeServer(url)}: ${describeReason(url, cause)}`, { cause });
  }
}

function describeServer(url: string): string {
  const servers = hostsOf(url).map(({ host, port }) => `${host}:${port}`);
  const database = new URL(url).pathname.slice(1).replaceAll("%20", " ");
  return `${servers.join(", ")}${database === "" ? "" : ` (database "${database}")`}`;
}

const nobodyListens = "nothing listens there; is the server running?";
const unknownSigner =
  "its certificate is signed by nobody known here; name the signer's in DATABASE_URL: " +
  "?sslmode=verify-full&sslrootcert=/path/to/ca.pem";

/**
 * By error code: of Node's sockets, of OpenSSL, and of PostgreSQL (appendix A, "PostgreSQL Error Codes"), whose texts
 * are in the language of the server.
 */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: nobodyListens,
  // Of a socket in the file system.
  ENOENT: nobodyListens,
  ENOTFOUND: "no such host; check DATABASE_URL",
  EAI_AGAIN: "the host's name could not be looked up; check DATABASE_URL and the network",
  ETIMEDOUT: "no answer; check the address and the firewall",
  EHOSTUNREACH: "no way to this host; check DATABASE_URL and the network",
  ENETUNREACH: "no way to this host; check DATABASE_URL and the network",
  ECONNRESET: "the server closed the connection; is it PostgreSQL?",
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownSigner,
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
  CERT_HAS_EXPIRED: "its certificate has expired; renew it",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host name; use that one in DATABASE_URL",
  "28P01": "wrong user name or password; check DATABASE_URL",
  "28000":
    "the server refuses this user from here; check that the user of DATABASE_URL exists there, the server's " +
    "pg_hba.conf, and whether it wants TLS (?sslmode=verify-full)",
  "3D000": "there is no such database; create it or check DATABASE_URL",
  "42501": "this user may not connect to the database; grant it, or check DATABASE_URL",
  "53300": "the server has no free connection; raise its max_connections or end other programs",
  NO_PRIMARY: "it is a standby, which takes no writes; promote one, or name the server that was promoted",
  "57P03": "the server is starting up; try again in a moment",
};

/** What the driver finds by itself has no code. By how its message begins. */
const reasonsOfDriver: Readonly<Record<string, string>> = {
  timeout: "no answer; check the address and the firewall",
  "Connection terminated due to connection timeout": "no answer; check the address and the firewall",
  "Connection terminated": "the server closed the connection; is it PostgreSQL?",
  "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password":
    "the server wants a password; put one into DATABASE_URL: postgres://user:password@host:5432/name",
  "The server does not support SSL": "the server offers no TLS; take sslmode and ssl out of DATABASE_URL",
};

function describeReason(url: string, cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown error";
  const code = codeOf(cause);
  if (code?.startsWith("28") && !namesUser(url))
    return "no user was let in; name one in DATABASE_URL: postgres://user:password@host:5432/name";
  if ("syscall" in cause && cause.syscall === "open" && "path" in cause)
    return `the file ${cause.path} that DATABASE_URL names cannot be read (${code})`;
  if (cause instanceof URIError) return "DATABASE_URL must have %25 for each % that stands for itself";
  const known = code === undefined ? undefined : reasons[code];
  const [, found] = Object.entries(reasonsOfDriver).find(([start]) => cause.message.startsWith(start)) ?? [];
  return known ?? found ?? (cause.message || code || "unknown error");
}

function namesUser(url: string): boolean {
  const { username, searchParams } = new URL(url);
  return username !== "" || searchParams.has("user");
}
