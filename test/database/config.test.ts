import { describe, expect, test } from "vitest";
import { databaseEnvSchema, toDatabaseTarget } from "#src/database/config.ts";

describe("the store's environment", () => {
  test.for([
    [{}, { dataDir: "./data" }],
    [{ DATA_DIR: "/var/lib/maitred" }, { dataDir: "/var/lib/maitred" }],
    [{ DATABASE_URL: "postgres://me@db/venue", DATA_DIR: "x" }, { url: "postgres://me@db/venue" }],
    [
      { DATABASE_URL: "postgresql://me:pass%20word@db:6432/venue?sslmode=require" },
      { url: "postgresql://me:pass%20word@db:6432/venue?sslmode=require" },
    ],
  ] as const)("%o", ([env, target]) => {
    expect(toDatabaseTarget(databaseEnvSchema.parse(env))).toEqual(target);
  });

  test.for([
    ["DATABASE_URL", "mysql://me:s3cret@db/venue"],
    ["DATABASE_URL", "venue"],
    ["DATABASE_URL", "postgres://me:s3cret#1@db/venue"],
    ["DATABASE_URL", "postgres://me:12/s3cret@db/venue"],
    ["DATABASE_URL", "postgres://me:12#s3cret@db/venue"],
    ["DATA_DIR", " "],
  ] as const)("refuses %s=%s without repeating it", ([key, value]) => {
    const result = databaseEnvSchema.safeParse({ [key]: value });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
    expect(result.error?.message).not.toContain("s3cret");
  });
});
