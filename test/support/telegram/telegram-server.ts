import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { defined } from "#src/lib/defined.ts";
import { Chat } from "./chats.ts";
import { isMethod, mistakesInCall } from "./description.ts";
import { Group } from "./group.ts";
import { Guest, type GuestProfile } from "./guest.ts";
import { checkLimits, type Refusal } from "./limits.ts";
import { methods, type World } from "./methods.ts";
import { RefusalError } from "./refusal-error.ts";
import { UpdateQueue } from "./update-queue.ts";

/** One call that the bot made. */
export interface Call {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a call fails: an answer of Telegram's, a connection that breaks without one, or a proxy's page. */
export type Fault = Refusal | "dropped" | "html";

const paramsSchema = z.record(z.string(), z.unknown());

/**
 * Stands for Telegram's own servers, on a free port of this machine. It checks every call of the bot against
 * Telegram's description of the Bot API and its limits; a call that breaks one is refused as Telegram does,
 * noted in `violations`, and makes `close` throw, so that a test fails by it.
 *
 *     const server = await startTelegramServer();
 *     const telegram = createTelegram({ token: server.token, apiRoot: server.apiRoot, … });
 *     await telegram.start(receive);
 *     const guest = server.guest();
 *     guest.says("hello");
 *     await guest.answer();
 *     await telegram.stop();
 *     await server.close();
 */
export class TelegramServer {
  readonly token: string;
  /** Every call made with the right token, in order. */
  readonly calls: Call[] = [];
  readonly violations: string[] = [];
  readonly world: World;
  readonly #chats = new Map<number, Chat>();
  readonly #faults = new Map<string, Fault[]>();
  readonly #lost = new Set<string>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #http = createServer((request, response) => void this.#serve(request, response));
  #onCall: () => void = () => undefined;

  constructor(token: string) {
    this.token = token;
    this.world = {
      botId: Number(token.split(":")[0]),
      chats: this.#chats,
      updates: new UpdateQueue(),
      openPresses: new Set(),
      pressWords: new Map(),
      reactions: new Map(),
      invoices: new Map(),
      checkouts: new Map(),
      payments: new Map(),
      refunded: new Set(),
      settings: {},
      commands: [],
      descriptions: new Map(),
      shortDescriptions: new Map(),
    };
  }

  /** The guest of this chat; the same chat id is the same chat. */
  guest(id = 5_000_001 + this.#chats.size, profile: GuestProfile = {}): Guest {
    const chat = this.#chats.get(id) ?? new Chat(id);
    this.#chats.set(id, chat);
    return new Guest(this.world, chat, profile);
  }

  /** A group of friends with the bot in it; a supergroup's id is below -1,000,000,000,000. */
  group(id: number): Group {
    const chat = this.#chats.get(id) ?? new Chat(id);
    this.#chats.set(id, chat);
    return new Group(this.world, chat);
  }

  /** Lets the next calls of a method fail. */
  fail(method: string, fault: Fault, times = 1): void {
    const faults = Array.from({ length: times }, () => fault);
    this.#faults.set(method, [...(this.#faults.get(method) ?? []), ...faults]);
  }

  /** The next call of a method is done, and its answer is lost on the way. */
  loseAnswer(method: string): void {
    this.#lost.add(method);
  }

  /** The next call of a method is taken up only once the function that this returns is called. */
  hold(method: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(method, promise);
    return resolve;
  }

  /** The parameters of every call of one method. */
  callsOf(method: string): readonly Call["params"][] {
    return this.calls.filter((call) => call.method === method).map((call) => call.params);
  }

  /** Waits until a method was called this many times in all. */
  async called(method: string, times = 1): Promise<void> {
    while (this.callsOf(method).length < times) {
      await new Promise<void>((resolve) => {
        this.#onCall = resolve;
      });
    }
  }

