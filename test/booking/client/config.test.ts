import { describe, expect, test } from "vitest";
import { bookingEnvSchema, toRemoteService } from "#src/booking/client/config.ts";
import { mistakes } from "#test/support/booking/mistakes.ts";

const remote = { BOOKING_BASE_URL: "https://booking.example.com/api/" };
const oauth = {
  BOOKING_AUTH_URL: "https://login.example.com/",
  BOOKING_ISSUER: "acme",
  BOOKING_CLIENT_ID: "id",
  BOOKING_CLIENT_SECRET: "secret",
};

describe("the environment of the booking service", () => {
  test("may be empty: the service is the embedded one, asked with five seconds of patience", () => {
    const env = bookingEnvSchema.parse({});
    expect(env.BOOKING_TIMEOUT.toString()).toBe("PT5S");
    expect(toRemoteService(env)).toBeUndefined();
  });

  test("names a remote service with a key", () => {
    expect(toRemoteService(bookingEnvSchema.parse({ ...remote, BOOKING_API_KEY: "key" }))).toEqual({
      baseUrl: "https://booking.example.com/api",
      apiKey: "key",
    });
  });

  test("names a remote service with credentials, with or without scope and key", () => {
    const credentials = {
      authUrl: "https://login.example.com",
      issuer: "acme",
      clientId: "id",
      clientSecret: "secret",
    };
    expect(toRemoteService(bookingEnvSchema.parse({ ...remote, ...oauth }))).toEqual({
      baseUrl: "https://booking.example.com/api",
      credentials,
    });
    const env = bookingEnvSchema.parse({ ...remote, ...oauth, BOOKING_SCOPE: "all", BOOKING_API_KEY: "key" });
    expect(toRemoteService(env)).toMatchObject({
      apiKey: "key",
      credentials: { ...credentials, scope: "all" },
    });
  });

  test.for(["PT1S", "PT30S", "PT1M", "PT1M30S", "PT10M", "PT600S"])("takes the timeout %s", (timeout) => {
    expect(mistakes(bookingEnvSchema, { BOOKING_TIMEOUT: timeout })).toEqual([]);
  });

  test.for(["", "5", "5s", "PT", "PT0S", "PT0.5S", "-PT5S", "PT10M1S", "P1D", "PT1H", "PT5S "])(
    "refuses the timeout %j",
    (timeout) => {
      expect(mistakes(bookingEnvSchema, { BOOKING_TIMEOUT: timeout })).toEqual([
        "BOOKING_TIMEOUT: must be a duration from PT1S to PT10M in whole seconds, like PT5S",
      ]);
    },
  );

  test.for<readonly [string, object, readonly string[]]>([
    [
      "a remote service without any proof",
      remote,
      [
        "BOOKING_API_KEY: is required with BOOKING_BASE_URL, unless BOOKING_AUTH_URL, BOOKING_ISSUER, BOOKING_CLIENT_ID, BOOKING_CLIENT_SECRET are set",
      ],
    ],
    [
      "a proof without a remote service",
      { BOOKING_API_KEY: "key" },
      ["BOOKING_BASE_URL: is required with BOOKING_API_KEY; leave both out to use the embedded service"],
    ],
    [
      "half a set of credentials",
      { ...remote, BOOKING_AUTH_URL: "https://login.example.com", BOOKING_CLIENT_ID: "id" },
      [
        "BOOKING_ISSUER: is required with BOOKING_AUTH_URL",
        "BOOKING_CLIENT_SECRET: is required with BOOKING_AUTH_URL",
      ],
    ],
    [
      "half a set even beside a key",
      { ...remote, BOOKING_API_KEY: "key", BOOKING_CLIENT_SECRET: "secret" },
      [
        "BOOKING_AUTH_URL: is required with BOOKING_CLIENT_SECRET",
        "BOOKING_ISSUER: is required with BOOKING_CLIENT_SECRET",
        "BOOKING_CLIENT_ID: is required with BOOKING_CLIENT_SECRET",
      ],
    ],
    [
      "a scope alone",
      { ...remote, BOOKING_API_KEY: "key", BOOKING_SCOPE: "all" },
      [
        "BOOKING_AUTH_URL: is required with BOOKING_SCOPE",
        "BOOKING_ISSUER: is required with BOOKING_SCOPE",
        "BOOKING_CLIENT_ID: is required with BOOKING_SCOPE",
        "BOOKING_CLIENT_SECRET: is required with BOOKING_SCOPE",
      ],
    ],
    [
      "an address that is none",
      { BOOKING_BASE_URL: "booking.example.com", BOOKING_API_KEY: "key" },
      ["BOOKING_BASE_URL: must be an http or https address, like https://booking.example.com/api"],
    ],
    [
      "an address with a password in it",
      { BOOKING_BASE_URL: "https://user:pass@booking.example.com", BOOKING_API_KEY: "key" },
      ["BOOKING_BASE_URL: must not hold a user name, a query or a fragment"],
    ],
    [
      "a key with a line break",
      { ...remote, BOOKING_API_KEY: "key\n" },
      ["BOOKING_API_KEY: must be the key as it was issued, in plain characters without spaces"],
    ],
  ])("refuses %s", ([, env, expected]) => {
    expect(mistakes(bookingEnvSchema, env)).toEqual(expected);
  });
});
