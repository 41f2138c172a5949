import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const mediaTypes = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
} as const;

const path = "/assets";

interface Asset {
  readonly url: string;
  readonly mediaType: string;
  /** Compresses the file when a browser first asks for this encoding, and keeps the result. */
  readonly packed: (encoding: Encoding) => Uint8Array<ArrayBuffer>;
}

/** The smallest first. */
const packers = { br: brotliCompressSync, gzip: gzipSync, identity: (content: Buffer) => content } as const;
type Encoding = keyof typeof packers;

/** Files for browsers. An address holds a hash of the file's content, so browsers may keep the file for ever. */
export interface Assets {
  /** The address of a file by its name. */
  readonly url: (name: string) => string;
  readonly path: string;
  readonly handle: (request: Request) => Response;
}

/** The location of a file, or of its parts in order, which browsers get as one file. */
type Source = URL | readonly URL[];

/** Reads these files, given by name, once. */
export function openAssets(files: Readonly<Record<string, Source>>): Assets {
  const byName = new Map(Object.entries(files).map(([name, file]) => [name, readAsset(name, file)]));
  const byUrl = new Map([...byName.values()].map((asset) => [asset.url, asset]));
  return {
    path,
    url: (name) => {
      const asset = byName.get(name);
      if (!asset) throw new Error(`there is no file for browsers called "${name}"`);
      return asset.url;
    },
    handle: (request) => {
      if (!["GET", "HEAD"].includes(request.method))
        return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
      const asset = byUrl.get(new URL(request.url).pathname);
      return asset ? answer(asset, request) : new Response("Not found\n", { status: 404 });
    },
  };
}

function readAsset(name: string, source: Source): Asset {
  const parts = source instanceof URL ? [source] : source;
  const content = Buffer.from(parts.map((part) => readFileSync(part, "utf8")).join("\n"));
  const extension = name.slice(name.lastIndexOf(".") + 1);
  if (!isKnown(extension)) throw new Error(`what kind of file is "${name}"?`);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  const packed = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  return {
    url: `${path}/${hash}/${name}`,
    mediaType: mediaTypes[extension],
    packed: (encoding) =>
      packed.getOrInsertComputed(encoding, () => new Uint8Array(packers[encoding](content))),
  };
}

function isKnown(extension: string): extension is keyof typeof mediaTypes {
  return Object.hasOwn(mediaTypes, extension);
}

/** What a browser would rather have, and of equals the smallest (RFC 9110, section 12.5.3). */
function preferredEncoding(header: string): Encoding {
  const accepted = parseAccept(header);
  const wish = (encoding: Encoding) =>
    accepted.find(({ type }) => type.toLowerCase() === encoding) ?? accepted.find(({ type }) => type === "*");
  const encodings = Object.keys(packers) as Encoding[];
  const [most = "identity"] = encodings
    .filter((encoding) => (wish(encoding)?.q ?? 0) > 0)
    .toSorted((one, other) => (wish(other)?.q ?? 0) - (wish(one)?.q ?? 0));
  return most;
}

function answer({ mediaType, packed }: Asset, request: Request): Response {
  const encoding = preferredEncoding(request.headers.get("Accept-Encoding") ?? "");
  return new Response(request.method === "HEAD" ? null : packed(encoding), {
    headers: {
      "Content-Type": mediaType,
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
  });
}
