import { createHash } from "node:crypto";
import {
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  type MessageCreateOptions,
  type MessageFlags,
  REST,
  RESTEvents,
  type RESTOptions,
  Routes,
  Status,
} from "discord.js";
import { z } from "zod";
import { callOutcomeOf, type HearCall } from "#src/lib/call-outcome.ts";
import { defined } from "#src/lib/defined.ts";
import type { Log } from "#src/lib/log.ts";
import type { Wait } from "#src/lib/wait.ts";
import { DiscordFault, DiscordSetupError, describeFault } from "./fault.ts";
import type { MessageBody } from "./message-body.ts";

export interface Connection {
  readonly token: string;
  readonly apiRoot?: string;
  /** Hears of every answer to a request. */
  readonly heard?: HearCall;
}

/** Whatever a guest wrote, nobody is pinged by it. */
const nobody = { parse: [] } satisfies MessageCreateOptions["allowedMentions"];

/**
 * Discord's REST API. It needs no gateway, so a process that does not hold the gateway can post as well.
 * discord.js forgets a token that Discord refused even once, so it is set anew for every use.
 */
export function createRest({ token, apiRoot, heard }: Connection): () => REST {
  const rest = new REST(toRestOptions(apiRoot));
  tellOf(rest, heard);
  return () => rest.setToken(token);
}

/**
 * Node's own `fetch` sends the requests, as discord.js offers. By itself it sends them with its own copy of undici, through
 * the dispatcher that all copies of a process share; where another version was there first, that one refuses the
 * forms in which files go out.
 */
function toRestOptions(apiRoot: string | undefined): Partial<RESTOptions> {
  // Its types are those of its copy, though what it makes is Node's own.
  const makeRequest = fetch as unknown as RESTOptions["makeRequest"];
  return { makeRequest, ...defined({ api: apiRoot }) };
}

function tellOf(rest: REST, heard: HearCall | undefined): void {
  if (heard) rest.on(RESTEvents.Response, (_, { status }) => heard(callOutcomeOf(status)));
}

/** Discord's gateway. Interactions need no privileged intent; `Guilds` brings the server and its roles. */
export function createClient({ apiRoot, heard }: Connection, log: Log): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: nobody,
    rest: toRestOptions(apiRoot),
  });
  tellOf(client.rest, heard);
  client.on(Events.Error, (error) => log.error({ ...describeFault(error) }, "Discord client failed"));
  client.on(Events.ShardError, (error) => log.warn({ ...describeFault(error) }, "Discord connection failed"));
  client.on(Events.ShardReconnecting, () => log.info({}, "Discord connection lost, connecting again"));
  client.on(Events.ShardResume, (_, replayed) => log.info({ replayed }, "Discord connection resumed"));
  client.on(Events.ShardDisconnect, ({ code }) =>
    log.error({ code }, "Discord closed the connection for good: check DISCORD_BOT_TOKEN and start again"),
  );
  return client;
}

/**
 * Connects to the gateway; resolves once the servers are known.
 *
 * @throws DiscordSetupError when the token is refused
 * @throws DiscordFault otherwise, also when the signal aborts; the client then has to be disconnected
 */
