import { readFileSync } from "node:fs";
import type { PublicFile } from "./public-file.ts";

/** The page asks nothing of another host, uses no script and no style but its own files, and cannot be framed. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Table booking</title>
    <link rel="icon" href="favicon-32x32.png">
    <link rel="stylesheet" href="swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="start.js"></script>
  </body>
</html>
`;

const startScript = `SwaggerUIBundle({
  url: "../openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
});
`;

const scriptType = "text/javascript; charset=utf-8";

const packageFiles = {
  "swagger-ui-bundle.js": scriptType,
  "swagger-ui.css": "text/css; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

/** The readable page, and everything it loads, by its address relative to the page's. */
export function docsPageFiles(): ReadonlyMap<string, PublicFile> {
  const headers = { "Content-Security-Policy": contentSecurityPolicy };
  return new Map<string, PublicFile>([
    ["", { type: "text/html; charset=utf-8", body: page, headers }],
    ["start.js", { type: scriptType, body: startScript }],
    ...Object.entries(packageFiles).map(([name, type]) => [name, { type, body: fromPackage(name) }] as const),
  ]);
}

function fromPackage(name: string): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL(name, import.meta.resolve("swagger-ui-dist/package.json")));
}
