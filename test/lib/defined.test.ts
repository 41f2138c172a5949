import { expect, test } from "vitest";
import { defined } from "#src/lib/defined.ts";

test("only fields without a value are left out", () => {
  expect(defined({ name: "Ann", phone: undefined, wish: "", fee: 0, note: null })).toStrictEqual({
    name: "Ann",
    wish: "",
    fee: 0,
    note: null,
  });
});

test("what is left out is not there at all", () => {
  expect("phone" in defined({ phone: undefined })).toBe(false);
});
