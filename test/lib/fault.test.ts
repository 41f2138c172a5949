import { describe, expect, test } from "vitest";
import { faultOf, OwnError, reasonOf } from "#src/lib/fault.ts";

/** As the driver throws what PostgreSQL says: with the row, and sometimes with a value in the message. */
const ofDatabase = (code: string, message: string) =>
  Object.assign(new Error(message), {
    code,
    severity: "ERROR",
    detail: "Failing row contains (1, Anna Berg, +4790012345, null).",
    where: "COPY bookings, line 1: Anna Berg",
  });

class ServiceSilent extends OwnError {
  override readonly name = "ServiceSilent";
  readonly code = "service_silent";
}

describe("of a fault", () => {
  test.for([
    ["the row that the database tells of", ofDatabase("23514", 'violates check constraint "few"')],
    [
      "a value that the database quotes",
      ofDatabase("22P02", 'invalid input syntax for type integer: "Anna Berg"'),
    ],
    ["what our own SQL raises", ofDatabase("P0001", "Anna Berg")],
    ["what a library failed on", new SyntaxError('Unexpected token "A", "Anna Berg" is not valid JSON')],
    [
      "what Node quotes of an argument",
      Object.assign(new TypeError("Received 'Anna Berg'"), { code: "ERR_INVALID_ARG_VALUE" }),
    ],
    ["what a platform quotes", Object.assign(new Error("Invalid Form Body: Anna Berg"), { code: 50035 })],
    [
      "the address that a mail server quotes",
      Object.assign(new Error("550 <anna@berg>: Anna Berg"), { code: "EENVELOPE" }),
    ],
    ["a request in another property", Object.assign(new Error("x"), { payload: { text: "Anna Berg" } })],
    ["a message of several lines", new Error("first\nAnna Berg\nlast")],
    ["a thrown text", "Anna Berg"],
    ["a cause", new ServiceSilent("no answer", { cause: new Error("Anna Berg") })],
  ] as const)("%s is not told", ([, error]) => {
    expect(JSON.stringify(faultOf(error))).not.toMatch(/Anna|4790012345|anna@/);
    expect(reasonOf(error)).not.toMatch(/Anna|4790012345|anna@/);
  });

  test("of ours, its words are told, and not where it was thrown", () => {
    expect(faultOf(new ServiceSilent("no answer within PT5S"))).toEqual({
      fault: "ServiceSilent",
      code: "service_silent",
      reason: "no answer within PT5S",
    });
  });

  test("of the system, its words are told", () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), {
      code: "ECONNREFUSED",
      syscall: "connect",
    });
    expect(faultOf(refused)).toMatchObject({
      code: "ECONNREFUSED",
      reason: "connect ECONNREFUSED 127.0.0.1:5432",
    });
  });

  test("of a database, the words are told that quote nothing, and where it was asked", () => {
    expect(faultOf(ofDatabase("57014", "canceling statement due to statement timeout"))).toMatchObject({
      code: "57014",
      reason: "canceling statement due to statement timeout",
      where: [
        expect.stringMatching(/^at /),
        expect.anything(),
        expect.anything(),
        expect.anything(),
        expect.anything(),
      ],
    });
  });

  test("that nobody foresaw, the name and the place are told", () => {
    const fault = faultOf(new TypeError("x"));
    expect(fault.fault).toBe("TypeError");
    expect(fault.where?.[0]).toMatch(/^at .*fault\.test\.ts/);
    expect(fault.reason).toBeUndefined();
  });

  test("its cause is told as well", () => {
    const error = new Error("x", { cause: Object.assign(new Error("reset"), { code: "ECONNRESET" }) });
    expect(faultOf(error)).toMatchObject({ cause: { code: "ECONNRESET" } });
  });

  test("a cause that goes round ends", () => {
    const error = new Error("x");
    error.cause = error;
    expect(() => JSON.stringify(faultOf(error))).not.toThrow();
  });

  test("that is no error, its type is told", () => {
    expect(faultOf("Anna")).toEqual({ fault: "string" });
    expect(faultOf(null)).toEqual({ fault: "null" });
  });
});

describe("in one sentence", () => {
  test.for([
    [new ServiceSilent("no answer"), "no answer"],
    [ofDatabase("22P02", "x"), "Error (22P02)"],
    [new TypeError("x"), "TypeError"],
    [undefined, "undefined"],
  ] as const)("%s", ([error, reason]) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
