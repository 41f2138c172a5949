import { allowedCallbacks, type Interaction } from "./interactions.ts";
import { isJson, type Json, textOf } from "./json.ts";
import { fileMistakes, type SentFile, type StoredMessage, toMessageJson } from "./messages.ts";
import { type BodyKind, mistakesIn } from "./rules.ts";
import {
  beginThread,
  ids,
  toApplication,
  toBotMember,
  toBotUser,
  toChannel,
  toGuild,
  type World,
} from "./world.ts";

/** An answer of the REST API. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** Everything that the REST API reads and changes. */
export interface RestState {
  readonly world: World;
  readonly messages: Map<string, StoredMessage>;
  readonly interactions: Map<string, Interaction>;
  /** By person. */
  readonly roles: Map<string, readonly string[]>;
  /** By server. */
  readonly commands: Map<string, readonly Json[]>;
  readonly gatewayUrl: () => string;
  violate(text: string): void;
}

export interface Call {
  readonly method: string;
  /** Without `/api/v10`. */
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly SentFile[];
  readonly authorization: string | undefined;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** Interaction tokens in the path stand for the bot's own. */
  readonly open?: boolean;
  readonly kind?: BodyKind;
  answer(state: RestState, params: readonly string[], body: Json, call: Call): Answer;
}

const refuse = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message },
});
const unknownChannel = refuse(404, 10003, "Unknown Channel");
const missingAccess = refuse(403, 50001, "Missing Access");
const unknownMessage = refuse(404, 10008, "Unknown Message");

