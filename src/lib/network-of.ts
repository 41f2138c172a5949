/**
 * By what limits tell clients apart: the address, and of IPv6 its first 64 bits, since who has one of those addresses has
 * all of them (RFC 6177).
 */
export function networkOf(address: string | undefined): string {
  const bare = address?.replace(/^::ffff:(?=\d{1,3}\.)/i, "") ?? "unknown";
  if (!bare.includes(":")) return bare;
  const [head = "", tail] = bare.split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  const network = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
