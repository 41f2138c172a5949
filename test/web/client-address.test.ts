import { describe, expect, onTestFinished, test } from "vitest";
import { createClientAddress } from "#src/web/client-address.ts";
import { webEnvSchema } from "#src/web/config.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

describe("who asks", () => {
  const proxies = ["10.0.0.0/8", "192.0.2.7", "fd00::/8"];

  test.for([
    ["directly", "203.0.113.9", undefined, "203.0.113.9"],
    ["directly, whatever they say", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["by a trusted proxy", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["by a single trusted address", "192.0.2.7", "198.51.100.1", "198.51.100.1"],
    ["by its neighbour", "192.0.2.8", "198.51.100.1", "192.0.2.8"],
    ["by two trusted proxies", "10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"],
    ["by a proxy that nobody trusts before one", "10.1.2.3", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
    ["with a list of their own before it", "10.1.2.3", "10.0.0.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
    ["by proxies alone", "10.1.2.3", "10.0.0.5, 10.0.0.6", "10.0.0.5"],
    ["by a proxy that says nothing", "10.1.2.3", undefined, "10.1.2.3"],
    ["by a proxy that says nonsense", "10.1.2.3", "unknown, _hidden", "10.1.2.3"],
    ["behind nonsense", "10.1.2.3", "198.51.100.1, unknown, 10.0.0.5", "10.0.0.5"],
    ["by a proxy that adds the port", "10.1.2.3", "198.51.100.1:4711", "198.51.100.1"],
    ["by IPv6", "fd00::1", "2001:db8::7", "2001:db8::7"],
    ["by IPv6, with the port", "fd00::1", "[2001:db8::7]:443", "2001:db8::7"],
    ["seen as IPv6", "::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["seen as IPv6, directly", "::ffff:203.0.113.9", undefined, "203.0.113.9"],
    ["from a connection that is gone", undefined, "198.51.100.1", undefined],
  ] as const)("%s", ([, remoteAddress, forwarded, expected]) => {
    const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } };
    expect(createClientAddress(proxies)(request)).toBe(expected);
  });

  test.for([
    ["a proxy of this machine", "127.0.0.1", "198.51.100.4", "198.51.100.4"],
    ["a guest on the Wi-Fi, by that proxy", "127.0.0.1", "203.0.113.9, 192.168.1.77", "192.168.1.77"],
    ["a guest on the Wi-Fi, directly", "192.168.1.77", "198.51.100.4", "192.168.1.77"],
    ["a neighbour in a container network", "172.17.0.3", "198.51.100.4", "172.17.0.3"],
  ] as const)("where nothing is set: %s", ([, remoteAddress, forwarded, expected]) => {
    const { TRUSTED_PROXIES } = webEnvSchema.parse({});
    const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } };
    expect(createClientAddress(TRUSTED_PROXIES)(request)).toBe(expected);
  });

  test.for([
    ["a proxy of this machine", ["127.0.0.1"], "198.51.100.1"],
    ["nobody", [], "127.0.0.1"],
  ] as const)("is told to the parts of the server that trusts %s", async ([, trustedProxies, expected]) => {
    const server = await openWebServer({
      ...{ host: "127.0.0.1", port: 0, log: createQuietLog() },
      trustedProxies,
    });
    onTestFinished(() => server.stop({ timeoutMs: 0 }));
    server.serve({
      mounts: [{ path: "/who", handle: (_, _send, { address }) => new Response(address) }],
    });
    const headers = { "X-Forwarded-For": "198.51.100.1" };
    expect(await (await fetch(`${server.url}/who`, { headers })).text()).toBe(expected);
  });
});
