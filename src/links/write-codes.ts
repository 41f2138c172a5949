import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { toFile } from "qrcode";
import type { Link } from "./to-links.ts";

/** A link, and where its code is. */
export interface WrittenLink extends Link {
  readonly files: readonly string[];
}

/** The quarter that may be dirty or hidden, and the quiet edge that scanners need. */
const look = { errorCorrectionLevel: "Q", margin: 4 } as const;
/** Sharp on paper up to 8 cm at 300 dots per inch; beyond it there is the SVG. */
const pngWidth = 1000;

/** Writes the QR code of each link into the folder, as SVG and as PNG, over what it wrote there before. */
export async function writeCodes(links: readonly Link[], folder: string): Promise<readonly WrittenLink[]> {
  await mkdir(folder, { recursive: true });
  return await Promise.all(
    links.map(async (link) => {
      const [svg, png] = [join(folder, `${link.payload}.svg`), join(folder, `${link.payload}.png`)];
      await toFile(svg, link.url, { ...look, type: "svg" });
      await toFile(png, link.url, { ...look, type: "png", width: pngWidth });
      return { ...link, files: [svg, png] };
    }),
  );
}
