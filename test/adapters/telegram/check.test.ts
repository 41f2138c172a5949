import { expect, test } from "vitest";
import { checkTelegram } from "#src/adapters/telegram/check.ts";
import { createBot, openServer } from "#test/support/telegram/telegram-fixture.ts";

const groups = expect.stringMatching(/privacy mode/);

test("names the bot, and changes nothing", async () => {
  const server = await openServer();
  const { token, apiRoot } = server;
  expect(await checkTelegram({ token, apiRoot })).toEqual({
    ok: true,
    bot: "@maitred_bot",
    payments: {},
    groups,
  });
  expect(server.calls.map(({ method }) => method)).toEqual(["getMe"]);
});

test("says where to get a token that Telegram takes", async () => {
  const { apiRoot } = await openServer();
  expect(await checkTelegram({ token: "123456789:wrong", apiRoot })).toEqual({
    ok: false,
    problem: expect.stringMatching(/^Telegram refused TELEGRAM_BOT_TOKEN: .*@BotFather/),
  });
});

test("does not blame the token where Telegram cannot be reached", async () => {
  const result = await checkTelegram({ token: "123456789:right", apiRoot: "http://127.0.0.1:9" });
  expect(result).toEqual({
    ok: false,
    problem: expect.stringMatching(/^Telegram cannot be asked right now: no answer \(ECONNREFUSED\)/),
  });
});

test("tells of messages that cannot be delivered to the webhook", async () => {
  const server = await openServer();
  const { token, apiRoot } = server;
  const webhook = { url: "http://127.0.0.1:9/telegram", secret: "s3cret" };
  const { telegram, inbox } = createBot(server, { webhook });
  await telegram.start(inbox.receive);
  const check = async () => await checkTelegram({ token, apiRoot, webhook });
  expect(await check()).toEqual({ ok: true, bot: "@maitred_bot", payments: {}, groups });
  server.guest().says("hello");
  await server.world.updates.deliver();
  expect(await check()).toEqual({
    ok: false,
    problem: expect.stringMatching(
      /^Telegram cannot deliver to TELEGRAM_WEBHOOK_URL \(Connection refused\), 1 /,
    ),
  });
  expect(await checkTelegram({ token, apiRoot })).toEqual({
    ok: true,
    bot: "@maitred_bot",
    payments: {},
    groups,
  });
});

test.for([
  [{ can_join_groups: false }, /friends cannot book together/],
  [{ can_read_all_group_messages: true }, /which it ignores: .*\/setprivacy/],
] as const)("says what groups may do with the bot: %j", async ([settings, meaning]) => {
  const server = await openServer();
  Object.assign(server.world.settings, settings);
  const { token, apiRoot } = server;
  expect(await checkTelegram({ token, apiRoot })).toMatchObject({ groups: expect.stringMatching(meaning) });
});
