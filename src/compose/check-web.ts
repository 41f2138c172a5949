import { BlockList, isIP } from "node:net";
import type { Config } from "#src/config.ts";

/** What `npm run doctor` reports about the pages. */
interface WebLook {
  readonly facts: readonly string[];
  readonly warnings: readonly string[];
}

type WebConfig = Pick<Config, "host" | "port" | "publicUrl" | "trustedProxies">;

/**
 * The desk answers a browser without a session with 401 and a page of its own, so this status proves that the address
 * leads to it.
 */
const stranger = 401;
const patienceMs = 5000;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Checks whether browsers reach the pages of guests and staff, and whether the way there is encrypted. */
export async function checkWeb({ config }: { readonly config: WebConfig }): Promise<WebLook> {
  const { host, port, publicUrl, trustedProxies } = config;
  if (publicUrl !== undefined) {
    const doubt = await doubtAddress(publicUrl);
    return {
      facts: [
        `guests at ${publicUrl}/, the staff at ${publicUrl}/desk`,
        `believed to say for whom they ask: ${trustedProxies.join(", ")}`,
      ],
      warnings: [...doubtScheme(new URL(publicUrl)), ...(doubt === undefined ? [] : [doubt])],
    };
  }
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  if (isOwnMachine(host)) {
    return {
      facts: [`guests at ${address}/, the staff at ${address}/desk, on this machine alone`],
      warnings: [],
    };
  }
  return {
    facts: [`guests at ${address}/, the staff at ${address}/desk`],
    warnings: [
      `HOST ${host} lets others reach the pages without TLS: put a proxy with TLS in front, and set PUBLIC_URL to its https address`,
    ],
  };
}

function doubtScheme({ protocol, hostname }: URL): readonly string[] {
  if (protocol === "https:" || isOwnMachine(hostname)) return [];
  return ["PUBLIC_URL is http: guests' numbers and what opens the desk go over the net for all to read"];
}

/**
 * Asks `PUBLIC_URL` for the desk, and returns a warning if something else answers. The process that serves it need
 * not run during the check.
 */
async function doubtAddress(publicUrl: string): Promise<string | undefined> {
  const remedy = "does maitred run, and does the proxy lead /desk, /venues and /assets to it?";
  try {
    const { status } = await fetch(`${publicUrl}/desk`, { signal: AbortSignal.timeout(patienceMs) });
    return status === stranger
      ? undefined
      : `${publicUrl}/desk answers ${status}, as no desk does: ${remedy}`;
  } catch {
    return `${publicUrl}/desk does not answer: ${remedy}`;
  }
}

function isOwnMachine(host: string): boolean {
  if (host === "localhost") return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? "ipv6" : "ipv4");
}
