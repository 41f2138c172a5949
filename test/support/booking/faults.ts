import { problem, type Received, type Reply } from "./http-server.ts";

/** What goes wrong with one request: whether before or after the service has done what it was asked. */
export type Fault =
  | "silence before"
  | "silence after"
  | "reset before"
  | "reset after"
  | "500 before"
  | "500 after"
  | "garbage after"
  /** No answer; done only after the next POST was. */
  | "late"
  /** No answer; done when the test lets it land. */
  | "very late"
  /** No fault of its own, but the requests that were very late arrive just before it. */
  | "overtaken";

type Work = (request: Received) => Reply;

export interface Faults {
  /** The next requests of this method and path fail so, in order; `fine` lets one through. */
  fail(what: RegExp, ...faults: readonly (Fault | "fine")[]): void;
  /** Lets the requests arrive that were very late. */
  landLate(): void;
  /** Forgets what was still planned. */
  heal(): void;
  readonly respond: Work;
}

/** Puts planned faults between a client and the service's work. `onSilence` is told of each silence. */
export function createFaults(work: Work, onSilence: () => void): Faults {
  const planned: { readonly what: RegExp; readonly fault: Fault | "fine" }[] = [];
  const late: (() => void)[] = [];
  const veryLate: (() => void)[] = [];

  const silence = (): Reply => {
    onSilence();
    return "silence";
  };

  const landLate = () => {
    for (const arrive of veryLate.splice(0)) arrive();
  };

  const failWith = (fault: Fault, request: Received): Reply => {
    if (fault.endsWith("after")) work(request);
    if (fault === "late") late.push(() => work(request));
    if (fault === "very late") veryLate.push(() => work(request));
    if (fault === "overtaken") {
      landLate();
      return work(request);
    }
    if (fault.startsWith("reset")) return "reset";
    if (fault.startsWith("500")) return problem(500, "internal_error");
    if (fault.startsWith("garbage")) return { status: 201, body: '{"data": {"id": ' };
    return silence();
  };

  return {
    fail: (what, ...faults) => planned.push(...faults.map((fault) => ({ what, fault }))),
    landLate,
    heal: () => planned.splice(0),
    respond: (request) => {
      const index = planned.findIndex(({ what }) => what.test(`${request.method} ${request.path}`));
      const fault = index === -1 ? "fine" : (planned.splice(index, 1)[0]?.fault ?? "fine");
      if (fault !== "fine") return failWith(fault, request);
      const reply = work(request);
      if (request.method === "POST") for (const arrive of late.splice(0)) arrive();
      return reply;
    },
  };
}
