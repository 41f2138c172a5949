import { expect, test } from "vitest";
import { describeFault } from "#src/bot/runtime/describe-fault.ts";

test("a chance error is logged by its name and place, without its words", () => {
  const described = describeFault(new TypeError('unexpected value: {"phone":"+4722334455"}'));
  expect(described["fault"]).toBe("TypeError");
  expect(JSON.stringify(described)).not.toContain("4722334455");
  expect(described["where"]).toEqual(expect.arrayContaining([expect.stringMatching(/^at /)]));
});

test("one of our own is logged with its words", () => {
  const error = Object.assign(new Error("could not create booking: no answer"), { code: "booking_timeout" });
  expect(describeFault(error)).toMatchObject({ code: "booking_timeout", reason: error.message });
});

test("a database's error keeps its words to itself, they may quote values", () => {
  const error = Object.assign(new Error('invalid input syntax: "Ada"'), { code: "22P02" });
  expect(JSON.stringify(describeFault(error))).not.toContain("Ada");
});

test("what caused it is described as well", () => {
  const error = new Error("x", { cause: Object.assign(new Error("reset"), { code: "ECONNRESET" }) });
  expect(describeFault(error)).toMatchObject({ cause: { code: "ECONNRESET" } });
});

test("something thrown that is no error is told by its type", () => {
  expect(describeFault("Ada")).toEqual({ fault: "string" });
});
