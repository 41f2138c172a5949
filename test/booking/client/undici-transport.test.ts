import { createServer as createSilentServer, type Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createUndiciTransport, type UndiciTransport } from "#src/booking/client/undici-transport.ts";
import {
  json,
  type Reply,
  type Respond,
  startServer,
  type TestServer,
} from "#test/support/booking/http-server.ts";
import { createTestClient } from "#test/support/booking/test-client.ts";

const venues = json(200, { data: [] });
const listed = { ok: true, value: [] };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(respond: Respond): Promise<TestServer> {
  const server = await startServer(respond);
  closers.push(server.close);
  return server;
}

function open(): UndiciTransport {
  const transport = createUndiciTransport();
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= transport.close();
    return closing;
  };
  closers.push(close);
  return { ...transport, close };
}

function connect(baseUrl: string, transport = open()) {
  return { ...createTestClient({ send: transport.send, baseUrl }), transport };
}

describe("connections", () => {
  test("are shared by requests one after another, faults and refusals between them included", async () => {
    const bad = [json(404, {}), json(503, {}), json(200, "garbage")];
    const server = await serve(({ path }) =>
      path === "/venues" ? venues : (bad[Number(path.at(-1))] ?? "reset"),
    );
    const { client } = connect(`${server.url}/`);

    for (const bookingId of ["0", "1", "2"]) {
      await client.listVenues({});
      await client.getBooking({ params: { venueId: 1, bookingId } }).catch(() => undefined);
      await client.listVenues({});
    }

    expect(server.requests).toHaveLength(11);
    // A request that follows at once may find the first connection not yet marked free, and open a second.
    expect(server.connections()).toBeLessThanOrEqual(2);
  });

  test("are 32 at most, and what is more waits for one of them", async () => {
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    const server = await serve(async () => {
      waiting += 1;
      if (waiting === 32) all.resolve();
      await all.promise;
      return venues;
    });
    const { client } = connect(server.url);
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.listVenues({})));
    expect(answers).toEqual(Array.from({ length: 100 }, () => listed));
    expect(server.connections()).toBe(32);
  });

  test("are closed after the answer under way", async () => {
    const release = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const server = await serve(async () => {
      arrived.resolve();
      await release.promise;
      return venues;
    });
    const { client, transport } = connect(server.url);

    const asking = client.listVenues({});
    await arrived.promise;
    const closing = transport.close();
    release.resolve();

    expect(await asking).toEqual(listed);
    await closing;
    const placing = client.createBooking({
      params: { venueId: 1 },
      body: { timeSlotId: "s", guestCount: 1 },
    });
    await expect(placing).rejects.toMatchObject({ code: "booking_network", mayHaveActed: false });
  });
});

