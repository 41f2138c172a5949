import { expect, test } from "vitest";
import { BusyError, isUnavailable } from "#src/database/unavailable.ts";

function failed(code: string): Error {
  return Object.assign(new Error(`failed with ${code}`), { code });
}

test.for([
  failed("ECONNREFUSED"),
  failed("ENOENT"),
  failed("08006"),
  failed("53100"),
  failed("53300"),
  failed("57P01"),
  failed("57P03"),
  failed("58030"),
  failed("25006"),
  failed("55P03"),
  failed("57014"),
  failed("25P03"),
  new BusyError("too many are before this one"),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
])("the database cannot do it now: %s", (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.for([failed("23505"), failed("42P01"), failed("40001"), new Error("?"), "53100", undefined])(
  "something else is wrong: %s",
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
