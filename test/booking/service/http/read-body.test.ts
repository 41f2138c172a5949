import { expect, test } from "vitest";
import { jsonType, readBody } from "#src/booking/service/http/read-body.ts";

function post(body: ReadableStream<Uint8Array>): Request {
  const headers = { "Content-Type": "application/json" };
  return new Request("http://127.0.0.1/", { method: "POST", body, headers, duplex: "half" });
}

test("a body that stops on the way is the client's timeout, not the service's", async () => {
  const begun = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("{")),
  });
  expect(await readBody(post(begun), jsonType, 1)).toMatchObject({
    ok: false,
    refusal: "request_timeout",
  });
});

test("a body that is there in time is read", async () => {
  const whole = new Blob(['{"a":1}']).stream();
  expect(await readBody(post(whole), jsonType)).toEqual({ ok: true, value: '{"a":1}' });
});
