import { describe, expect, test } from "vitest";
import { missingPermissions } from "#src/adapters/discord/permissions.ts";

const guildId = "1";
const bot = { id: "9", roleIds: ["2"] };
const view = 0x400n;
const send = 0x800n;
const embed = 0x4000n;
const history = 0x10000n;
const threads = (1n << 35n) | (1n << 38n);
const all = view | send | embed | history | threads;

const roles = (everyone: bigint, own: bigint) => ({
  id: guildId,
  roles: [
    { id: guildId, permissions: String(everyone) },
    { id: "2", permissions: String(own) },
    { id: "3", permissions: "8" },
  ],
});
const overwrite = (id: string, allow: bigint, deny: bigint) => ({
  id,
  allow: String(allow),
  deny: String(deny),
});

describe("the permissions that a channel lacks", () => {
  test.for([
    ["everyone's are enough", all, 0n, [], []],
    ["the bot's role adds to everyone's", view, send | embed | history | threads, [], []],
    ["another's role gives nothing", 0n, view | send | threads, [], ["Embed Links", "Read Message History"]],
    ["an administrator needs none", 0n, 8n, [overwrite(guildId, 0n, all)], []],
    ["a channel takes away from everyone", all, 0n, [overwrite(guildId, 0n, send)], ["Send Messages"]],
    [
      "a role gives back what everyone lost",
      all,
      0n,
      [overwrite(guildId, 0n, send), overwrite("2", send, 0n)],
      [],
    ],
    [
      "the bot itself comes last",
      all,
      0n,
      [overwrite("9", 0n, view), overwrite("2", view, 0n)],
      ["View Channel"],
    ],
    ["another's role takes nothing away", all, 0n, [overwrite("3", 0n, view)], []],
  ] as const)("%s", ([_, everyone, own, overwrites, missing]) => {
    expect(missingPermissions(bot, roles(everyone, own), overwrites)).toEqual(missing);
  });
});
