/** One server of an address: a name, a number, or a folder with the server's socket. */
export interface Host {
  readonly host: string;
  readonly port: number;
}

const usualPort = 5432;

/**
 * Writes an address with several hosts (`postgres://user@a:5432,b:5433/name`, as PostgreSQL's own programs take it) in
 * the form of theirs that every URL parser reads: `…?host=a,b&port=5432,5433`. Any other text is left as it is.
 * https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function gatherHosts(text: string): string {
  const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*,[^/?#@]*)(.*)$/s.exec(text);
  if (parts === null) return text;
  const [, scheme = "", user = "", list = "", rest = ""] = parts;
  const hosts = list.split(",").map((each) => /^(\[[^\]]*\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(each));
  if (hosts.includes(null) || !URL.canParse(`${scheme}${user}localhost${rest}`)) return text;
  const url = new URL(`${scheme}${user}localhost${rest}`);
  url.searchParams.set("host", hosts.map((each) => each?.[1]).join(","));
  url.searchParams.set("port", hosts.map((each) => each?.[2] ?? usualPort).join(","));
  return url.href;
}

/** The servers of an address, in its order. One port that is given for several hosts is that of them all. */
export function hostsOf(url: string): readonly Host[] {
  const { hostname, port, searchParams } = new URL(url);
  const hosts = (searchParams.get("host") || hostname || "localhost").split(",");
  const ports = (searchParams.get("port") || port || String(usualPort)).split(",");
  return hosts.map((host, index) => ({ host, port: Number(ports[index] ?? ports[0]) || usualPort }));
}

/** The same address with this host alone. */
export function withHost(url: string, { host, port }: Host): string {
  const one = new URL(url);
  one.searchParams.set("host", host.replace(/^\[(.*)\]$/, "$1"));
  one.searchParams.set("port", String(port));
  return one.href;
}
