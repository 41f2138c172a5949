import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { onTestFinished } from "vitest";
import type { DeskEnv } from "#src/adapters/web-desk/desk-env.ts";
import { deskFiles } from "#src/adapters/web-desk/files.ts";
import { deskPages } from "#src/adapters/web-desk/pages/desk-pages.ts";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { DeskSession } from "#src/bot/desk/door/session.ts";
import { newId } from "#src/lib/ids.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { openAssets } from "#src/web/page/assets.ts";
import { pageHeaders } from "#src/web/page/page-headers.ts";
import { sharedFiles } from "#src/web/page/shared-files.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const kari: DeskSession = { id: "1", name: "Kari", role: "host" };

/** Those who work here, by the cookie that says who asks. Without one, it is Kari. */
const staff: Readonly<Record<string, DeskSession>> = {
  kari,
  per: { id: "2", name: "Per", role: "host" },
  owner: { id: "3", name: "Ola", role: "owner" },
  fjord: { id: "4", name: "Finn", role: "host", venueIds: [1] },
};

export interface OpenDeskPages {
  readonly url: string;
  /** Asks for a page of the desk, as one of the staff. */
  ask(path: string, as?: keyof typeof staff, init?: RequestInit): Promise<Response>;
  /** Sends a form to an act of venue 1, and reads the page that comes back. */
  act(name: string, fields: Readonly<Record<string, string>>, as?: string): Promise<Response>;
  stop(): void;
}

/** The desk's pages on any free port, without a door. */
export async function openDeskPages(desk: Desk): Promise<OpenDeskPages> {
  const log = createQuietLog();
  const assets = openAssets({ ...sharedFiles, ...deskFiles });
  const stopping = new AbortController();
  const app = new Hono<DeskEnv>();
  app.use(pageHeaders());
  app.use(async (context, next) => {
    context.set("session", staff[getCookie(context, "who") ?? ""] ?? kari);
    context.set("sessionId", "1");
    await next();
  });
  app.route("/desk", deskPages({ desk, assets, newId, log, stopping: stopping.signal }));
  const web = await openWebServer({ host: "127.0.0.1", port: 0, log });
  onTestFinished(() => web.stop({ timeoutMs: 0 }));
  onTestFinished(() => stopping.abort());
  web.serve({ mounts: [assets, { path: "/desk", handle: (request) => app.fetch(request) }] });
  const ask: OpenDeskPages["ask"] = (path, as = "kari", init = {}) =>
    fetch(`${web.url}/desk${path}`, {
      redirect: "manual",
      ...init,
      headers: { Cookie: `who=${as}`, ...init.headers },
    });
  return {
    url: web.url,
    ask,
    act: (name, fields, as) =>
      ask(`/venues/1/acts/${name}`, as, { method: "POST", body: new URLSearchParams(fields) }),
    stop: () => stopping.abort(),
  };
}
