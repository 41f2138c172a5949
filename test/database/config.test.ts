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
    [
      { DATABASE_URL: "postgres://me@one:6432,two/venue?target_session_attrs=read-write" },
      {
        url: "postgres://me@localhost/venue?target_session_attrs=read-write&host=one%2Ctwo&port=6432%2C5432",
      },
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
    ["DATABASE_URL", "postgres://me:s3cret@one,two/venue?target_session_attrs=any"],
    ["DATABASE_URL", "postgres://me:s3cret@localhost/venue?host=a,b,c&port=1,2"],
    ["DATABASE_URL", "postgres://me:s3cret@one:x,two/venue"],
    ["DATA_DIR", " "],
  ] as const)("refuses %s=%s without repeating it", ([key, value]) => {
    const result = databaseEnvSchema.safeParse({ [key]: value });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
    expect(result.error?.message).not.toContain("s3cret");
  });
});
