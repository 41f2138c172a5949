import { expect, onTestFinished, test } from "vitest";
import { mailEnvSchema, toMailConfig } from "#src/adapters/mail/config.ts";
import { createMailer, inspectMail } from "#src/adapters/mail/create.ts";
import type { Mail } from "#src/bot/runtime/ports/mail.ts";
import { type MailManners, startMailServer } from "#test/support/mail/mail-server.ts";

const mail: Mail = {
  id: "abc.1@havsorn.example",
  at: Temporal.Instant.from("2026-11-21T09:00:00Z"),
  from: "Havsorn",
  to: "ada@example.com",
  replyTo: "hei@havsorn.example",
  subject: "Réservé : Havsørn, 28 novembre",
  text: "Bonjour,\n\nvotre table.\n",
  html: "<p>Bonjour,</p>\n<p>votre table.</p>\n",
  calendar: { method: "PUBLISH", name: "2026-11-28.ics", text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
};

async function open(manners: MailManners = {}, from = "booking@havsorn.example", login = "") {
  const server = await startMailServer(manners);
  onTestFinished(() => server.stop());
  const url = server.url.replace("//", `//${login}`);
  const config = toMailConfig(mailEnvSchema.parse({ SMTP_URL: url, MAIL_FROM: from }));
  if (!config) throw new Error("mail is off");
  return { server, config, mailer: createMailer(config) };
}

test("a message is in plain words and in HTML, with the calendar where mail programs look for it", async () => {
  const { server, mailer } = await open();
  expect(await mailer.post(mail)).toEqual({ outcome: "taken" });
  const [arrived] = server.arrived;
  expect(arrived).toMatchObject({
    messageId: "<abc.1@havsorn.example>",
    subject: mail.subject,
    text: mail.text,
    date: new Date("2026-11-21T09:00:00Z"),
  });
  expect(arrived?.from?.text).toBe('"Havsorn" <booking@havsorn.example>');
  expect(arrived?.html).toContain("<p>votre table.</p>");
  expect(arrived?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(arrived?.headers.get("reply-to")).toMatchObject({ text: "hei@havsorn.example" });
  expect(arrived?.raw).toMatch(/Content-Type: multipart\/alternative/);
  expect(arrived?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i);
  expect(arrived?.raw).toMatch(/2026-11-28\.ics/);
});

test("the house's own name of the sender comes first", async () => {
  const { server, mailer } = await open({}, "Furu & Fjord <booking@havsorn.example>");
  await mailer.post({ ...mail, follows: "abc.0@havsorn.example" });
  expect(server.arrived[0]?.from?.text).toBe('"Furu & Fjord" <booking@havsorn.example>');
  expect(server.arrived[0]?.references).toContain("<abc.0@havsorn.example>");
});

test.for([
  [550, "refused"],
  [553, "refused"],
  [450, "later"],
  [452, "later"],
] as const)("an address answered with %i is %s, without a word of whose it is", async ([code, outcome]) => {
  const { mailer } = await open({ toAddress: () => code });
  expect(await mailer.post(mail)).toEqual({ outcome, why: `the mail server answered ${code} to RCPT TO` });
});

test("an address that is none is refused", async () => {
  const { mailer } = await open();
  expect(await mailer.post({ ...mail, to: "nobody here" })).toMatchObject({ outcome: "refused" });
});

test("a server that is away is asked later; of one that breaks off nobody knows", async () => {
  const { server, mailer } = await open({ losesAnswers: true });
  expect(await mailer.post(mail)).toMatchObject({ outcome: "open" });
  await server.stop();
  expect(await mailer.post(mail)).toMatchObject({ outcome: "later" });
});

test("who the mail server knows may send, and what is wrong is said without the password", async () => {
  const login = { user: "ada@havsorn.example", password: "p@ss:word/1" };
  const known = await open({ login }, undefined, "ada%40havsorn.example:p%40ss%3Aword%2F1@");
  expect(await inspectMail(known.config)).toBeUndefined();
  expect(await known.mailer.post(mail)).toEqual({ outcome: "taken" });
  const stranger = await open({ login }, undefined, "ada:wrong-secret@");
  const why = await inspectMail(stranger.config);
  expect(why).toBe("the mail server does not accept user and password of SMTP_URL (535)");
  expect(await stranger.mailer.post(mail)).toEqual({ outcome: "later", why });
  await stranger.server.stop();
  expect(await inspectMail(stranger.config)).toContain("nobody listens there");
});
