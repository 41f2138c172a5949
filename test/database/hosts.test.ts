import { describe, expect, test } from "vitest";
import { gatherHosts, hostsOf } from "#src/database/hosts.ts";

describe("an address with several hosts", () => {
  test.for([
    ["postgres://me:pw@a:5433,b/venue?sslmode=disable", "a:5433 b:5432"],
    ["postgres://me:p%40w@[::1]:6001,10.0.0.2:6002/venue", "[::1]:6001 10.0.0.2:6002"],
    ["postgresql://a,b,c:7000/venue", "a:5432 b:5432 c:7000"],
    ["postgres://me@localhost/venue?host=/run/one,/run/two", "/run/one:5432 /run/two:5432"],
    ["postgres://me@localhost/venue?host=/run/one,/run/two&port=6001,6002", "/run/one:6001 /run/two:6002"],
    ["postgres://me@localhost/venue?host=a,b&port=6001", "a:6001 b:6001"],
    ["postgres://me@db:6432/venue", "db:6432"],
    ["postgres:///venue", "localhost:5432"],
  ] as const)("%s has %s", ([url, hosts]) => {
    const gathered = gatherHosts(url);
    expect(
      hostsOf(gathered)
        .map(({ host, port }) => `${host}:${port}`)
        .join(" "),
    ).toBe(hosts);
    expect(gatherHosts(gathered)).toBe(gathered);
  });

  test("keeps the user, the password, the name and the settings", () => {
    const url = new URL(gatherHosts("postgres://me:p%40w@a:5433,b/venue?sslmode=disable"));
    expect([url.username, url.password, url.pathname]).toEqual(["me", "p%40w", "/venue"]);
    expect(url.searchParams.get("sslmode")).toBe("disable");
  });

  test.for(["postgres://me@a:x,b/venue", "postgres://me@a,b:1:2/venue", "venue", "mysql://a,b/venue"])(
    "%s is left as it is",
    (text) => {
      expect(gatherHosts(text)).toBe(text);
    },
  );
});
