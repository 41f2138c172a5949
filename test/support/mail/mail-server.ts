import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** What a server makes of a message. */
export interface MailManners {
  /** The answer to an address; none takes it. */
  readonly toAddress?: (address: string) => number | undefined;
  /** Takes the message, and breaks the line before it says so. */
  readonly losesAnswers?: boolean;
  /** Who may send. */
  readonly login?: { readonly user: string; readonly password: string };
}

/** A mail that arrived. */
interface Arrived extends ParsedMail {
  readonly raw: string;
}

/** A mail server on this machine that keeps what it takes. It can be stopped, and started again at the same port. */
export async function startMailServer(manners: MailManners = {}) {
  const arrived: Arrived[] = [];
  let now = manners;
  let running = await listen(0);
  const { port } = running.server.address() as AddressInfo;

  async function listen(at: number): Promise<SMTPServer> {
    const { login } = manners;
    const server = new SMTPServer({
      disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, callback) => {
        const isKnown = username === login?.user && password === login?.password;
        if (isKnown) callback(null, { user: username });
        else callback(new Error("no"));
      },
      onRcptTo: ({ address }, _session, callback) => {
        const code = now.toAddress?.(address);
        if (code === undefined) callback();
        else callback(Object.assign(new Error(`not here: ${address}`), { responseCode: code }));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          const raw = Buffer.concat(chunks).toString("utf8");
          arrived.push({ ...(await simpleParser(raw)), raw });
          if (!now.losesAnswers) return callback();
          for (const connection of server.connections)
            if (connection.session.id === session.id) connection.close();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
    return server;
  }

  const stop = () => new Promise<void>((resolve) => running.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    arrived,
    /** What arrived for this address, by its subject. */
    subjects: () => arrived.map(({ subject }) => subject),
    behaves: (next: MailManners) => {
      now = { ...manners, ...next };
    },
    stop,
    start: async () => {
      running = await listen(port);
    },
  };
}
