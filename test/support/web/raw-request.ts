import { connect, type Socket } from "node:net";

export interface RawConnection {
  readonly socket: Socket;
  /** Everything that was received, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

/** Writes to a server as it stands, past every check that an HTTP client makes; closes nothing by itself. */
export function openRaw(url: string, text: string | Uint8Array = ""): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<string>((resolve) => {
    let received = "";
    socket.setEncoding("latin1").on("data", (data) => {
      received += String(data);
    });
    // A reset is an end like any other.
    socket.on("error", () => undefined).on("close", () => resolve(received));
  });
  socket.write(text);
  return { socket, closed };
}

/** What the server sent until it closed the connection. */
export function sendRaw(url: string, text: string | Uint8Array): Promise<string> {
  return openRaw(url, text).closed;
}

/** The statuses of the answers in it, in order. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
