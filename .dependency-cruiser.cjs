const { readdirSync } = require("node:fs");
const { versionMajorMinor } = require("typescript");
const pureFolders = require("./test/pure-folders.json");

// It reads no TypeScript from 7 on: it would find no module, and nothing wrong with none.
if (Number.parseInt(versionMajorMinor, 10) > 6)
  throw new Error("dependency-cruiser cannot read this TypeScript");

/**
 * Who may import whom. One line a folder: everything of ours that a folder may reach.
 * The reasons stand in docs/architecture.md; a row that proves too narrow is widened with a decision.
 */
const allowed = {
  "src/lib": [],
  "src/booking/contract": ["src/lib"],
  "src/database": ["src/lib"],
  "src/jobs": ["src/lib", "src/database"],
  "src/web": ["src/lib"],
  "src/bot/languages": ["src/lib", "src/bot/understanding/understood.ts", "src/bot/understanding/topic.ts"],
  "src/bot/understanding": ["src/lib", "src/bot/languages"],
  "src/bot/machine": [
    "src/lib",
    "src/booking/contract",
    "src/bot/understanding/understood.ts",
    "src/bot/understanding/topic.ts",
  ],
  "src/bot/machine/core": [
    "src/lib",
    "src/booking/contract",
    "src/bot/understanding/understood.ts",
    "src/bot/understanding/topic.ts",
  ],
  "src/bot/machine/tables": [
    "src/lib",
    "src/bot/understanding/understood.ts",
    "src/bot/understanding/topic.ts",
    "src/bot/machine/core",
  ],
  "src/bot/machine/anytime": [
    "src/lib",
    "src/bot/understanding/understood.ts",
    "src/bot/understanding/topic.ts",
    "src/bot/machine/core",
    "src/bot/machine/tables",
  ],
  "src/bot/machine/phases": [
    "src/lib",
    "src/bot/understanding/understood.ts",
    "src/bot/understanding/topic.ts",
    "src/bot/machine/core",
    "src/bot/machine/tables",
    "src/bot/machine/anytime",
  ],
  "src/bot/replies": ["src/lib", "src/booking/contract", "src/bot/machine"],
  "src/bot/runtime": [
    "src/lib",
    "src/calendar",
    "src/booking/contract",
    "src/bot/machine",
    "src/bot/understanding",
    "src/bot/languages",
    "src/bot/replies",
  ],
  "src/bot/persistence": [
    "src/lib",
    "src/database",
    "src/booking/contract",
    "src/bot/machine",
    "src/bot/runtime",
    "src/bot/desk/ports.ts",
    "src/bot/desk/broadcast/ports.ts",
    "src/bot/desk/door/ports.ts",
    "src/bot/desk/door/session.ts",
    "src/bot/desk/watch/ports.ts",
    "src/bot/aftercare/ports.ts",
    "src/bot/aftercare/mail/ports.ts",
    "src/bot/groups/ports.ts",
  ],
  "src/bot/groups": ["src/lib", "src/jobs", "src/bot/machine", "src/bot/replies", "src/bot/runtime/ports"],
  "src/bot/aftercare": [
    "src/lib",
    "src/jobs",
    "src/calendar",
    "src/booking/contract",
    "src/bot/machine",
    "src/bot/understanding",
    "src/bot/replies",
    "src/bot/runtime/ports",
    "src/bot/runtime/booked-table.ts",
    "src/bot/runtime/request-hold.ts",
  ],
  "src/bot/desk": [
    "src/lib",
    "src/jobs",
    "src/pictures",
    "src/booking/contract",
    "src/bot/machine",
    "src/bot/understanding",
    "src/bot/replies",
    "src/bot/runtime/ports",
  ],
  "src/adapters/discord": ["src/lib", "src/bot/runtime/ports", "src/bot/desk", "src/bot/replies/reply.ts"],
  "src/adapters/web": [
    "src/lib",
    "src/web/page",
    "src/bot/runtime/ports",
    "src/bot/runtime/web-chats.ts",
    "src/bot/replies/reply.ts",
  ],
  "src/adapters/web-desk": ["src/lib", "src/web/page", "src/bot/desk"],
  "src/adapters/shell": ["src/lib", "src/bot/desk"],
  "src/metrics": [
    "src/lib",
    "src/web",
    "src/bot/runtime/turn-store.ts",
    "src/booking/contract",
    "src/booking/client/booking-client.ts",
  ],
  "src/conformance": ["src/lib", "src/booking/contract", "src/booking/client"],
  "src/import": ["src/lib", "src/booking/contract"],
  "src/calendar": ["src/lib"],
  "src/pictures": ["src/lib"],
  "src/links": ["src/lib", "src/bot/machine/core"],
  "src/booking/client": ["src/lib", "src/booking/contract"],
  "src/booking/service/venue": ["src/lib", "src/booking/contract"],
  "src/booking/service/states": ["src/lib", "src/booking/contract"],
  "src/booking/service/capacity": ["src/lib", "src/booking/contract", "src/booking/service/venue"],
  "src/booking/service/store": [
    "src/lib",
    "src/database",
    "src/booking/contract",
    "src/booking/service/venue",
    "src/booking/service/states",
    "src/booking/service/capacity",
  ],
  "src/booking/service/webhook": ["src/lib"],
  "src/booking/service/back-office": [
    "src/lib",
    "src/booking/contract",
    "src/booking/service/venue",
    "src/booking/service/states",
    "src/booking/service/store",
  ],
  "src/booking/service/http": ["src/lib", "src/jobs", "src/booking/contract", "src/booking/service"],
  "src/booking/service/jobs": ["src/lib", "src/jobs", "src/booking/contract", "src/booking/service"],
};

