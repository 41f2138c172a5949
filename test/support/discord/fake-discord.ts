import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  ApplicationCommandResponseSchema,
  CreatedThreadResponseSchema,
  GatewayBotResponseSchema,
  GuildChannelResponseSchema,
  GuildMemberResponseSchema,
  GuildWithCountsResponseSchema,
  MessageResponseSchema,
  PrivateApplicationResponseSchema,
  UserPIIResponseSchema,
} from "discord-api-spec/zod";
import { type ZodMiniType, z } from "zod/mini";
import { type Gateway, openGateway } from "./gateway.ts";
import { failInteraction, type Interaction } from "./interactions.ts";
import type { Json } from "./json.ts";
import { type SeenMessage, type SentFile, toSeen } from "./messages.ts";
import { type Answer, type Call, handle, type RestState } from "./rest.ts";
import { createPerson, type Person, type PersonOptions } from "./staff.ts";
import { createWorld, ids, type World } from "./world.ts";

/** How the calls that match go wrong, `times` of them. */
interface Fault {
  readonly method: string;
  readonly path: RegExp;
  readonly times: number;
  /** `lost`: the call is done, but its answer never arrives. */
  readonly how:
    | {
        readonly status: number;
        readonly code?: number;
        readonly message?: string;
        readonly retryAfter?: number;
      }
    | "lost";
}

/** A Discord on the loopback: REST and gateway for one bot in one server. */
export interface FakeDiscord {
  readonly apiRoot: string;
  readonly world: World;
  readonly gateway: Gateway;
  /** What Discord would have refused, and what breaks this project's rules. A test's end expects none. */
  readonly violations: readonly string[];
  readonly calls: readonly Call[];
  commands(guildId?: string): readonly Json[];
  /** What stands there of another version. */
  setCommands(commands: readonly Json[]): void;
  /** From its next connection on the bot is in a second server too, with a role and a channel of its own. */
  joinOther(): void;
  /** Messages in a channel that everybody there sees. */
  channel(id: string): readonly SeenMessage[];
  /** A message as it is now. */
  message(id: string): SeenMessage;
  deleteMessage(id: string): void;
  /** The threads there are, by name. */
  threads(): readonly { readonly id: string; readonly name: string }[];
  deleteThread(id: string): void;
  /** With all that was written there. */
  deleteChannel(id: string): void;
  /** A person who has the staff's role unless `roles` says otherwise. */
  staff(options?: PersonOptions): Person;
  /** From now on this person has these roles. */
  changeRoles(person: Person, roles: readonly string[]): void;
  fail(fault: Fault): void;
  /** Nothing goes wrong any more. */
  recover(): void;
  stop(): Promise<void>;
}

