import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig, variableNames } from "#src/config.ts";

function configOf(env: Record<string, string> = {}) {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistakes.join("\n"));
  return result.config;
}

function mistakesOf(env: Record<string, string>): readonly string[] {
  const result = readConfig(env);
  return result.ok ? [] : result.mistakes;
}

describe("an empty environment", () => {
  test("is complete: the embedded service, a store of its own, no platform", () => {
    expect(configOf()).toMatchObject({
      guestPlatforms: [],
      discord: undefined,
      remoteService: undefined,
      database: { dataDir: "./data" },
      venueFiles: ["./venues.yaml", "./venues.example.yaml"],
      host: "127.0.0.1",
      port: 3000,
      serviceRateLimit: 50,
      serviceApiKeys: [],
    });
    expect(configOf().holdFor.toString()).toBe("PT15M");
  });

  test("is the same when every variable is set to nothing", () => {
    const nothing = Object.fromEntries(variableNames.map((name) => [name, ""]));
    expect(JSON.stringify(configOf(nothing))).toBe(JSON.stringify(configOf()));
  });
});

describe("mistakes", () => {
  test("are reported all at once, one line each, naming the variable", () => {
    const mistakes = mistakesOf({
      PORT: "eighty",
      LOG_LEVEL: "loud",
      BOOKING_BASE_URL: "booking",
      HOLD_FOR: "15 minutes",
      QUIET_HOURS: "night",
      TELEGRAM_WEBHOOK_URL: "https://book.example.com/telegram",
      SERVICE_API_KEYS: "partner",
    });
    const named = mistakes.map((line) => line.split(" ")[0]);
    expect(named).toEqual(
      expect.arrayContaining([
        "PORT",
        "LOG_LEVEL",
        "BOOKING_BASE_URL",
        "HOLD_FOR",
        "QUIET_HOURS",
        "TELEGRAM_WEBHOOK_SECRET",
        "SERVICE_API_KEYS",
      ]),
    );
    expect(mistakes.every((line) => !line.includes("\n"))).toBe(true);
  });

  test("never repeat a secret", () => {
    const secret = "not a token; s3cr3t";
    const mistakes = mistakesOf({
      TELEGRAM_BOT_TOKEN: secret,
      DISCORD_BOT_TOKEN: secret,
      BOOKING_API_KEY: secret,
      SERVICE_API_KEYS: secret,
      DATABASE_URL: "mysql://me:s3cr3t@host/db",
    });
    expect(mistakes.length).toBeGreaterThanOrEqual(5);
    expect(mistakes.join()).not.toContain("s3cr3t");
  });

  test.for([
    ["a freed table kept longer than a hold lasts", { HOLD_FOR: "PT5M", WAITLIST_OFFER_FOR: "PT6M" }],
    ["a client that calls itself like the bot", { SERVICE_API_KEYS: "maitred:0123456789abcdef" }],
    [
      "webhooks of a service that is not ours",
      {
        BOOKING_BASE_URL: "https://b.example.com",
        BOOKING_API_KEY: "0123456789abcdef",
        WEBHOOK_URL: "https://erp.example.com",
        WEBHOOK_SECRET: `whsec_${"A".repeat(32)}`,
      },
    ],
    ["a receiver of webhooks without a secret", { WEBHOOK_URL: "https://erp.example.com" }],
    [
      "a secret of webhooks that is too short",
      { WEBHOOK_URL: "https://erp.example.com", WEBHOOK_SECRET: "whsec_s3cr3t" },
    ],
    ["a short key", { SERVICE_API_KEYS: "partner:short" }],
    ["a remote service without authentication", { BOOKING_BASE_URL: "https://booking.example.com" }],
  ] as const)("%s is one", ([, env]) => {
    expect(mistakesOf(env)).toHaveLength(1);
  });
});

describe("how long a freed table waits", () => {
  const offerFor = (env: Record<string, string>) => configOf(env).aftercare.waitlistOfferFor.toString();

  test.for([
    [{}, "PT15M"],
    [{ HOLD_FOR: "PT10M" }, "PT10M"],
    [{ HOLD_FOR: "PT60M" }, "PT15M"],
    [{ HOLD_FOR: "PT60M", WAITLIST_OFFER_FOR: "PT40M" }, "PT40M"],
  ] as const)("%o: %s", ([env, expected]) => {
    expect(offerFor(env)).toBe(expected);
  });
});

describe("clients that cannot be told apart", () => {
  const [one, other] = ["0123456789abcdef", "fedcba9876543210"];

  test.for([
    [`till:${one},shop:${one}:1`, 'SERVICE_API_KEYS entry 2 must have a key of its own: "till" has the same'],
    [
      `till:${one},till:${other}`,
      'SERVICE_API_KEYS entry 2 must have another name: there is a "till" before it, and a name has one key here',
    ],
    [
      `till:${one},till:${one}`,
      'SERVICE_API_KEYS entry 2 must have another name: there is a "till" before it, and a name has one key here',
    ],
  ] as const)("are a mistake, and no key is shown: %s", ([keys, mistake]) => {
    expect(mistakesOf({ SERVICE_API_KEYS: keys })).toEqual([mistake]);
  });
});

test("further clients are read with the venues they are limited to", () => {
  const { serviceApiKeys } = configOf({ SERVICE_API_KEYS: "one:0123456789abcdef, two:fedcba9876543210:1+2" });
  expect(serviceApiKeys).toEqual([
    { name: "one", key: "0123456789abcdef" },
    { name: "two", key: "fedcba9876543210", venueIds: [1, 2] },
  ]);
});

test(".env.example explains exactly the variables that are read, with their defaults", () => {
  const text = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  const example = parseEnv(text);
  expect(Object.keys(example).sort()).toEqual([...variableNames].sort());
  const filled = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, value ?? ""]));
  expect(JSON.stringify(configOf(filled))).toBe(JSON.stringify(configOf()));
});
