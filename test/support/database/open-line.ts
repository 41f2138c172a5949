import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * A way to a server, a port of this machine, that passes everything on until it falls silent: nothing arrives any more,
 * and nothing is said about it.
 */
export async function openLine(serverUrl: string): Promise<{ readonly url: string; fallSilent(): void }> {
  const ends: Socket[] = [];
  const line = createServer((near) => {
    const far = connect(serverAddress(new URL(serverUrl)));
    ends.push(near, far);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on("error", () => {});
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  onTestFinished(() => {
    line.close();
    for (const end of ends) end.destroy();
  });
  const address = line.address();
  const url = new URL(serverUrl);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url: url.href,
    fallSilent: () => {
      line.close();
      for (const end of ends) end.unpipe().pause();
    },
  };
}

function serverAddress({ searchParams, hostname, port }: URL) {
  const number = Number(port || 5432);
  const socketFolder = searchParams.get("host");
  return socketFolder === null
    ? { host: hostname, port: number }
    : { path: join(socketFolder, `.s.PGSQL.${number}`) };
}
