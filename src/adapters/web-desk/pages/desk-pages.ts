import { Hono } from "hono";
import { html } from "hono/html";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { Assets } from "#src/web/page/assets.ts";
import { toDocument } from "#src/web/page/document.ts";
import type { DeskEnv } from "../desk-env.ts";

export interface DeskPagesParts {
  readonly desk: Desk;
  readonly assets: Assets;
  readonly newId: () => string;
  readonly clock: Clock;
  readonly log: Log;
  /** Aborted once this process tells nobody anything more. */
  readonly stopping: AbortSignal;
}

/** The pages of the desk, for whom the door has let in. */
export function deskPages({ assets }: DeskPagesParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.get("/", (context) => {
    const { name } = context.get("session");
    const body = html`<body><main class="door"><h1>Welcome, ${name}</h1></main></body>`;
    const document = {
      title: "The desk",
      language: "en",
      styles: ["page.css", "door.css"],
      scripts: [],
      body,
    };
    return context.html(toDocument(document, assets));
  });
  return app;
}
