import type { Server } from "node:http";
import { OwnError, reasonOf } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";

/** The server could not listen where it was told to. The message says which setting to change. */
export class ListenError extends OwnError {
  override readonly name = "ListenError";
  readonly code = "CANNOT_LISTEN";
}

export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string }> {
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen({ host, port }, listening.resolve);
  try {
    await listening.promise;
  } catch (error) {
    throw new ListenError(explain(error, host, port), { cause: error });
  }
  server.off("error", listening.reject);
  const address = server.address();
  const actualPort = typeof address === "object" ? address?.port : undefined;
  return { url: `http://${toUrlHost(host)}:${actualPort ?? port}` };
}

function explain(error: unknown, host: string, port: number): string {
  const code = codeOf(error);
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} is in use; set PORT to another one, or stop the program that uses it`;
    case "EACCES":
      return `port ${port} is not open to this user; set PORT to 1024 or higher`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine; set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses`;
    default:
      return `could not listen on ${host}, port ${port}: ${reasonOf(error)}`;
  }
}

/** All of the machine's addresses are none that a browser could open. */
function toUrlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