  get apiRoot(): string {
    return `http://127.0.0.1:${this.#port()}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#http.listen(0, "127.0.0.1", resolve));
  }

  /** @throws when the bot broke a rule of Telegram's */
  async close(): Promise<void> {
    this.world.updates.setWebhook(undefined);
    await new Promise<void>((resolve) => {
      this.#http.close(() => resolve());
      this.#http.closeAllConnections();
    });
    if (this.violations.length > 0)
      throw new Error(`Telegram's rules were broken: ${this.violations.join("; ")}`);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token, method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? "") ?? [];
    const params = await readParams(request);
    if (token === undefined) return refuse(response, { status: 404, description: "Not Found" });
    if (token !== this.token) return refuse(response, { status: 401, description: "Unauthorized" });
    this.calls.push({ method, params });
    this.#onCall();
    const held = this.#held.get(method);
    this.#held.delete(method);
    await held;
    const fault = this.#faults.get(method)?.shift();
    if (fault !== undefined) return failWith(response, fault);
    const refusal = this.#check(method, params);
    if (refusal !== undefined) {
      this.violations.push(`${method}: ${refusal.description}`);
      return refuse(response, refusal);
    }
    await this.#answer(response, method, params);
  }

  #check(method: string, params: Call["params"]): Refusal | undefined {
    if (!isMethod(method)) return { status: 404, description: "Not Found: method not found" };
    const [mistake] = mistakesInCall(method, params);
    return mistake === undefined
      ? checkLimits(method, params)
      : { status: 400, description: `Bad Request: ${mistake}` };
  }

  async #answer(response: ServerResponse, method: string, params: Call["params"]): Promise<void> {
    const closed = new AbortController();
    response.once("close", () => closed.abort());
    try {
      const result = await methods[method]?.(this.world, params, closed.signal);
      if (this.#lost.delete(method)) return void response.destroy();
      respond(response, 200, { ok: true, result });
    } catch (error) {
      if (error instanceof RefusalError) return refuse(response, error.refusal);
      this.violations.push(`${method}: this server failed: ${String(error)}`);
      refuse(response, { status: 500, description: "Internal Server Error" });
    }
  }

  #port(): number {
    const address = this.#http.address();
    return isAddressInfo(address) ? address.port : 0;
  }
}

/** @param token anything of the form `<bot id>:<secret>` */
export async function startTelegramServer(
  token = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc",
): Promise<TelegramServer> {
  const server = new TelegramServer(token);
  await server.listen();
  return server;
}

async function readParams(request: IncomingMessage): Promise<Call["params"]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/form-data")) return await readForm(body, type);
  return body.length === 0 ? {} : paramsSchema.parse(JSON.parse(body.toString("utf8")));
}

/**
 * Files come in a form, whose other fields are text: grammY writes numbers and booleans as JSON does. What names a file
 * by `attach://` is that file here. https://core.telegram.org/bots/api#sending-files
 */
async function readForm(body: Buffer, type: string): Promise<Call["params"]> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const files = new Map<string, unknown>();
  const params: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === "string")
      params[name] = /^(-?\d+|true|false)$/.test(value) ? JSON.parse(value) : value;
    else files.set(`attach://${name}`, { name: value.name, text: await value.text() });
  }
  const entries = Object.entries(params).map(([name, value]) => [name, files.get(String(value)) ?? value]);
  return Object.fromEntries(entries);
}

function failWith(response: ServerResponse, fault: Fault): void {
  if (fault === "dropped") {
    response.destroy();
  } else if (fault === "html") {
    response.writeHead(502, { "content-type": "text/html" }).end("<html><h1>502 Bad Gateway</h1></html>");
  } else {
    refuse(response, fault);
  }
}

function refuse(response: ServerResponse, { status, description, retryAfter, movedTo }: Refusal): void {
  const parameters = defined({ retry_after: retryAfter, migrate_to_chat_id: movedTo });
  respond(response, status, { ok: false, error_code: status, description, parameters });
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function isAddressInfo(
  address: ReturnType<ReturnType<typeof createServer>["address"]>,
): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
