import { expect, test } from "vitest";
import { openAssets } from "#src/web/page/assets.ts";

const assets = openAssets({ "page.css": new URL("../../../src/web/page/browser/page.css", import.meta.url) });

test.for([
  ["", null],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0.1, gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["identity, br;q=0, gzip;q=0", null],
  ["br;q=0", null],
  ["*, br;q=0", "gzip"],
  ["identity;q=1, *;q=0", null],
  ["deflate", null],
] as const)("a browser that accepts %j gets %s", ([accepted, encoding]) => {
  const request = new Request(`http://localhost${assets.url("page.css")}`, {
    headers: { "Accept-Encoding": accepted },
  });
  const { status, headers } = assets.handle(request);
  expect([status, headers.get("Content-Encoding"), headers.get("Vary")]).toEqual([
    200,
    encoding,
    "Accept-Encoding",
  ]);
});
