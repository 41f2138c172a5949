import { expectTypeOf, test } from "vitest";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";

type Fields = Parameters<Log["error"]>[0];

test("a log takes plain values, and what is told of a fault", () => {
  expectTypeOf<{ queue: string; attempt: number; paths: readonly string[] }>().toExtend<Fields>();
  expectTypeOf(faultOf(undefined)).toExtend<Fields>();
});

test("it takes nothing that may carry a row, a request or a guest's words", () => {
  expectTypeOf<{ err: Error }>().not.toExtend<Fields>();
  expectTypeOf<{ err: unknown }>().not.toExtend<Fields>();
  expectTypeOf<{ at: Date }>().not.toExtend<Fields>();
  expectTypeOf<{ cause: { inner: Error } }>().not.toExtend<Fields>();
});
