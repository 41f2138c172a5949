import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#src/database/database.ts";
import { createRandom } from "../engine/random.ts";
import { openProcess } from "../processes/open-process.ts";
import { median } from "../statistics.ts";
import { openCrowd } from "./crowd.ts";
import type { Round } from "./kills.ts";
import { countToll } from "./toll.ts";
import { openWays } from "./ways.ts";

const guests = 16;
const socketName = ".s.PGSQL.5432";

/** Cuts all connections between a process and its database, again and again, while guests book through it. */
export async function cutUnderLoad(
  database: Database,
  env: Readonly<Record<string, string>>,
  { cuts, first }: { cuts: number; first: number },
): Promise<Round> {
  const random = createRandom(cuts);
  const line = await openLine(database.url);
  const service = await openProcess({ DATABASE_URL: line.url, ...env });
  const ways = openWays(() => [service]);
  const crowd = openCrowd(ways, guests, first);
  const inFlight: number[] = [];
  for (let cut = 0; cut < cuts; cut++) {
    await delay(20 + random() * 200);
    inFlight.push(ways.inFlight());
    line.cut();
  }
  const { told, unexpected } = await crowd.leave();
  await ways.close();
  await service.stop();
  await line.close();
  const refused = told.filter(({ booking }) => booking === undefined).length;
  const toll = await countToll(database, told);
  return { ...toll, rounds: cuts, refused, unexpected, inFlight: median(inFlight) };
}

/** A way to the database through sockets that can be cut: what is under way on them is lost, in both directions. */
async function openLine(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), "maitred-line-"));
  const url = new URL(databaseUrl);
  const server = join(url.searchParams.get("host") ?? "", socketName);
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(server);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          open.delete(one);
          other.destroy();
        });
    }
  }).listen(join(folder, socketName));
  await once(line, "listening");
  url.searchParams.set("host", folder);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    close: async () => {
      line.close();
      cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
