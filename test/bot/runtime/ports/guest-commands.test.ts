import { expect, test } from "vitest";
import { readCommand } from "#src/bot/runtime/ports/guest-commands.ts";

test.for([
  ["/mydata", { command: "mydata" }],
  ["/ForgetMe ", { command: "forgetme" }],
  ["/help@maitred_bot", { command: "help" }],
  ["/start venue-1", { command: "start", argument: "venue-1" }],
] as const)("%s is a command on every platform", ([text, expected]) => {
  expect(readCommand(text)).toEqual({ type: "command", ...expected });
});

test.for(["/hack", "mydata", "/ mydata", "what does /mydata show?", "/constructor", "//help"])(
  "%s is none",
  (text) => {
    expect(readCommand(text)).toBeUndefined();
  },
);
