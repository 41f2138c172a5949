import { expect, test } from "vitest";
import { variableNames } from "#src/config.ts";
import { findUnknownVariables } from "#src/unknown-variables.ts";

const told = (...given: readonly string[]) => findUnknownVariables(given, variableNames);

test.for([
  ["TELEGRAM_BOT_TOKN", "TELEGRAM_BOT_TOKN is no variable of maitred's; did you mean TELEGRAM_BOT_TOKEN?"],
  ["DISCORD_TOKEN", "DISCORD_TOKEN is no variable of maitred's; did you mean DISCORD_BOT_TOKEN?"],
  ["BOOKING_APIKEY", "BOOKING_APIKEY is no variable of maitred's; did you mean BOOKING_API_KEY?"],
  ["TELEGRAM_THE_COLOUR_OF_EVERYTHING", "TELEGRAM_THE_COLOUR_OF_EVERYTHING is no variable of maitred's"],
])("%s is told", ([name, line]) => {
  expect(told(name ?? "")).toEqual([line]);
});

test.for([
  "PATH",
  "HOME",
  "HOSTNAME",
  "PORTS",
  "telegram_bot_token",
  "NODE_ENV",
  "npm_config_cache",
  "TELEGRAM",
])("%s is somebody else's", (name) => {
  expect(told(name)).toEqual([]);
});

test("those that are known are not told", () => {
  expect(told(...variableNames)).toEqual([]);
});
