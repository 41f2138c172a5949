import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

/** The parts of a request from which its client's address is read. */
interface Asking {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Returns the address of the client; undefined once the connection is closed. */
export type ClientAddress = (request: Asking) => string | undefined;

/**
 * Creates the function that finds a client's address. It is the address at the other end of the connection; if that
 * is a trusted proxy, it is the last address in `X-Forwarded-For` that is no trusted proxy's. Addresses before that
 * one could have been written by anybody.
 *
 * @param trusted addresses, and networks such as `10.0.0.0/8`
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = toBlockList(trusted);
  return ({ socket, headers }) => {
    const nearest = socket.remoteAddress && plain(socket.remoteAddress);
    if (!nearest || trusted.length === 0 || !isIn(proxies, nearest)) return nearest;
    const path = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").map(plain);
    let address = nearest;
    for (const hop of path.toReversed()) {
      if (isIP(hop) === 0) break;
      address = hop;
      if (!isIn(proxies, hop)) break;
    }
    return address;
  };
}

/** Undefined where it is neither an address nor a network. */
export function readNetwork(text: string): { readonly address: string; readonly bits?: number } | undefined {
  const [address = "", bits, ...others] = text.split("/");
  const family = isIP(address);
  if (family === 0 || others.length > 0) return undefined;
  if (bits === undefined) return { address };
  const mostBits = family === 6 ? 128 : 32;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= mostBits ? { address, bits: Number(bits) } : undefined;
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (!network) throw new RangeError(`"${text}" is neither an address nor a network`);
    const { address, bits } = network;
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/**
 * An address without its port, which some proxies add, and as IPv4 if a server that listens on all addresses sees it
 * as IPv6.
 */
function plain(written: string): string {
  const bare = written.trim().replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, "$1");
  const inBrackets = /^\[([^\]]{2,50})\](?::\d{1,5})?$/.exec(bare)?.[1] ?? bare;
  return inBrackets.replace(/^::ffff:(?=\d{1,3}\.)/i, "");
}
