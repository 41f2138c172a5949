import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  ApplicationCommandUpdateRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from "discord-api-spec/zod";
import type { ZodMiniType } from "zod/mini";
import { isJson, type Json, objectsIn, textOf } from "./json.ts";

/** What a request body is, by its route. */
export type BodyKind =
  | "create"
  | "edit"
  | "webhookCreate"
  | "webhookEdit"
  | "callback"
  | "commands"
  | "thread";

/** What Discord would not take, or what we never want to send. Empty when all is well. */
export function mistakesIn(kind: BodyKind, body: unknown): readonly string[] {
  if (kind === "commands") return objectsIn(body).flatMap(commandMistakes);
  if (!isJson(body)) return ["the body is no object"];
  const schema = kind === "callback" ? callbackSchema(body["type"]) : messageSchemas[kind];
  if (schema === undefined) return [`unknown callback type ${String(body["type"])}`];
  const message = kind === "callback" ? body["data"] : body;
  const isMessage = kind === "callback" ? [4, 7].includes(Number(body["type"])) : kind !== "thread";
  return [
    ...specMistakes(schema, body),
    ...(isMessage && isJson(message) ? messageMistakes(message) : []),
    ...(kind === "callback" && body["type"] === 8 && isJson(message) ? choiceMistakes(message) : []),
    ...surrogateMistakes(body),
  ];
}

const messageSchemas = {
  create: MessageCreateRequestSchema,
  edit: MessageEditRequestPartialSchema,
  webhookCreate: IncomingWebhookRequestPartialSchema,
  webhookEdit: IncomingWebhookUpdateRequestPartialSchema,
  thread: CreateTextThreadWithMessageRequestSchema,
} as const;

function callbackSchema(type: unknown): ZodMiniType | undefined {
  if (type === 4 || type === 5) return CreateMessageInteractionCallbackRequestSchema;
  if (type === 6 || type === 7) return UpdateMessageInteractionCallbackRequestSchema;
  if (type === 9) return ModalInteractionCallbackRequestSchema;
  if (type === 8) return ApplicationCommandAutocompleteCallbackRequestSchema;
  return undefined;
}

/** Known difference: the description has a number there, the API and every library a decimal string. */
function commandMistakes(command: Json): readonly string[] {
  const { default_member_permissions: permissions, ...rest } = command;
  if (typeof permissions === "number") return ["default_member_permissions is a number"];
  const numbered = permissions === null || permissions === undefined ? null : Number(permissions);
  const sent = { ...rest, default_member_permissions: numbered };
  const name = /^[-_'\p{L}\p{N}]{1,32}$/u.test(textOf(command["name"]))
    ? []
    : ["the command's name is not allowed"];
  return [...specMistakes(ApplicationCommandUpdateRequestSchema, sent), ...name];
}

function specMistakes(schema: ZodMiniType, body: unknown): readonly string[] {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  }
  return strippedKeys(body, parsed.data, "");
}

/** discord.js sends these with every message, also where the description does not list them. */
const alwaysSent = new Set(["tts", "enforce_nonce"]);

function strippedKeys(sent: unknown, known: unknown, path: string): readonly string[] {
  if (Array.isArray(sent) && Array.isArray(known)) {
    return sent.flatMap((item, index) => strippedKeys(item, known[index], `${path}.${index}`));
  }
  if (!isJson(sent) || !isJson(known)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    if (key in known) return strippedKeys(value, known[key], `${path}.${key}`);
    return value === false && alwaysSent.has(key) ? [] : [`${path}.${key} is not in Discord's description`];
  });
}

function messageMistakes(message: Json): readonly string[] {
  const embeds = objectsIn(message["embeds"]);
  const total = embeds.flatMap(textsOfEmbed).reduce((sum, text) => sum + text.length, 0);
  const rows = objectsIn(message["components"]);
  const components = rows.flatMap((row) => objectsIn(row["components"]));
  const customIds = components.map((component) => textOf(component["custom_id"]));
  const says = ["content", "embeds"].some((key) => key in message);
  const mentions = JSON.stringify(message["allowed_mentions"]);
  return [
    ...(textOf(message["content"]).length > 2000 ? ["content is longer than 2000"] : []),
    ...(total > 6000 ? [`the embeds hold ${total} characters, more than 6000`] : []),
    ...(embeds.flatMap(textsOfEmbed).some((text) => text.trim() === "")
      ? ["an embed has an empty text"]
      : []),
    ...(rows.length > 5 ? ["more than 5 rows of components"] : []),
    ...(new Set(customIds).size < customIds.length ? ["two components have one custom id"] : []),
    ...(says && mentions !== '{"parse":[]}' ? [`allowed_mentions is ${mentions ?? "missing"}`] : []),
    ...components.flatMap(componentMistakes),
  ];
}

function textsOfEmbed(embed: Json): readonly string[] {
  const footer = embed["footer"];
  const own = [embed["title"], embed["description"], isJson(footer) ? footer["text"] : undefined];
  const fields = objectsIn(embed["fields"]).flatMap((field) => [field["name"], field["value"]]);
  return [...own, ...fields].filter((text) => typeof text === "string");
}

function componentMistakes(component: Json): readonly string[] {
  if (component["type"] === 2) {
    const isWhole = textOf(component["label"]).trim() !== "" && textOf(component["custom_id"]) !== "";
    return isWhole ? [] : ["a button lacks its label or custom id"];
  }
  const values = objectsIn(component["options"]).map(({ value }) => value);
  return new Set(values).size < values.length ? ["two options of a menu have one value"] : [];
}

/** The reference allows less than the description: 100 characters for a text value. */
function choiceMistakes(data: Json): readonly string[] {
  return objectsIn(data["choices"]).flatMap(({ name, value }) => [
    ...(textOf(name).trim() === "" ? ["a choice has no name"] : []),
    ...(textOf(value).length > 100 ? ["a choice's value is longer than 100"] : []),
  ]);
}

function surrogateMistakes(body: Json): readonly string[] {
  return JSON.stringify(body) === JSON.stringify(body).toWellFormed() &&
    !/\\ud[89ab]|\\ud[c-f]/.test(JSON.stringify(body))
    ? []
    : ["half a character (a lone surrogate)"];
}