const routes: readonly Route[] = [
  { method: "GET", path: /^\/users\/@me$/, answer: ({ world }) => ({ status: 200, body: toBotUser(world) }) },
  {
    method: "GET",
    path: /^\/applications\/@me$/,
    answer: ({ world }) => ({ status: 200, body: toApplication(world) }),
  },
  {
    method: "GET",
    path: /^\/gateway\/bot$/,
    answer: ({ gatewayUrl }) => ({
      status: 200,
      body: {
        url: gatewayUrl(),
        shards: 1,
        session_start_limit: { total: 1000, remaining: 999, reset_after: 0, max_concurrency: 1 },
      },
    }),
  },
  {
    method: "GET",
    path: /^\/guilds\/(\d+)$/,
    answer: ({ world }, [id = ""]) =>
      world.guilds.has(id) ? { status: 200, body: toGuild(world, id) } : refuse(404, 10004, "Unknown Guild"),
  },
  {
    method: "GET",
    path: /^\/guilds\/(\d+)\/members\/(\d+)$/,
    answer: ({ world }, [, id]) =>
      id === world.botId ? { status: 200, body: toBotMember(world) } : refuse(404, 10007, "Unknown Member"),
  },
  {
    method: "GET",
    path: /^\/channels\/(\d+)$/,
    answer: ({ world }, [id = ""]) => {
      const channel = toChannel(world, id);
      return channel === undefined ? unknownChannel : { status: 200, body: channel };
    },
  },
  {
    method: "PUT",
    path: /^\/applications\/(\d+)\/guilds\/(\d+)\/commands$/,
    kind: "commands",
    answer: (state, [, guildId = ""], _, { body }) => {
      if (!state.world.guilds.has(guildId)) return missingAccess;
      const list = Array.isArray(body) ? body.filter(isJson) : [];
      state.commands.set(guildId, list);
      return { status: 200, body: list.map((command) => toCommandJson(state.world, guildId, command)) };
    },
  },
  {
    method: "GET",
    path: /^\/applications\/(\d+)\/guilds\/(\d+)\/commands$/,
    answer: ({ world, commands }, [, guildId = ""]) => {
      if (!world.guilds.has(guildId)) return missingAccess;
      // In whatever order.
      const list = [...(commands.get(guildId) ?? [])].reverse();
      return { status: 200, body: list.map((command) => toCommandJson(world, guildId, command)) };
    },
  },
  { method: "POST", path: /^\/channels\/(\d+)\/messages$/, kind: "create", answer: createMessage },
  {
    method: "DELETE",
    path: /^\/channels\/(\d+)$/,
    answer: ({ world, messages }, [id = ""]) => {
      const channel = toChannel(world, id);
      if (channel === undefined) return unknownChannel;
      world.channels.delete(id);
      for (const message of messages.values()) if (message.channelId === id) messages.delete(message.id);
      return { status: 200, body: channel };
    },
  },
  {
    method: "PATCH",
    path: /^\/channels\/(\d+)$/,
    answer: ({ world }, [id = ""], body) => {
      const channel = world.channels.get(id);
      if (channel === undefined) return unknownChannel;
      if ("name" in body) world.channels.set(id, { ...channel, name: textOf(body["name"]) });
      return { status: 200, body: toChannel(world, id) };
    },
  },
  {
    method: "GET",
    path: /^\/channels\/(\d+)\/messages$/,
    answer: ({ world, messages }, [id = ""]) => ({
      status: 200,
      body: [...messages.values()]
        .filter(({ channelId, onlyFor }) => channelId === id && onlyFor === undefined)
        .map((message) => toMessageJson(world, message)),
    }),
  },
  {
    method: "DELETE",
    path: /^\/channels\/(\d+)\/messages\/(\d+)$/,
    answer: ({ messages }, [channelId = "", id = ""]) => {
      if (messages.get(id)?.channelId !== channelId) return unknownMessage;
      messages.delete(id);
      return { status: 204 };
    },
  },
  {
    method: "POST",
    path: /^\/channels\/(\d+)\/messages\/(\d+)\/threads$/,
    kind: "thread",
    answer: (state, [channelId = "", id = ""], body) => {
      if (!state.messages.has(id)) return unknownMessage;
      const thread = beginThread(state.world, channelId, id, textOf(body["name"]));
      return thread === undefined
        ? refuse(400, 160_004, "A thread has already been created for this message")
        : { status: 201, body: thread };
    },
  },
  {
    method: "GET",
    path: /^\/channels\/(\d+)\/messages\/(\d+)$/,
    answer: ({ world, messages }, [channelId = "", id = ""]) => {
      if (!world.channels.has(channelId)) return unknownChannel;
      const message = messages.get(id);
      if (message === undefined || message.onlyFor !== undefined) return unknownMessage;
      return { status: 200, body: toMessageJson(world, message) };
    },
  },
  {
    method: "PATCH",
    path: /^\/channels\/(\d+)\/messages\/(\d+)$/,
    kind: "edit",
    answer: (state, [, id = ""], body) => {
      const edited = editMessage(state, id, body);
      return edited === undefined
        ? unknownMessage
        : { status: 200, body: toMessageJson(state.world, edited) };
    },
  },
  {
    method: "POST",
    path: /^\/interactions\/(\d+)\/([^/]+)\/callback$/,
    open: true,
    kind: "callback",
    answer: acknowledge,
  },
  {
    method: "PATCH",
    path: /^\/webhooks\/(\d+)\/([^/]+)\/messages\/@original$/,
    open: true,
    kind: "webhookEdit",
    answer: (state, [, token = ""], body, { files }) => {
      const interaction = state.interactions.get(token);
      for (const mistake of fileMistakes(body, files)) state.violate(mistake);
      const edited =
        interaction?.originalId === undefined
          ? undefined
          : editMessage(state, interaction.originalId, body, files);
      if (interaction === undefined || edited === undefined) {
        state.violate("an answer was edited before the interaction was acknowledged");
        return refuse(404, 10015, "Unknown Webhook");
      }
      interaction.original.resolve(edited);
      return { status: 200, body: toMessageJson(state.world, edited) };
    },
  },
  {
    method: "POST",
    path: /^\/webhooks\/(\d+)\/([^/]+)$/,
    open: true,
    kind: "webhookCreate",
    answer: createFollowUp,
  },
];

/** Does what a call asks, and records what Discord or this project's rules would not have. */
export function handle(state: RestState, call: Call): Answer {
  for (const route of routes) {
    const found = call.method === route.method ? route.path.exec(call.path) : null;
    if (found === null) continue;
    if (route.open !== true && call.authorization !== `Bot ${state.world.token}`) {
      return refuse(401, 0, "401: Unauthorized");
    }
    const mistakes = route.kind === undefined ? [] : mistakesIn(route.kind, call.body);
    for (const mistake of mistakes) state.violate(`${call.method} ${withoutIds(call.path)}: ${mistake}`);
    if (mistakes.length > 0) return refuse(400, 50035, `Invalid Form Body: ${mistakes.join("; ")}`);
    return route.answer(state, found.slice(1), isJson(call.body) ? call.body : {}, call);
  }
  state.violate(`${call.method} ${withoutIds(call.path)} is not a call that the fake knows`);
  return refuse(404, 0, "404: Not Found");
}

function withoutIds(path: string): string {
  return path.replace(/\d{17,20}/g, "…");
}

