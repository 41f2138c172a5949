import type { Chat, InlineButton, StoredMessage } from "./chats.ts";
import { mistakesInObject } from "./description.ts";
import { type GuestProfile, toVisible, type VisibleMessage } from "./guest.ts";
import { type PressWord, toDate, type World } from "./methods.ts";

type Content = Readonly<Record<string, unknown>>;

/** A group of friends, with the bot among them. What they do reaches the bot as an update. */
export class Group {
  readonly #chat: Chat;
  readonly #world: World;
  #presses = 0;

  constructor(world: World, chat: Chat) {
    this.#world = world;
    this.#chat = chat;
    chat.started = true;
  }

  get id(): number {
    return this.#chat.id;
  }

  /** One of the friends; in private they are `server.guest(id, profile)`. */
  member(id: number, profile: GuestProfile): GroupMember {
    return new GroupMember(this, id, profile);
  }

  /** All messages as they stand now, edits included. */
  chat(): readonly VisibleMessage[] {
    return this.#chat.messages.map(toVisible);
  }

  /** Of the bot alone. */
  ofBot(): readonly VisibleMessage[] {
    return this.chat().filter(({ from }) => from === "bot");
  }

  /** How often the bot wrote or edited. */
  get acts(): number {
    return this.#chat.acts.length;
  }

  /** The bot is put out. */
  removesBot(status: "left" | "kicked" = "kicked"): void {
    this.#chat.blocked = true;
    this.#world.updates.add("my_chat_member", {
      chat: this.#group(),
      from: { id: 1, is_bot: false, first_name: "Admin" },
      date: 1,
      old_chat_member: { status: "member" },
      new_chat_member: { status },
    });
  }

  /** The group becomes a supergroup, in which the bot is too; it is told so, unless the word is lost. */
  becomes(other: Group, { isTold = true } = {}): void {
    this.#chat.movedTo = other.id;
    if (!isTold) return;
    const message = this.#chat.add("guest", "[moved]");
    this.#update("message", {
      ...this.#envelope(message.id, { id: 1, is_bot: false, first_name: "Admin" }),
      migrate_to_chat_id: other.id,
    });
  }

  write(user: Content, text: string, content: Content = {}): void {
    const message = this.#chat.add("guest", text);
    const words = text === "" ? {} : { text };
    this.#update("message", { ...this.#envelope(message.id, user), ...words, ...content });
  }

  /** @returns the press, by which `wordTo` finds what came of it */
  press(user: Content, label: string, messageId?: number): string {
    const { message, button } = this.#findButton(label, messageId);
    return this.pressData(user, button.callback_data ?? "", message);
  }

  /** What an old app can do: presses a button that is there no more. */
  pressData(user: Content, data: string, message: Pick<StoredMessage, "id" | "text">): string {
    this.#presses += 1;
    const id = `group${this.id}-press-${this.#presses}`;
    this.#world.openPresses.add(id);
    const target = {
      ...this.#envelope(message.id, { id: this.#world.botId, is_bot: true, first_name: "Maitred" }),
    };
    this.#update("callback_query", {
      id,
      from: user,
      message: { ...target, text: message.text },
      chat_instance: String(this.id),
      data,
    });
    return id;
  }

  wordTo(press: string): PressWord | undefined {
    return this.#world.pressWords.get(press);
  }

  #update(kind: string, content: Content): void {
    const mistakes = mistakesInObject(kind === "callback_query" ? "CallbackQuery" : "Message", content);
    if (mistakes.length > 0) throw new Error(`Telegram would not send this: ${mistakes.join("; ")}`);
    this.#world.updates.add(kind, content);
  }

  #group() {
    return { id: this.id, type: this.id < -1_000_000_000_000 ? "supergroup" : "group", title: "Dinner" };
  }

  #envelope(messageId: number, from: Content) {
    return { message_id: messageId, date: toDate(messageId), chat: this.#group(), from };
  }

  #findButton(label: string, messageId?: number): { message: StoredMessage; button: InlineButton } {
    for (const message of this.#chat.messages.toReversed()) {
      if (messageId !== undefined && message.id !== messageId) continue;
      const button = message.inlineKeyboard.flat().find(({ text }) => text === label);
      if (button !== undefined) return { message, button };
    }
    throw new Error(`no button "${label}" is shown in the group`);
  }
}

export class GroupMember {
  readonly #group: Group;
  readonly #user: Content;

  constructor(group: Group, id: number, { firstName = "Kari", lastName, language }: GuestProfile) {
    this.#group = group;
    this.#user = {
      id,
      is_bot: false,
      first_name: firstName,
      ...(lastName !== undefined && { last_name: lastName }),
      ...(language !== undefined && { language_code: language }),
    };
  }

  says(text: string, content: Content = {}): void {
    this.#group.write(this.#user, text, content);
  }

  presses(label: string, messageId?: number): string {
    return this.#group.press(this.#user, label, messageId);
  }

  /** Presses a button that the message may have no more. */
  pressesData(data: string, messageId: number): string {
    return this.#group.pressData(this.#user, data, { id: messageId, text: "" });
  }
}
