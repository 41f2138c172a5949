import { expect, test } from "vitest";
import { aftercareEnvSchema, toAftercareConfig } from "#src/bot/aftercare/config.ts";

test("what is not set has the documented defaults", () => {
  const config = toAftercareConfig(aftercareEnvSchema.parse({}), Temporal.Duration.from("PT15M"));
  expect(Object.fromEntries(Object.entries(config).map(([key, value]) => [key, plain(value)]))).toEqual({
    confirmBefore: "PT24H",
    confirmGrace: "PT30M",
    confirmLatest: "PT0S",
    remindAfter: "PT6H",
    talkIdle: "PT20M",
    quietHours: "22:00:00-08:00:00",
    waitlistOfferFor: "PT15M",
  });
});

function plain(value: Temporal.Duration | { from: Temporal.PlainTime; to: Temporal.PlainTime }): string {
  return "from" in value ? `${value.from}-${value.to}` : value.toString();
}

test.for(["PT24H", "P1D", "P2DT3H4M5S", "PT0S"])("%s is taken as a duration", (text) => {
  expect(aftercareEnvSchema.parse({ CONFIRM_BEFORE: text }).CONFIRM_BEFORE.toString()).toBe(text);
});

test.for(["24", "a day", "-PT1H", "P1M", "P1W", "P1Y", "PT0.5S", "PT", "P"])(
  "%s is refused as a duration, with an example",
  (text) => {
    const { error } = aftercareEnvSchema.safeParse({ CONFIRM_BEFORE: text });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["CONFIRM_BEFORE", expect.stringContaining("such as P1D or PT24H")],
    ]);
  },
);

test.for(["22:00", "22-08", "22:00-24:00", "25:00-08:00", "22:00–08:00", "22:60-08:00"])(
  "%s is refused as quiet hours, with an example",
  (text) => {
    const { error } = aftercareEnvSchema.safeParse({ QUIET_HOURS: text });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining("such as 22:00-08:00"),
    ]);
  },
);
