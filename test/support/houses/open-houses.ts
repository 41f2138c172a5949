import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createHouses } from "#src/compose/houses/create-houses.ts";
import { readHouses } from "#src/compose/houses/read-houses.ts";
import { readConfig } from "#src/config.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createQuietLog, type LogLine } from "#test/support/database/quiet-log.ts";
import { makeFolder } from "#test/support/process/run-maitred.ts";

/** A process of several houses, inside the test's own. */
export interface OpenHouses {
  readonly url: string;
  readonly dataDir: string;
  readonly lines: readonly LogLine[];
  /** What is answered to a browser under a host name. */
  ask(host: string, path?: string, asked?: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

/** Opens those of a folder on the database at an address; they close when the test ends. */
export async function openHouses(dir: string, databaseUrl: string): Promise<OpenHouses> {
  const dataDir = makeFolder();
  const read = readConfig({ PORT: "0", HOUSES_DIR: dir, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.mistakes.join("\n"));
  const { config } = read;
  const log = createQuietLog();
  const logOf = (house: string) => {
    const named =
      (level: keyof typeof log & ("debug" | "info" | "warn" | "error")) =>
      (fields: Readonly<Record<string, unknown>>, message: string) =>
        log[level]({ house, ...fields }, message);
    return { debug: named("debug"), info: named("info"), warn: named("warn"), error: named("error") };
  };
  const web = await openWebServer({ ...config, log, timeLimits: { lastCallMs: 0 } });
  const houses = await createHouses({
    ...{ config, web, clock: systemClock, log, logOf },
    read: readHouses(dir, config),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= houses.stop();
    return stopped;
  };
  onTestFinished(stop);
  await houses.start();
  return {
    ...{ url: web.url, dataDir, lines: log.lines, stop },
    ask: (...asked) => askHost(web.url, ...asked),
  };
}

/** Asks whatever process listens there for a house, as a browser does. */
export async function askHost(
  url: string,
  host: string,
  path = "/",
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<Answer> {
  const asking = request(`${url}${path}`, { method, headers: { ...headers, Host: host } });
  const answered = once(asking, "response");
  asking.end(body);
  const [response] = (await answered) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/** `fetch` says itself which host it means. */
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
