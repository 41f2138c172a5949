import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

interface Line {
  readonly url: string;
  /** Nothing arrives any more, and nothing is said about it. */
  fallSilent(): void;
  /** What is open breaks, and nobody listens any more, as when a server is shut down. */
  goAway(): void;
  /** Listens again where it did. */
  comeBack(): Promise<void>;
}

/** A way to a server, a port of this machine, that passes everything on until something happens to it. */
export async function openLine(serverUrl: string): Promise<Line> {
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
  const port = typeof address === "object" ? address?.port : undefined;
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    fallSilent: () => {
      line.close();
      for (const end of ends) end.unpipe().pause();
    },
    goAway: () => {
      line.close();
      for (const end of ends.splice(0)) end.destroy();
    },
    comeBack: async () => {
      line.listen(port, "127.0.0.1");
      await once(line, "listening");
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
