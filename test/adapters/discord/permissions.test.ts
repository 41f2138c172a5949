import { describe, expect, test } from "vitest";
import { missingPermissions } from "#src/adapters/discord/permissions.ts";

const guildId = "1";
const bot = { id: "9", roleIds: ["2"] };
const view = 0x400;
const send = 0x800;
const embed = 0x4000;
const history = 0x10000;
const all = view | send | embed | history;

const roles = (everyone: number, own: number) => ({
  id: guildId,
  roles: [
    { id: guildId, permissions: String(everyone) },
    { id: "2", permissions: String(own) },
    { id: "3", permissions: "8" },
  ],
});
const overwrite = (id: string, allow: number, deny: number) => ({
  id,
  allow: String(allow),
  deny: String(deny),
});

describe("the permissions that a channel lacks", () => {
  test.for([
    ["everyone's are enough", all, 0, [], []],
    ["the bot's role adds to everyone's", view, send | embed | history, [], []],
    ["another's role gives nothing", 0, view | send, [], ["Embed Links", "Read Message History"]],
    ["an administrator needs none", 0, 8, [overwrite(guildId, 0, all)], []],
    ["a channel takes away from everyone", all, 0, [overwrite(guildId, 0, send)], ["Send Messages"]],
    [
      "a role gives back what everyone lost",
      all,
      0,
      [overwrite(guildId, 0, send), overwrite("2", send, 0)],
      [],
    ],
    [
      "the bot itself comes last",
      all,
      0,
      [overwrite("9", 0, view), overwrite("2", view, 0)],
      ["View Channel"],
    ],
    ["another's role takes nothing away", all, 0, [overwrite("3", 0, view)], []],
  ] as const)("%s", ([_, everyone, own, overwrites, missing]) => {
    expect(missingPermissions(bot, roles(everyone, own), overwrites)).toEqual(missing);
  });
});
