import { describe, expect, test } from "vitest";
import { toMailConfig } from "#src/adapters/mail/config.ts";
import { readConfig } from "#src/config.ts";

const read = (env: Readonly<Record<string, string>>) => readConfig(env);

describe("the variables of e-mail", () => {
  test.for([
    ["smtp://mail.example.com", { host: "mail.example.com", port: 587, secure: false }],
    ["smtps://mail.example.com", { host: "mail.example.com", port: 465, secure: true }],
    ["smtp://127.0.0.1:2525/", { host: "127.0.0.1", port: 2525, secure: false }],
    ["smtp://[::1]:25", { host: "::1", port: 25, secure: false }],
    [
      "smtps://a%40b.example:p%2Fw%3A@mail.example.com",
      { host: "mail.example.com", port: 465, secure: true, login: { user: "a@b.example", password: "p/w:" } },
    ],
  ] as const)("name a server: %s", ([url, server]) => {
    const env = { SMTP_URL: url, MAIL_FROM: "booking@example.com" };
    expect(toMailConfig(env)).toEqual({ server, from: { address: "booking@example.com" } });
  });

  test.for([
    ["Furu & Fjord <booking@example.com>", { address: "booking@example.com", name: "Furu & Fjord" }],
    ['"Furu, Fjord" <booking@example.com>', { address: "booking@example.com", name: "Furu, Fjord" }],
    ["<booking@example.com>", { address: "booking@example.com" }],
  ] as const)("name a sender: %s", ([text, from]) => {
    expect(toMailConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM: text })?.from).toEqual(from);
  });

  test("turn it off where there is no server", () => {
    expect(read({}).ok && toMailConfig({})).toBeUndefined();
    expect(read({ MAIL_FROM: "booking@example.com" })).toMatchObject({ ok: true });
  });

  test.for([
    "mail.example.com:587",
    "http://mail.example.com",
    "smtp://",
    "smtp://s3cret@mail.example.com",
    "smtp://user:s3cr%et@mail.example.com",
    "smtp://user:s3cret@mail.example.com/path",
    "smtp://user:s3cret@mail.example.com?tls=no",
  ])("are refused with what to do, and without the password: %s", (url) => {
    const result = read({ SMTP_URL: url, MAIL_FROM: "booking@example.com" });
    if (result.ok) throw new Error("it was taken");
    expect(result.mistakes).toEqual([
      expect.stringMatching(/^SMTP_URL must be the address of a mail server/),
    ]);
    expect(result.mistakes.join()).not.toMatch(/s3cr/);
  });

  test.for([
    "booking",
    "Furu <booking>",
    "a@b.example, c@d.example",
    "Furu <a@b.example",
    "a@b.example\nBcc: c@d.example",
  ])("are refused where nobody could send as that: %s", (from) => {
    const result = read({ SMTP_URL: "smtp://localhost", MAIL_FROM: from });
    expect(result.ok).toBe(false);
  });

  test("go together", () => {
    expect(read({ SMTP_URL: "smtp://localhost" })).toMatchObject({
      ok: false,
      mistakes: [expect.stringContaining("MAIL_FROM is required with SMTP_URL")],
    });
    expect(read({ SMTP_URI: "smtp://localhost" }).warnings).toEqual([
      "SMTP_URI is no variable of maitred's; did you mean SMTP_URL?",
    ]);
  });
});
