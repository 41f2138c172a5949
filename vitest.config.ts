import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
    globalSetup: ["test/support/database/start-server.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { shuffle: true },
    restoreMocks: true,
  },
});
