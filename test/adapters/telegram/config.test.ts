import { describe, expect, test } from "vitest";
import { telegramEnvSchema, toTelegramConfig } from "#src/adapters/telegram/config.ts";

const token = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc";

function mistakesOf(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { error } = telegramEnvSchema.safeParse(env);
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

function configOf(env: Readonly<Record<string, string>>) {
  return toTelegramConfig(telegramEnvSchema.parse(env));
}

test("without a token Telegram is off", () => {
  expect(configOf({})).toBeUndefined();
});

test("a token alone turns it on", () => {
  expect(configOf({ TELEGRAM_BOT_TOKEN: token })).toEqual({ token });
});

test("another server's address loses its trailing slash", () => {
  expect(configOf({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: "http://127.0.0.1:8081/" })).toEqual({
    token,
    apiRoot: "http://127.0.0.1:8081",
  });
});

test("a webhook has its address and its secret", () => {
  const env = {
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_WEBHOOK_URL: "https://book.example.com/telegram",
    TELEGRAM_WEBHOOK_SECRET: "s3cret_-",
  };
  expect(configOf(env)?.webhook).toEqual({ url: "https://book.example.com/telegram", secret: "s3cret_-" });
});

describe("mistakes say what to do", () => {
  test.for([
    ["TELEGRAM_BOT_TOKEN", "", /@BotFather/],
    ["TELEGRAM_BOT_TOKEN", `${token} `, /without spaces/],
    ["TELEGRAM_BOT_TOKEN", "123/../456", /@BotFather/],
    ["TELEGRAM_API_ROOT", "localhost:8081", /http:\/\/127.0.0.1:8081/],
    ["TELEGRAM_WEBHOOK_URL", "book.example.com", /https:\/\/book.example.com\/telegram/],
    ["TELEGRAM_WEBHOOK_URL", "http://book.example.com/telegram", /must begin with https/],
    ["TELEGRAM_WEBHOOK_SECRET", "", /1 to 256/],
    ["TELEGRAM_WEBHOOK_SECRET", "with space", /letters, digits/],
    ["TELEGRAM_WEBHOOK_SECRET", "x".repeat(257), /1 to 256/],
  ] as const)("%s=%s", ([variable, value, expected]) => {
    expect(mistakesOf({ [variable]: value })[variable]).toMatch(expected);
  });

  test("a webhook needs its secret, and that is said beside every other mistake", () => {
    const mistakes = mistakesOf({
      TELEGRAM_BOT_TOKEN: "no token",
      TELEGRAM_WEBHOOK_URL: "https://a.example/t",
    });
    expect(Object.keys(mistakes).toSorted()).toEqual(["TELEGRAM_BOT_TOKEN", "TELEGRAM_WEBHOOK_SECRET"]);
    expect(mistakes["TELEGRAM_WEBHOOK_SECRET"]).toMatch(/required with TELEGRAM_WEBHOOK_URL.*openssl/);
  });

  test("no message repeats a secret", () => {
    const secrets = { TELEGRAM_BOT_TOKEN: "bad token 777", TELEGRAM_WEBHOOK_SECRET: "bad secret 777" };
    expect(JSON.stringify(mistakesOf(secrets))).not.toContain("777");
  });
});

test.for(["http://localhost:3000/t", "http://127.0.0.1:3000/t", "http://[::1]:3000/t"])(
  "%s is fine without TLS, being this machine",
  (url) => {
    expect(mistakesOf({ TELEGRAM_WEBHOOK_URL: url, TELEGRAM_WEBHOOK_SECRET: "s" })).toEqual({});
  },
);
