import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";

/** Shipped with the program: the same letters on every machine, whatever is installed there. */
const fontFiles = [
  import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
].map((url) => fileURLToPath(url));

/** Phones have two pixels and more where a picture has one. */
const zoom = 2;

/** An SVG document as a PNG. It is drawn on another thread; what comes back takes some milliseconds here. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "zoom", value: zoom },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Sans" },
  });
  return image.asPng();
}
