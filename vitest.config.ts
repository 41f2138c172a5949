import { configDefaults, defineConfig } from "vitest/config";
import { expressionFlags } from "./src/compose/expression-flags.ts";
import pureFolders from "./test/pure-folders.json" with { type: "json" };
import { LongestFirst } from "./test/support/longest-first.ts";
import { patienceMs } from "./test/support/patience.ts";
import { seed } from "./test/support/seed.ts";
import { SlowestFiles } from "./test/support/slowest-files.ts";

/**
 * What only thinks asks thousands of expressions of every language, in texts of every length. Made machine code they took
 * 0.3 GB and more, near the 512 MB that V8 keeps for that, and now and then a worker ended without a word. As bytecode they
 * are ready sooner, and the whole takes no longer.
 */
const interpreted = ["--regexp-interpret-all", ...expressionFlags];

const pure = pureFolders.map((folder) => `test/${folder}/**/*.test.ts`);

/** test/support/README.md says what each project is for. */
export default defineConfig({
  test: {
    // Ends what hangs; no test is judged by how long it takes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: patienceMs, interval: 20 } },
    sequence: {
      shuffle: { files: true, tests: true },
      sequencer: LongestFirst,
      ...(seed !== undefined && { seed }),
    },
    setupFiles: ["test/support/seeds.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    // A file of its own process would load every library and compile every expression again.
    isolate: false,
    // By default one processor less, which is half of them where there are two.
    maxWorkers: "100%",
    reporters: ["default", new SlowestFiles()],
    projects: [
      // One project after the other: a worker that changes between them would begin with nothing loaded.
      {
        extends: true,
        test: {
          name: "pure",
          include: pure,
          pool: "forks",
          execArgv: interpreted,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "io",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...pure],
          pool: "forks",
          execArgv: [...expressionFlags],
          sequence: { groupOrder: 2 },
          globalSetup: ["test/support/database/start-server.ts"],
        },
      },
    ],
  },
});
