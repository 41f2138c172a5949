import { expect, test } from "vitest";
import { isUnavailable } from "#src/database/unavailable.ts";

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
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
])("the database cannot do it now: %s", (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.for([
  failed("23505"),
  failed("42P01"),
  failed("40001"),
  failed("57014"),
  new Error("?"),
  "53100",
  undefined,
])("something else is wrong: %s", (error) => {
  expect(isUnavailable(error)).toBe(false);
});
