import { describe, expect, test } from "vitest";
import { webEnvSchema } from "#src/web/config.ts";

describe("the web server's environment", () => {
  test.for([
    [{}, { HOST: "127.0.0.1", PORT: 3000 }],
    [
      { HOST: "0.0.0.0", PORT: "8080" },
      { HOST: "0.0.0.0", PORT: 8080 },
    ],
    [{ PORT: "0" }, { HOST: "127.0.0.1", PORT: 0 }],
    [
      { PUBLIC_URL: "https://book.example.com/" },
      { HOST: "127.0.0.1", PORT: 3000, PUBLIC_URL: "https://book.example.com" },
    ],
  ] as const)("%o", ([env, expected]) => {
    expect(webEnvSchema.parse(env)).toEqual(expected);
  });

  test.for([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80a"],
    ["PORT", ""],
    ["HOST", ""],
    ["PUBLIC_URL", "book.example.com"],
    ["PUBLIC_URL", "ftp://book.example.com"],
  ] as const)("refuses %s=%s, once", ([key, value]) => {
    const result = webEnvSchema.safeParse({ [key]: value });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
  });
});
