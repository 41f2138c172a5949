import { isJson, type Json, objectsIn, textOf } from "./json.ts";
import { messageTime, toBotUser, type World } from "./world.ts";

/** A file that came with a message. */
export interface SentFile {
  /** By which the message names it. */
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A message as Discord keeps it. */
export interface StoredMessage {
  readonly id: string;
  readonly channelId: string;
  /** The only one who sees it. */
  readonly onlyFor?: string;
  readonly nonce?: string;
  /** What was sent, edits merged in. */
  readonly body: Json;
  readonly files?: readonly SentFile[];
  /** "Maitred is thinking…" */
  readonly pending: boolean;
}

/** A message as somebody sees it. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly ephemeral: boolean;
  readonly content: string;
  readonly embeds: readonly Json[];
  /** What is attached, with the words for who does not see it. */
  readonly files: readonly (SentFile & { readonly description: string })[];
  readonly buttons: readonly {
    readonly label: string;
    readonly customId: string;
    readonly disabled: boolean;
    /** https://docs.discord.com/developers/components/reference#button-button-styles */
    readonly style: number;
  }[];
  readonly menus: readonly {
    readonly customId: string;
    readonly placeholder: string;
    readonly options: readonly { readonly label: string; readonly value: string }[];
  }[];
  /** Every text on it, line by line, with Discord's markup as it was sent. */
  readonly text: string;
}

export function toSeen(message: StoredMessage): SeenMessage {
  const embeds = objectsIn(message.body["embeds"]);
  const components = objectsIn(message.body["components"]).flatMap((row) => objectsIn(row["components"]));
  const content = textOf(message.body["content"]);
  return {
    id: message.id,
    channelId: message.channelId,
    ephemeral: message.onlyFor !== undefined,
    content,
    embeds,
    files: (message.files ?? []).map((file) => ({ ...file, description: descriptionOf(message, file) })),
    buttons: components.filter(isButton).map((button) => ({
      label: textOf(button["label"]),
      customId: textOf(button["custom_id"]),
      disabled: button["disabled"] === true,
      style: Number(button["style"]),
    })),
    menus: components
      .filter((component) => !isButton(component))
      .map((menu) => ({
        customId: textOf(menu["custom_id"]),
        placeholder: textOf(menu["placeholder"]),
        options: objectsIn(menu["options"]).map(({ label, value }) => ({
          label: textOf(label),
          value: textOf(value),
        })),
      })),
    text: [content, ...embeds.flatMap(linesOf)].filter((line) => line !== "").join("\n"),
  };
}

function descriptionOf({ body }: StoredMessage, { id }: SentFile): string {
  return textOf(objectsIn(body["attachments"]).find((one) => String(one["id"]) === id)?.["description"]);
}

/** What Discord would not take of the files of a message, or shows nowhere. */
export function fileMistakes(body: Json, files: readonly SentFile[]): readonly string[] {
  const named = objectsIn(body["attachments"]);
  const shown = objectsIn(body["embeds"]).flatMap(({ image }) =>
    isJson(image) ? [textOf(image["url"])] : [],
  );
  return [
    ...files
      .filter(({ id }) => !named.some((one) => String(one["id"]) === id))
      .map(({ name }) => `the file ${name} is not among the attachments`),
    ...named
      .filter(({ description }) => textOf(description).length > 1024)
      .map(() => "an attachment's description is longer than 1024"),
    ...shown
      .filter((url) => !files.some(({ name }) => url === `attachment://${name}`))
      .map((url) => `an embed shows ${url}, which is not attached`),
  ];
}

function isButton(component: Json): boolean {
  return component["type"] === 2;
}

function linesOf(embed: Json): readonly string[] {
  const fields = objectsIn(embed["fields"]).map(({ name, value }) => `${textOf(name)}: ${textOf(value)}`);
  const footer = embed["footer"];
  return [
    textOf(embed["title"]),
    textOf(embed["description"]),
    ...fields,
    ...(isJson(footer) ? [textOf(footer["text"])] : []),
  ];
}

/** The message in Discord's own form. */
export function toMessageJson(world: World, message: StoredMessage): Json {
  const ephemeral = message.onlyFor === undefined ? 0 : 64;
  return {
    id: message.id,
    channel_id: message.channelId,
    type: 0,
    content: textOf(message.body["content"]),
    mentions: [],
    mention_roles: [],
    attachments: (message.files ?? []).map((file) => toAttachmentJson(world, message, file)),
    embeds: objectsIn(message.body["embeds"]).map(toEmbedJson),
    timestamp: messageTime,
    edited_timestamp: null,
    flags: ephemeral | (message.pending ? 128 : 0),
    components: objectsIn(message.body["components"]).map((row, index) => toRowJson(row, index * 10 + 1)),
    author: { ...toBotUser(world) },
    pinned: false,
    mention_everyone: false,
    tts: false,
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
  };
}

function toAttachmentJson(world: World, message: StoredMessage, file: SentFile): Json {
  const url = `https://cdn.discord.example/${message.id}/${file.name}`;
  return {
    id: world.newId(),
    filename: file.name,
    size: file.bytes.length,
    url,
    proxy_url: url,
    description: descriptionOf(message, file),
  };
}

function toEmbedJson(embed: Json): Json {
  const fields = objectsIn(embed["fields"]).map((field) => ({ inline: false, ...field }));
  return { type: "rich", ...embed, ...(fields.length === 0 ? {} : { fields }) };
}

/** Discord numbers components and fills in defaults. */
function toRowJson(row: Json, id: number): Json {
  const components = objectsIn(row["components"]).map((component, index) => ({
    ...(component["type"] === 3 ? { min_values: 1, max_values: 1 } : {}),
    ...component,
    id: id + index + 1,
  }));
  return { ...row, id, components };
}