export async function startFakeDiscord(
  options: { readonly heartbeatMs?: number; readonly token?: string } = {},
): Promise<FakeDiscord> {
  const world = createWorld(options.token);
  const violations: string[] = [];
  const calls: Call[] = [];
  const faults: { fault: Fault; left: number }[] = [];
  const interactions = new Map<string, Interaction>();
  const violate = (text: string) => {
    violations.push(text);
    for (const interaction of interactions.values()) failInteraction(interaction, text);
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Listening on TCP, so the address is no pipe's name.
  const { port } = server.address() as AddressInfo;
  const gatewayUrl = () => `ws://127.0.0.1:${port}/gateway`;
  const state: RestState = {
    world,
    messages: new Map(),
    interactions,
    roles: new Map(),
    commands: new Map(),
    gatewayUrl,
    violate,
  };
  const heartbeatMs = options.heartbeatMs ?? 45_000;
  const gateway = openGateway(server, { world, url: gatewayUrl, heartbeatMs, violate });

  server.on("request", async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const entry = faults.find(
      ({ fault, left }) => left > 0 && fault.method === call.method && fault.path.test(call.path),
    );
    if (entry !== undefined) entry.left -= 1;
    const how = entry?.fault.how;
    if (how !== undefined && how !== "lost") return sendFault(response, how);
    const answer = handle(state, call);
    for (const mistake of mistakesOf(call, answer)) violate(`the fake itself: ${mistake}`);
    if (how === "lost") return response.destroy();
    return send(response, answer);
  });

  return {
    apiRoot: `http://127.0.0.1:${port}/api`,
    world,
    gateway,
    violations,
    calls,
    commands: (guildId = ids.guild) => state.commands.get(guildId) ?? [],
    setCommands: (commands) => {
      state.commands.set(ids.guild, commands);
    },
    joinOther: () => {
      world.guilds.set(ids.otherGuild, [{ id: ids.otherRole, name: "Crew" }]);
      world.channels.set(ids.otherChannel, {
        name: "crew",
        overwrites: [],
        type: 0,
        guildId: ids.otherGuild,
      });
    },
    channel: (id) =>
      [...state.messages.values()]
        .filter(({ channelId, onlyFor }) => channelId === id && onlyFor === undefined)
        .map(toSeen),
    message: (id) => {
      const message = state.messages.get(id);
      if (message === undefined) throw new Error(`there is no message ${id}`);
      return toSeen(message);
    },
    deleteMessage: (id) => {
      state.messages.delete(id);
    },
    threads: () =>
      [...world.channels].flatMap(([id, { name, parentId }]) =>
        parentId === undefined ? [] : [{ id, name }],
      ),
    deleteThread: (id) => {
      world.channels.delete(id);
    },
    deleteChannel: (id) => {
      world.channels.delete(id);
      for (const message of state.messages.values())
        if (message.channelId === id) state.messages.delete(message.id);
    },
    staff: (person = {}) => createPerson(state, gateway, { roles: [ids.staffRole], ...person }),
    changeRoles: (person, roles) => {
      state.roles.set(person.id, roles);
    },
    fail: (fault) => {
      faults.push({ fault, left: fault.times });
    },
    recover: () => {
      faults.length = 0;
    },
    stop: async () => {
      gateway.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { body, files } = await readBody(Buffer.concat(chunks), request.headers["content-type"]);
  const { pathname } = new URL(request.url ?? "/", "http://fake");
  return {
    method: request.method ?? "",
    path: decodeURIComponent(pathname).replace(/^\/api\/v10/, ""),
    body,
    files,
    authorization: request.headers.authorization,
  };
}

/** With files it is a form, whose field `payload_json` is the message (https://docs.discord.com/developers/reference#uploading-files). */
async function readBody(bytes: Buffer<ArrayBuffer>, type = ""): Promise<Pick<Call, "body" | "files">> {
  if (!type.startsWith("multipart/form-data")) {
    return { body: bytes.length === 0 ? undefined : JSON.parse(bytes.toString("utf8")), files: [] };
  }
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const files: SentFile[] = [];
  for (const [key, value] of form) {
    if (typeof value === "string") continue;
    const id = /^files\[(\d+)\]$/.exec(key)?.[1] ?? key;
    files.push({ id, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { body: JSON.parse(String(form.get("payload_json"))), files };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, body === undefined ? {} : { "content-type": "application/json" });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function sendFault(response: ServerResponse, how: Exclude<Fault["how"], "lost">): void {
  const { status, code = 0, message = `${status}`, retryAfter } = how;
  const retry =
    retryAfter === undefined ? {} : { "retry-after": String(retryAfter), "x-ratelimit-scope": "user" };
  response.writeHead(status, { "content-type": "application/json", ...retry });
  response.end(
    JSON.stringify({
      code,
      message,
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter, global: false }),
    }),
  );
}

const channelSchema = z.union([GuildChannelResponseSchema, CreatedThreadResponseSchema]);

const answers: readonly (readonly [string, RegExp, ZodMiniType])[] = [
  ["GET", /^\/users\/@me$/, UserPIIResponseSchema],
  ["GET", /^\/applications\/@me$/, PrivateApplicationResponseSchema],
  ["GET", /^\/gateway\/bot$/, GatewayBotResponseSchema],
  ["GET", /^\/guilds\/\d+$/, GuildWithCountsResponseSchema],
  ["GET", /^\/guilds\/\d+\/members\/\d+$/, GuildMemberResponseSchema],
  ["GET", /^\/channels\/\d+$/, channelSchema],
  ["PATCH", /^\/channels\/\d+$/, channelSchema],
  ["DELETE", /^\/channels\/\d+$/, channelSchema],
  ["GET", /^\/channels\/\d+\/messages$/, MessageResponseSchema],
  ["PUT", /\/commands$/, ApplicationCommandResponseSchema],
  ["GET", /\/commands$/, ApplicationCommandResponseSchema],
  ["POST", /^\/channels\/\d+\/messages$/, MessageResponseSchema],
  ["POST", /\/threads$/, CreatedThreadResponseSchema],
  ["GET", /\/messages\/[@\w]+$/, MessageResponseSchema],
  ["PATCH", /\/messages\/[@\w]+$/, MessageResponseSchema],
  ["POST", /^\/webhooks\//, MessageResponseSchema],
];

/** The fake's own answers keep to Discord's description as well; otherwise it proves nothing. */
function mistakesOf(call: Call, { status, body }: Answer): readonly string[] {
  if (status !== 200 && status !== 201) return [];
  const schema = answers.find(([method, path]) => method === call.method && path.test(call.path))?.[2];
  if (schema === undefined) return [`no description for ${call.method} ${call.path}`];
  return [body].flat().flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  });
}