export async function login(client: Client, token: string, signal: AbortSignal): Promise<void> {
  const ready = Promise.withResolvers<void>();
  const stop = () => ready.reject(new Error("stopped"));
  client.once(Events.ClientReady, () => ready.resolve());
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    // While the gateway is away, discord.js goes on trying by itself and does not come back.
    await Promise.all([Promise.race([client.login(token), ready.promise]), ready.promise]);
  } catch (error) {
    const fault = describeFault(error);
    // "Authentication failed" is the gateway's close code 4004 in discord.js's words.
    if (fault.code === "TokenInvalid" || isTokenRefused(error)) {
      throw new DiscordSetupError([tokenRefused]);
    }
    throw new DiscordFault("connect to Discord", error);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function isTokenRefused(error: unknown): boolean {
  return error instanceof Error && /invalid token|authentication failed/i.test(error.message);
}

/** Longer than a reconnect takes while Discord is well. */
const reconnectMs = 5_000;

/**
 * Closes the connection. While discord.js is connecting it cannot be closed (`destroy` hangs, or the
 * connection is opened after all), so that is waited for, though not for ever: Discord may be away. The
 * connection is then closed as soon as it stands.
 */
export async function disconnect(client: Client, wait: Wait): Promise<void> {
  const closed = new AbortController();
  const closing = closeOnceConnected(client).finally(() => closed.abort());
  await Promise.race([closing, wait(reconnectMs, closed.signal)]);
}

async function closeOnceConnected(client: Client): Promise<void> {
  const isConnected = client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);
  if (!isConnected) {
    await new Promise<void>((resolve) => {
      client.once(Events.ShardReady, () => resolve()).once(Events.ShardResume, () => resolve());
    });
  }
  // discord.js reports a connection that it closes itself as one that is made again.
  client.removeAllListeners(Events.ShardReconnecting);
  await client.destroy();
}

export const tokenRefused =
  "Discord refused DISCORD_BOT_TOKEN: copy the bot's token again from https://discord.com/developers/applications (page Bot).";

/**
 * Posts a message. Within a few minutes Discord answers a repeat of the same key with the message
 * that is there already (`enforce_nonce`), so that a retry after a lost answer posts nothing twice.
 *
 * @returns the message's id
 */
export async function postMessage(
  rest: REST,
  channelId: string,
  body: MessageBody,
  key: string,
  more: { readonly flags?: MessageFlags.SuppressNotifications } = {},
): Promise<{ readonly id: string }> {
  const sent = { ...body, ...more, allowed_mentions: nobody, nonce: toNonce(key), enforce_nonce: true };
  return idSchema.parse(await rest.post(Routes.channelMessages(channelId), { body: sent }));
}

/** Discord's answer where a thread is archived and takes nothing. */
const isArchived = 50_083;

/** As {@link postMessage}; a thread that was archived is opened again. */
export async function postToThread(
  rest: REST,
  threadId: string,
  body: MessageBody,
  key: string,
): Promise<void> {
  try {
    await postMessage(rest, threadId, body, key);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== isArchived) throw error;
    await rest.patch(Routes.channel(threadId), { body: { archived: false, locked: false } });
    await postMessage(rest, threadId, body, key);
  }
}

const idSchema = z.object({ id: z.string() });

/** Discord's answer where a message has a thread already, which carries the message's id. */
const hasThread = 160_004;

/** Begins a thread below a message, or finds the one that is there. */
export async function startThread(
  rest: REST,
  channelId: string,
  messageId: string,
  name: string,
): Promise<string> {
  try {
    // A day without a word hides it from the list; whoever writes brings it back.
    const body = { name, auto_archive_duration: 1440 };
    return idSchema.parse(await rest.post(Routes.threads(channelId, messageId), { body })).id;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === hasThread) return messageId;
    throw error;
  }
}

/** Discord takes at most 25 characters; 150 bits of a hash keep keys apart. */
function toNonce(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 25);
}

/** What a notice's embed has. */
const embedSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  color: z.number().optional(),
});
const messageSchema = z.object({ embeds: z.array(embedSchema) });

/** Replaces what `change` makes of the first embed of a message of the bot's own; what it leaves out stays. */
export async function editMessage(
  rest: REST,
  channelId: string,
  messageId: string,
  change: (embed: z.infer<typeof embedSchema>) => Partial<MessageBody>,
): Promise<void> {
  const route = Routes.channelMessage(channelId, messageId);
  const { embeds } = messageSchema.parse(await rest.get(route));
  await rest.patch(route, { body: { ...change(embeds[0] ?? {}), allowed_mentions: nobody } });
}
