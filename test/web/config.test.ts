import { describe, expect, test } from "vitest";
import { webEnvSchema } from "#src/web/config.ts";

const TRUSTED_PROXIES = ["127.0.0.0/8", "::1"];

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
    [
      { TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,fd00::/8" },
      { HOST: "127.0.0.1", PORT: 3000, TRUSTED_PROXIES: ["10.0.0.0/8", "192.0.2.7", "fd00::/8"] },
    ],
  ] as const)("%o", ([env, expected]) => {
    expect(webEnvSchema.parse(env)).toEqual({ TRUSTED_PROXIES, ...expected });
  });

  test.for([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80a"],
    ["PORT", ""],
    ["HOST", ""],
    ["PUBLIC_URL", "book.example.com"],
    ["PUBLIC_URL", "ftp://book.example.com"],
    ["TRUSTED_PROXIES", "proxy.example.com"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
    ["TRUSTED_PROXIES", "10.0.0.0/8,"],
  ] as const)("refuses %s=%s, once", ([key, value]) => {
    const result = webEnvSchema.safeParse({ [key]: value });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
  });
});
