import { expect, test } from "vitest";
import { createElsewhere } from "#src/compose/houses/elsewhere.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const client = { address: "203.0.113.9" };
const own = "http://127.0.0.1:1";

/** What is answered for a host name, with where each house is open. */
function open(addresses: Record<string, string>, forward?: () => Promise<Response>) {
  const asked: string[] = [];
  const answer = createElsewhere({
    houseOf: (host) => /^(\w+)\.localhost$/.exec(host)?.[1],
    findAddress: async (house) => addresses[house],
    ownAddress: own,
    forwarding: {
      forward: async (_request, _client, address) => {
        asked.push(address);
        return forward ? await forward() : new Response("there");
      },
    },
    log: createQuietLog(),
  });
  const ask = async (host: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, headers: told } = await answer(host, new Request(`http://${host}/`, { headers }), client);
    return `${status}${told.has("Retry-After") ? " again" : ""}`;
  };
  return { ask, asked, addresses };
}

test("a house that another process has is asked for there", async () => {
  const { ask, asked } = open({ oslo: "http://10.0.0.2:3000" });
  expect(await ask("oslo.localhost")).toBe("200");
  expect(asked).toEqual(["http://10.0.0.2:3000"]);
});

test.for([
  ["rome.localhost", {}, "503 again"],
  ["york.localhost", {}, "503 again"],
  ["oslo.localhost", { "Maitred-Forwarded": "1" }, "503 again"],
  ["other.example", {}, "404"],
] as const)(
  "nobody is asked in vain, in a circle, or for what is no house's: %s %o",
  async ([host, headers, told]) => {
    // York is noted as this process's own, which has closed it.
    const { ask, asked } = open({ oslo: "http://10.0.0.2:3000", york: own });
    expect(await ask(host, headers)).toBe(told);
    expect(asked).toEqual([]);
  },
);

test("where the other process is gone the client comes again, and then goes where the house is by then", async () => {
  const gone = async () => {
    throw new Error("connect ECONNREFUSED");
  };
  const { ask, asked, addresses } = open({ oslo: "http://10.0.0.2:3000" }, gone);
  expect(await ask("oslo.localhost")).toBe("503 again");
  addresses["oslo"] = "http://10.0.0.3:3000";
  await ask("oslo.localhost");
  expect(asked).toEqual(["http://10.0.0.2:3000", "http://10.0.0.3:3000"]);
});
