import { problem, type Received, type Reply } from "./http-server.ts";

/** What the client gets to see in place of the service's answer. */
const answers = {
  silence: "silence",
  reset: "reset",
  "500": problem(500, "internal_error"),
  "502": { status: 502, headers: { "content-type": "text/html" }, body: "<h1>Bad Gateway</h1>" },
  "503": problem(503, "unavailable"),
  garbage: { status: 201, body: '{"data": {"id": ' },
  page: { status: 200, headers: { "content-type": "text/html" }, body: "<html>Welcome</html>" },
  nothing: { status: 204 },
  "half a body and a reset": { status: 201, body: '{"data": ', ending: "reset" },
} as const satisfies Record<string, Reply>;

/** What goes wrong with one request: whether before or after the service has done what it was asked. */
export type Fault =
  | `${keyof typeof answers} before`
  | `${keyof typeof answers} after`
  /** The network delivers the request twice; the second answer comes back. */
  | "twice"
  /** The same, and no answer comes back. */
  | "silence after twice"
  /** No answer; done only after the next POST was. */
  | "late"
  /** No answer; done when the test lets it land. */
  | "very late"
  /** No fault of its own, but the requests that were very late arrive just before it. */
  | "overtaken";

/** Every fault that an answer can be replaced by, with the work left undone and with the work done. */
export const replacedAnswers: readonly Fault[] = keysOf(answers).flatMap((answer) => [
  `${answer} before` as const,
  `${answer} after` as const,
]);

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

  const landLate = () => {
    for (const arrive of veryLate.splice(0)) arrive();
  };

  const replaced = (name: keyof typeof answers): Reply => {
    if (name === "silence") onSilence();
    return answers[name];
  };

  const failWith = (fault: Fault, request: Received): Reply => {
    switch (fault) {
      case "twice":
        work(request);
        return work(request);
      case "silence after twice":
        work(request);
        work(request);
        return replaced("silence");
      case "late":
        late.push(() => work(request));
        return replaced("silence");
      case "very late":
        veryLate.push(() => work(request));
        return replaced("silence");
      case "overtaken":
        landLate();
        return work(request);
      default: {
        if (fault.endsWith(" after")) work(request);
        // What is left of such a fault's name is an answer's.
        return replaced(fault.replace(/ (?:before|after)$/, "") as keyof typeof answers);
      }
    }
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

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // The compiler takes an object to have more keys than its type says; this one is written out above.
  return Object.keys(record) as Key[];
}