function createMessage(state: RestState, [channelId = ""]: readonly string[], body: Json): Answer {
  if (!state.world.channels.has(channelId)) return unknownChannel;
  if (channelId === ids.forbiddenChannel) return missingAccess;
  const nonce = textOf(body["nonce"]);
  const same = [...state.messages.values()].find(
    (message) => nonce !== "" && message.nonce === nonce && message.channelId === channelId,
  );
  if (same !== undefined && body["enforce_nonce"] === true) {
    return { status: 200, body: toMessageJson(state.world, same) };
  }
  const message = store(state, { channelId, body, ...(nonce === "" ? {} : { nonce }) });
  return { status: 200, body: toMessageJson(state.world, message) };
}

function acknowledge(state: RestState, [id, token = ""]: readonly string[], body: Json): Answer {
  const interaction = state.interactions.get(token);
  if (interaction === undefined || interaction.id !== id) return refuse(404, 10062, "Unknown interaction");
  if (interaction.callback !== undefined) {
    if (interaction.repeated !== true) state.violate("an interaction was acknowledged twice");
    return refuse(400, 40060, "Interaction has already been acknowledged.");
  }
  const type = Number(body["type"]);
  if (!allowedCallbacks[interaction.kind].includes(type)) {
    state.violate(`callback ${type} does not answer a ${interaction.kind}`);
    return refuse(400, 50035, "Invalid Form Body");
  }
  interaction.callback = type;
  const data = isJson(body["data"]) ? body["data"] : {};
  if (type === 9) interaction.form.resolve(data);
  else if (type === 8) interaction.choices.resolve(Array.isArray(data["choices"]) ? data["choices"] : []);
  else answerWith(state, interaction, type, data);
  interaction.answered.resolve();
  return { status: 204 };
}

function answerWith(state: RestState, interaction: Interaction, type: number, data: Json): void {
  if (type === 6 || type === 7) {
    const { sourceId = "" } = interaction;
    interaction.originalId = sourceId;
    const edited = type === 7 ? editMessage(state, sourceId, data) : undefined;
    if (edited !== undefined) interaction.original.resolve(edited);
    return;
  }
  const onlyFor = isEphemeral(data) ? { onlyFor: interaction.userId } : {};
  const message = store(state, {
    channelId: interaction.channelId,
    body: data,
    pending: type === 5,
    ...onlyFor,
  });
  interaction.originalId = message.id;
  if (type === 4) interaction.original.resolve(message);
}

function createFollowUp(state: RestState, [, token = ""]: readonly string[], body: Json): Answer {
  const interaction = state.interactions.get(token);
  if (interaction?.callback === undefined) {
    state.violate("a follow-up was sent before the interaction was acknowledged");
    return refuse(404, 10015, "Unknown Webhook");
  }
  const onlyFor = isEphemeral(body) ? { onlyFor: interaction.userId } : {};
  const message = store(state, { channelId: interaction.channelId, body, ...onlyFor });
  interaction.followUp.resolve(message);
  // Where the answer itself is still awaited, this is all that comes: nobody waits for it for ever.
  interaction.original.resolve(message);
  return { status: 200, body: toMessageJson(state.world, message) };
}

function isEphemeral({ flags }: Json): boolean {
  return (Number(flags ?? 0) & 64) !== 0;
}

function store(
  state: RestState,
  facts: Pick<StoredMessage, "channelId" | "body"> & Partial<StoredMessage>,
): StoredMessage {
  const message: StoredMessage = { pending: false, ...facts, id: state.world.newId() };
  if (!message.pending) refuseEmpty(state, message.body);
  state.messages.set(message.id, message);
  return message;
}

function editMessage(
  state: RestState,
  id: string,
  body: Json,
  files: readonly SentFile[] = [],
): StoredMessage | undefined {
  const message = state.messages.get(id);
  if (message === undefined) return undefined;
  const edited = {
    ...message,
    body: { ...message.body, ...body },
    pending: false,
    ...(files.length > 0 && { files }),
  };
  refuseEmpty(state, edited.body);
  state.messages.set(id, edited);
  return edited;
}

function refuseEmpty(state: RestState, body: Json): void {
  const isEmpty =
    textOf(body["content"]) === "" && (!Array.isArray(body["embeds"]) || body["embeds"].length === 0);
  if (isEmpty) state.violate("a message has neither content nor embeds");
}

function toCommandJson(world: World, guildId: string, command: Json): Json {
  return {
    default_member_permissions: null,
    ...command,
    id: world.newId(),
    application_id: world.applicationId,
    version: world.newId(),
    guild_id: guildId,
    type: 1,
  };
}