/** A guests' platform is a folder of adapters; the staff's has a line above. */
for (const entry of readdirSync("src/adapters", { withFileTypes: true }).filter((each) => each.isDirectory()))
  allowed[`src/adapters/${entry.name}`] ??= ["src/lib", "src/bot/runtime/ports", "src/bot/replies/reply.ts"];

const escaped = (path) => path.replaceAll(".", "\\.");
const within = (path) => (path.endsWith(".ts") ? `^${escaped(path)}$` : `^${escaped(path)}/`);

const folderRules = Object.entries(allowed).map(([folder, targets]) => ({
  name: folder.replace("src/", "").replaceAll("/", "-"),
  comment: `${folder} may import only itself${targets.length > 0 ? ` and ${targets.join(", ")}` : ""}`,
  severity: "error",
  from: { path: within(folder) },
  to: { path: "^src/", pathNot: [within(folder), ...targets.map(within)] },
}));

/** An SDK's name appears in one place. */
const sdkHomes = {
  grammy: ["^src/adapters/telegram/"],
  "@grammyjs/[^/]+": ["^src/adapters/telegram/"],
  "discord\\.js": ["^src/adapters/discord/"],
  undici: ["^src/booking/client/", "^src/web/"],
  "pg-boss": ["^src/jobs/"],
  hono: ["^src/web/", "^src/booking/service/http/", "^src/adapters/web/", "^src/adapters/web-desk/"],
  "@hono/[^/]+": ["^src/web/", "^src/booking/service/http/"],
  kysely: ["^src/database/", "^src/jobs/", "^src/bot/persistence/", "^src/booking/service/store/"],
  pg: ["^src/database/"],
  "chrono-node": ["^src/bot/understanding/"],
  "ical-generator": ["^src/calendar/"],
  "csv-parse": ["^src/import/"],
  "prom-client": ["^src/metrics/"],
  nodemailer: ["^src/adapters/mail/"],
  qrcode: ["^src/links/"],
  "@resvg/[^/]+": ["^src/pictures/render-png\\.ts$"],
  "string-width": ["^src/adapters/shell/", "^src/adapters/terminal/"],
  "wrap-ansi": ["^src/adapters/shell/", "^src/adapters/terminal/"],
  jose: ["^src/booking/service/http/"],
  "@fluent/[^/]+": ["^src/bot/replies/"],
};

const sdkRules = Object.entries(sdkHomes).map(([sdk, homes]) => ({
  name: `sdk-${sdk.replace(/[^a-z-]/g, "")}`,
  comment: `${sdk} is imported only in ${homes.join(", ")}`,
  severity: "error",
  from: { path: "^src/", pathNot: homes },
  to: { path: `node_modules/${sdk}/` },
}));

/**
 * The tests of these folders share a process and its modules, in any order: they may reach no connection, no process
 * and no timer. The repository's own files they may read.
 */
const pureTests = `^test/(${pureFolders.join("|")})/`;
const pureSources = `^src/(${pureFolders.join("|")}|booking/service/venue)/`;
const otherSdks = Object.entries(sdkHomes)
  .filter(([, homes]) => homes.some((home) => !pureFolders.includes(home.slice("^src/".length, -1))))
  .map(([sdk]) => `node_modules/${sdk}/`);
const otherNodeModules = "^(node:)?(?!(assert|crypto|events|fs|path|url|util)$)[a-z_/]+$";

/**
 * Only what opens a connection, a process or a timer is looked for through everything that a test reaches: such a walk
 * is made for each pair of a test and a module that the rule names, and with all sources among them it took a minute.
 */
const pureTestRules = [
  ["sources", { path: "^src/", pathNot: pureSources }],
  ["doors", { path: [otherNodeModules, ...otherSdks], reachable: true }],
].map(([name, to]) => ({
  name: `pure-tests-${name}`,
  comment: "a test that does more than think stands in another folder, and runs in the project `io`",
  severity: "error",
  from: { path: pureTests },
  to,
}));

module.exports = {
  forbidden: [
    ...folderRules,
    ...sdkRules,
    ...pureTestRules,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "entries-are-not-imported",
      comment: "main.ts and the commands are entries; what joins the parts is imported only by them",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/((main|start)\\.ts|commands/|compose/)" },
      to: { path: "^src/main\\.ts$|^src/commands/|^src/compose/" },
    },
    {
      name: "messages-are-not-logged",
      comment: "what is told in full, to one person who asked: everything else takes faultOf or reasonOf",
      severity: "error",
      from: {
        path: "^src/",
        pathNot:
          "^src/(commands/|conformance/|compose/(checks|foreign-lists)\\.ts$|database/(back-up|restore)\\.ts$)",
      },
      to: { path: "^src/lib/message-of\\.ts$" },
    },
    {
      name: "not-to-test",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(test|bench)/" },
    },
    {
      name: "no-dev-dependency-in-src",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
    },
    skipAnalysisNotInRules: true,
  },
};
