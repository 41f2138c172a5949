import { DiscordAPIError } from "discord.js";
import { expect, test } from "vitest";
import { DiscordFault, describeFault } from "#src/adapters/discord/fault.ts";

test("what Discord quotes of a message is not told, and which field it refuses is", () => {
  const raw = {
    code: 50035,
    message: "Invalid Form Body",
    errors: {
      content: { _errors: [{ code: "ENUM_TYPE_COERCE", message: 'Value "Anna Berg" must be one of ...' }] },
    },
  };
  const error = new DiscordAPIError(raw, 50035, 400, "POST", "https://discord.com/x", {
    files: undefined,
    body: { content: "Anna Berg" },
  });
  expect(error.message).toContain("Anna Berg");
  expect(describeFault(error)).toEqual({
    reason: "Invalid Form Body: content[ENUM_TYPE_COERCE]",
    code: 50035,
    status: 400,
  });
  expect(new DiscordFault("post a notice", error).message).toBe(
    "could not post a notice: Invalid Form Body: content[ENUM_TYPE_COERCE]",
  );
});

test("a fault beside Discord is told as anywhere else", () => {
  expect(describeFault(new TypeError("Anna Berg"))).toEqual({ reason: "TypeError" });
});
