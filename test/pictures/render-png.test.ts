import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { renderPng } from "#src/pictures/render-png.ts";
import { line, toSvg } from "#src/pictures/svg.ts";

const picture = (text: string) =>
  toSvg({
    width: 200,
    height: 40,
    title: "",
    description: "",
    pieces: [line(10, 25, text, { size: 14, fill: "#ffffff", room: 180 })],
  });

/** Width and height stand first in the header: https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** How many bytes of its lines are set at all: on an empty picture, none. */
function inkOf(png: Uint8Array): number {
  const chunks: Uint8Array[] = [];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    if (type === "IDAT") chunks.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return inflateSync(Buffer.concat(chunks)).filter((byte) => byte !== 0).length;
}

test("is a PNG with two pixels for each of the drawing", async () => {
  const png = await renderPng(picture("Berg"));
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(sizeOf(png)).toEqual({ width: 400, height: 80 });
});

test.for(["Åse", "Ωλγα", "Иван", "5 + 6", "12 → 4"])(
  "draws %s with the letters that are shipped",
  async (text) => {
    const [drawn, empty] = await Promise.all([renderPng(picture(text)), renderPng(picture(""))]);
    expect(inkOf(empty)).toBeLessThan(inkOf(drawn) / 2);
  },
);

test("a drawing that is none is refused", async () => {
  await expect(renderPng("<svg")).rejects.toThrow();
});