describe("the time of a request is over", () => {
  const ask = ({ client }: ReturnType<typeof connect>) => {
    const asking = client.createBooking({ params: { venueId: 1 }, body: { timeSlotId: "s", guestCount: 1 } });
    asking.catch(() => undefined);
    return asking;
  };
  const timeout = { code: "booking_timeout", mayHaveActed: true };

  test.for<readonly [string, Reply]>([
    ["before the head of the answer", "silence"],
    ["halfway through its body", { status: 201, body: '{"data": ', ending: "silence" }],
    [
      "halfway through a body that is compressed",
      {
        status: 201,
        headers: { "content-encoding": "gzip" },
        body: gzipSync('{"data": ').subarray(0, 12),
        ending: "silence",
      },
    ],
  ])("%s", async ([, reply]) => {
    const arrived = Promise.withResolvers<void>();
    const server = await serve(() => {
      // The answer is written in the turns that follow; the time may be over at any of them.
      setImmediate(arrived.resolve);
      return reply;
    });
    const connected = connect(server.url);
    const asking = ask(connected);
    await arrived.promise;
    connected.expire();
    await expect(asking).rejects.toMatchObject(timeout);
  });

  test("while the connection is still being made", async () => {
    const reached = Promise.withResolvers<void>();
    // It takes the connection, and never says a word of the TLS handshake.
    const taken: Socket[] = [];
    const server = createSilentServer((socket) => {
      taken.push(socket.on("error", () => undefined).on("data", () => reached.resolve()));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(async () => void server.close());
    const address = server.address();
    const connected = connect(`https://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    const asking = ask(connected);
    await reached.promise;
    connected.expire();
    await expect(asking).rejects.toMatchObject(timeout);
    for (const socket of taken) socket.destroy();
  });

  test("while it waits for a connection that others hold, and then it is never sent", async () => {
    const release = Promise.withResolvers<void>();
    const all = Promise.withResolvers<void>();
    const server = await serve(async ({ method }) => {
      if (server.requests.length === 32) all.resolve();
      await release.promise;
      return method === "GET" ? venues : json(201, {});
    });
    const transport = open();
    const others = connect(server.url, transport).client;
    const holding = Promise.all(Array.from({ length: 32 }, () => others.listVenues({})));
    await all.promise;

    const queued = Promise.withResolvers<void>();
    const send: UndiciTransport["send"] = (request) => {
      queued.resolve();
      return transport.send(request);
    };
    const late = connect(server.url, { ...transport, send });
    const asking = ask(late);
    await queued.promise;
    late.expire();
    await expect(asking).rejects.toMatchObject(timeout);

    release.resolve();
    await holding;
    await others.listVenues({});
    expect(server.requests.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

describe("an answer", () => {
  test.for([
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["GZIP", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["zstd", zstdCompressSync],
  ] as const)("that comes compressed unasked is read: %s", async ([encoding, compress]) => {
    const body = (text: string) => Uint8Array.from(compress(text));
    const headers = { "content-encoding": encoding };
    const server = await serve(({ method }) =>
      method === "GET"
        ? { status: 200, headers, body: body('{"data":[]}') }
        : { status: 409, headers, body: body('{"code":"slot_unavailable"}') },
    );
    const { client } = connect(server.url);
    expect(await client.listVenues({})).toEqual(listed);
    const placing = await client.createBooking({
      params: { venueId: 1 },
      body: { timeSlotId: "s", guestCount: 1 },
    });
    expect(placing).toMatchObject({ refusal: "slot_unavailable" });
  });

  test.for<readonly [string, Reply]>([
    [
      "not what its coding says",
      { status: 200, headers: { "content-encoding": "gzip" }, body: '{"data":[]}' },
    ],
    [
      "cut short within its coding",
      { status: 200, headers: { "content-encoding": "gzip" }, body: gzipSync('{"data":[]}').subarray(0, -9) },
    ],
    ["of a coding nobody knows", { status: 200, headers: { "content-encoding": "lzma" }, body: "\x00\x01" }],
    [
      "small, and huge when it is unpacked",
      { status: 200, headers: { "content-encoding": "gzip" }, body: gzipSync(`"${"x".repeat(5_000_000)}"`) },
    ],
  ])("is garbage, and not asked for again: %s", async ([, reply]) => {
    const server = await serve(() => reply);
    const { client } = connect(server.url);
    await expect(client.listVenues({})).rejects.toMatchObject({ code: "booking_protocol" });
    expect(server.requests).toHaveLength(1);
  });

  test("that breaks off is a broken connection, and asked for again", async () => {
    const replies: Reply[] = [{ status: 200, body: '{"data":', ending: "reset" }, venues];
    const server = await serve(() => replies.shift() ?? "reset");
    const { client } = connect(server.url);
    expect(await client.listVenues({})).toEqual(listed);
    expect(server.requests).toHaveLength(2);
  });

  test.for([301, 302, 303, 307, 308])("of %i is not followed: the key goes nowhere else", async (status) => {
    const elsewhere = await serve(() => venues);
    const server = await serve(() => ({ status, headers: { location: `${elsewhere.url}/venues` } }));
    const { client } = connect(server.url);
    await expect(client.listVenues({})).rejects.toMatchObject({ code: "booking_http", status });
    expect(server.requests).toHaveLength(1);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe("the base URL", () => {
  test.for([
    ["", "/venues"],
    ["/", "/venues"],
    ["/booking/v2", "/booking/v2/venues"],
    ["/booking/v2//", "/booking/v2/venues"],
    ["/b%C3%B8king%20v2", "/b%C3%B8king%20v2/venues"],
  ])("with the path %j asks at %s", async ([path, asked]) => {
    const server = await serve(() => venues);
    await connect(`${server.url}${path}`).client.listVenues({});
    expect(server.requests.map((request) => request.path)).toEqual([asked]);
  });

  test("may be a name, of whichever address answers", async () => {
    const server = await serve(() => venues);
    const { client } = connect(server.url.replace("127.0.0.1", "localhost"));
    expect(await client.listVenues({})).toEqual(listed);
  });
});
