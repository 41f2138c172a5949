import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { checkWeb } from "#src/compose/check-web.ts";

const config = { host: "127.0.0.1", port: 3000, publicUrl: undefined, trustedProxies: ["10.0.0.0/8"] };
const look = (more: Partial<Parameters<typeof checkWeb>[0]["config"]>) =>
  checkWeb({ config: { ...config, ...more } });

/** What answers all with this status. */
async function answering(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

test.for([
  ["127.0.0.1", "http://127.0.0.1:3000/desk, on this machine alone"],
  ["::1", "http://[::1]:3000/desk, on this machine alone"],
  ["localhost", "http://localhost:3000/desk, on this machine alone"],
] as const)("%s is reached from this machine alone, which is safe", async ([host, fact]) => {
  const { facts, warnings } = await look({ host });
  expect([facts.join(), warnings]).toEqual([expect.stringContaining(fact), []]);
});

test.for(["0.0.0.0", "192.168.1.5", "::"])("%s without an address outside has no TLS", async (host) => {
  const { warnings } = await look({ host });
  expect(warnings).toEqual([expect.stringContaining(`HOST ${host} lets others reach the pages without TLS`)]);
});

test("an address outside is tried, and a desk behind it is well", async () => {
  const publicUrl = await answering(401);
  expect(await look({ publicUrl })).toEqual({
    facts: [
      `guests at ${publicUrl}/, the staff at ${publicUrl}/desk`,
      "believed to say for whom they ask: 10.0.0.0/8",
    ],
    warnings: [],
  });
});

test.for([
  [404, "answers 404, as no desk does"],
  [502, "answers 502, as no desk does"],
] as const)("behind an address that answers %i there is no desk", async ([status, doubt]) => {
  const { warnings } = await look({ publicUrl: await answering(status) });
  expect(warnings).toEqual([expect.stringContaining(doubt)]);
});

test("an address of others that is http is no secret place, nor one that does not answer a place", async () => {
  const { warnings } = await look({ publicUrl: "http://book.invalid" });
  expect(warnings).toEqual([
    expect.stringContaining("PUBLIC_URL is http"),
    expect.stringContaining("http://book.invalid/desk does not answer"),
  ]);
});
