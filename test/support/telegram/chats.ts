import { RefusalError } from "./refusal-error.ts";

export interface InlineButton {
  readonly text: string;
  readonly callback_data?: string | undefined;
  /** Pressing it copies this, and tells the bot nothing. */
  readonly copy_text?: { readonly text: string } | undefined;
  readonly style?: string | undefined;
}

interface Key {
  readonly text: string;
  readonly request_contact?: boolean | undefined;
}

/** What a message may carry beneath it, as far as this server knows it. */
export interface Markup {
  readonly inline_keyboard?: readonly (readonly InlineButton[])[] | undefined;
  readonly keyboard?: readonly (readonly Key[])[] | undefined;
  readonly one_time_keyboard?: boolean | undefined;
  readonly remove_keyboard?: boolean | undefined;
}

export interface StoredMessage {
  readonly id: number;
  readonly from: "bot" | "guest";
  text: string;
  inlineKeyboard: readonly (readonly InlineButton[])[];
  /** Telegram edits only messages sent with an inline keyboard or none at all. */
  readonly editable: boolean;
  /** A file or a place. */
  readonly attached: boolean;
}

/** What the bot did in a chat, as the guest sees it happen. */
export interface Act {
  readonly message: StoredMessage;
  readonly edited: boolean;
}

const notModified =
  "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message";

/** One private chat between a guest and the bot, or a group, whose id is negative. */
export class Chat {
  readonly id: number;
  readonly messages: StoredMessage[] = [];
  readonly acts: Act[] = [];
  /** The keyboard in place of the guest's letters. */
  keyboard: Markup | undefined;
  started = false;
  blocked = false;
  deactivated = false;
  /** Of a group that became a supergroup. */
  movedTo: number | undefined;
  typing = false;
  /** Called after each act of the bot. */
  onAct: () => void = () => undefined;
  #nextMessageId = 1;

  constructor(id: number) {
    this.id = id;
  }

  /** @throws RefusalError as Telegram refuses to write to this guest */
  assertReachable(): void {
    if (this.movedTo !== undefined) {
      const description = "Bad Request: group chat was upgraded to a supergroup chat";
      throw new RefusalError(400, description, { movedTo: this.movedTo });
    }
    if (this.id < 0 && this.blocked)
      throw new RefusalError(403, "Forbidden: bot was kicked from the group chat");
    if (this.deactivated) throw new RefusalError(403, "Forbidden: user is deactivated");
    if (this.blocked) throw new RefusalError(403, "Forbidden: bot was blocked by the user");
    if (!this.started) throw new RefusalError(403, "Forbidden: bot can't initiate conversation with a user");
  }

  add(from: "bot" | "guest", text: string, markup: Markup = {}): StoredMessage {
    const message = {
      id: this.#nextMessageId++,
      from,
      text,
      inlineKeyboard: markup.inline_keyboard ?? [],
      editable: from === "bot" && markup.keyboard === undefined && markup.remove_keyboard !== true,
      attached: false,
    };
    this.messages.push(message);
    if (markup.keyboard !== undefined) this.keyboard = markup;
    if (markup.remove_keyboard === true) this.keyboard = undefined;
    if (from === "bot") this.#act({ message, edited: false });
    return message;
  }

  /** A file or a place: it stands in the chat, without a sound, and is no answer. */
  attach(text: string): StoredMessage {
    const message = {
      id: this.#nextMessageId++,
      from: "bot",
      text,
      inlineKeyboard: [],
      editable: false,
      attached: true,
    } as const;
    this.messages.push(message);
    return message;
  }

  /** @throws RefusalError as Telegram refuses to edit it */
  edit(messageId: number, text: string | undefined, markup: Markup = {}): StoredMessage {
    const message = this.messages.find(({ id }) => id === messageId);
    if (message === undefined) throw new RefusalError(400, "Bad Request: message to edit not found");
    if (!message.editable) throw new RefusalError(400, "Bad Request: message can't be edited");
    const inlineKeyboard = markup.inline_keyboard ?? [];
    const before = JSON.stringify([message.text, message.inlineKeyboard]);
    if (before === JSON.stringify([text ?? message.text, inlineKeyboard]))
      throw new RefusalError(400, notModified);
    message.text = text ?? message.text;
    message.inlineKeyboard = inlineKeyboard;
    if (text !== undefined) this.#act({ message, edited: true });
    return message;
  }

  #act(act: Act): void {
    this.typing = false;
    this.acts.push({ ...act, message: { ...act.message } });
    this.onAct();
  }
}
