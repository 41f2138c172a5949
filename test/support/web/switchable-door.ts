import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** An address that stays while the process behind it is another one, as that of a proxy does. */
export interface SwitchableDoor {
  readonly url: string;
  /** From now on whoever comes is led there; what was open is cut, as by the end of a process. */
  leadTo(port: number): void;
}

/** Nobody is behind it at first. */
export async function openSwitchableDoor(): Promise<SwitchableDoor> {
  const open = new Set<Socket>();
  let behind: number | undefined;
  const cut = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const server = createServer((outside) => {
    if (behind === undefined) return outside.destroy();
    const inside = connect(behind, "127.0.0.1");
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
    return;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    cut();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the door has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: (port) => {
      behind = port;
      cut();
    },
  };
}
