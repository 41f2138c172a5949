import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { isJson, type Json } from "./json.ts";
import { toBotUser, toGatewayGuild, type World } from "./world.ts";

/** `Guilds`: no privileged intent, nothing that is not used. */
const expectedIntents = 1;

interface Session {
  readonly id: string;
  sequence: number;
  readonly sent: { readonly s: number; readonly payload: Json }[];
}

/** Discord's gateway for one bot with one shard. */
export interface Gateway {
  /** What the bot has sent, by the names of the opcodes, in order. */
  readonly received: readonly string[];
  /** Resolves when the bot sends this the next time. */
  next(name: "Identify" | "Resume" | "Heartbeat"): Promise<void>;
  dispatch(type: string, data: Json): void;
  /** Cuts the connection without a word, as networks do. */
  drop(): void;
  /** Cuts the connection, and knows nothing of its session afterwards. */
  forgetSession(): void;
  /** Asks the bot to connect again, as Discord does before it restarts a server. */
  askToReconnect(): void;
  /** How many connections are open. */
  connections(): number;
  /** Resolves when the bot has closed its connection. */
  closed(): Promise<void>;
  /** Closes a connection that identifies with this code instead of greeting it. */
  refuseWith(code: number): void;
  /** Lets those who identify wait for their greeting until the returned function is called. */
  keepWaiting(): () => void;
  stop(): void;
}

const names: Readonly<Record<number, string>> = { 1: "Heartbeat", 2: "Identify", 6: "Resume" };

export function openGateway(
  server: Server,
  options: {
    readonly world: World;
    readonly url: () => string;
    readonly heartbeatMs: number;
    readonly violate: (text: string) => void;
  },
): Gateway {
  const { world, violate } = options;
  const sockets = new WebSocketServer({ server, path: "/gateway" });
  const happened = new EventEmitter();
  const received: string[] = [];
  let session: Session | undefined;
  let refusal: number | undefined;
  let greeting: Promise<void> = Promise.resolve();
  let live: WebSocket | undefined;

  const send = (socket: WebSocket, payload: Json) => socket.send(JSON.stringify(payload));
  const dispatch = (type: string, data: Json) => {
    if (session === undefined) throw new Error("no bot is connected to the gateway");
    session.sequence += 1;
    const payload = { op: 0, t: type, s: session.sequence, d: data };
    session.sent.push({ s: session.sequence, payload });
    if (live !== undefined) send(live, payload);
  };
  const identify = (socket: WebSocket, data: Json) => {
    if (refusal !== undefined) return socket.close(refusal);
    if (data["token"] !== world.token) return socket.close(4004);
    if (data["intents"] !== expectedIntents)
      violate(`the bot asks for the intents ${String(data["intents"])}`);
    void greeting.then(() => greet(socket));
  };
  const greet = (socket: WebSocket) => {
    session = { id: world.newId(), sequence: 0, sent: [] };
    live = socket;
    dispatch("READY", {
      v: 10,
      user: toBotUser(world),
      guilds: [...world.guilds.keys()].map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: options.url(),
      application: { id: world.applicationId, flags: 0 },
    });
    for (const id of world.guilds.keys()) dispatch("GUILD_CREATE", toGatewayGuild(world, id));
  };
  const resume = (socket: WebSocket, data: Json) => {
    if (session === undefined || data["session_id"] !== session.id) {
      return send(socket, { op: 9, d: false });
    }
    live = socket;
    for (const { s, payload } of session.sent) if (s > Number(data["seq"])) send(socket, payload);
    return dispatch("RESUMED", {});
  };

  sockets.on("connection", (socket) => {
    socket.on("message", (data) => {
      const message: unknown = JSON.parse(String(data));
      if (!isJson(message)) return;
      const name = names[Number(message["op"])] ?? `op ${String(message["op"])}`;
      received.push(name);
      if (name === "Heartbeat") send(socket, { op: 11 });
      if (name === "Identify" && isJson(message["d"])) identify(socket, message["d"]);
      if (name === "Resume" && isJson(message["d"])) resume(socket, message["d"]);
      happened.emit(name);
    });
    socket.on("close", () => {
      if (live === socket) live = undefined;
      happened.emit("closed");
    });
    send(socket, { op: 10, d: { heartbeat_interval: options.heartbeatMs } });
  });

  return {
    received,
    next: async (name) => {
      await once(happened, name);
    },
    dispatch,
    drop: () => live?.terminate(),
    forgetSession: () => {
      session = undefined;
      live?.terminate();
    },
    askToReconnect: () => live !== undefined && send(live, { op: 7, d: null }),
    connections: () => sockets.clients.size,
    closed: async () => {
      if (sockets.clients.size > 0) await once(happened, "closed");
    },
    refuseWith: (code) => {
      refusal = code;
    },
    keepWaiting: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      greeting = promise;
      return resolve;
    },
    stop: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
