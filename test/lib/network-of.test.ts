import { expect, test } from "vitest";
import { networkOf } from "#src/lib/network-of.ts";

test.for([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  [undefined, "unknown"],
] as const)("%s is of %s", ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});
