import type { Clock } from "#src/lib/clock.ts";
import manifest from "../../../../../package.json" with { type: "json" };
import { docsPageFiles } from "./docs-page.ts";
import { openApiDocument } from "./open-api-document.ts";
import { exampleDay } from "./open-api-examples.ts";
import { type AnswerPublicly, servePublicFile } from "./public-file.ts";

/** The files of the API's documentation, by their paths below the base path. They are read and built once. */
export type Docs = ReadonlyMap<string, AnswerPublicly>;

/** Kept for all tenants of the process, since it is the same for each and megabytes large. */
let knownPage: Docs | undefined;

function pageFiles(): Docs {
  knownPage ??= new Map(
    [...docsPageFiles()].map(([name, file]) => [`/docs/${name}`, servePublicFile(file)] as const),
  );
  return knownPage;
}

export function createDocs(clock: Clock): Docs {
  const body = openApiDocument({ version: manifest.version, day: exampleDay(clock.now()) });
  return new Map([
    ["/openapi.json", servePublicFile({ type: "application/json", body })],
    // The page's links are relative to the address with the slash.
    ["/docs", () => new Response(null, { status: 308, headers: { Location: "docs/" } })],
    ...pageFiles(),
  ]);
}
