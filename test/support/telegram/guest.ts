import { patienceMs } from "#test/support/patience.ts";
import type { Chat, InlineButton, StoredMessage } from "./chats.ts";
import { mistakesInObject } from "./description.ts";
import { type SentInvoice, toDate, totalOf, type World } from "./methods.ts";

export interface GuestProfile {
  readonly firstName?: string;
  readonly lastName?: string;
  /** IETF language tag of the guest's app. */
  readonly language?: string;
  /** As Telegram gives it: digits with the country code, without a plus. */
  readonly phone?: string;
}

/** A message as the guest sees it now. */
export interface VisibleMessage {
  readonly id: number;
  readonly from: "bot" | "guest";
  readonly text: string;
  /** The labels of the buttons beneath, row by row. */
  readonly buttons: readonly (readonly string[])[];
}

type Content = Readonly<Record<string, unknown>>;

const describedKinds: Readonly<Record<string, string>> = {
  callback_query: "CallbackQuery",
  pre_checkout_query: "PreCheckoutQuery",
};

/**
 * A guest with the app in hand, in a private chat with the bot. What the guest does reaches the bot as an
 * update; what the bot does is seen in `chat()`.
 *
 *     const guest = server.guest();
 *     guest.says("a table for four");
 *     expect((await guest.answer()).text).toMatch(/which day/i);
 *     guest.presses("Today");
 */
export class Guest {
  readonly id: number;
  /** What a button copied. */
  clipboard: string | undefined;
  readonly #chat: Chat;
  readonly #profile: GuestProfile;
  readonly #world: World;
  #read = 0;
  /** The newest message when files and places were last read. */
  #attachmentsRead = 0;
  #presses = 0;
  #checkouts = 0;

  constructor(world: World, chat: Chat, profile: GuestProfile) {
    this.id = chat.id;
    this.#world = world;
    this.#chat = chat;
    this.#profile = profile;
  }

  /** Sends a text, or a command. */
  says(text: string): void {
    this.#send(text, { text });
  }

  /** Sends something else than a text: the content as in Telegram's Message, like `{ photo: […], caption: "…" }`. */
  sends(content: Content): void {
    this.#send(`[${Object.keys(content).join(", ")}]`, content);
  }

  /** Edits an own message. */
  edits(messageId: number, text: string): void {
    const message = this.#find(messageId);
    message.text = text;
    this.#update("edited_message", { ...this.#envelope(messageId), edit_date: toDate(messageId) + 1, text });
  }

  /** Presses the key that shares the phone number; the bot has to offer it. */
  sharesContact(): void {
    const keys = this.#chat.keyboard?.keyboard?.flat() ?? [];
    if (!keys.some((key) => key.request_contact)) throw new Error("no button to share the contact is shown");
    const { phone = "4791234567", lastName } = this.#profile;
    this.sends({
      contact: {
        phone_number: phone,
        first_name: this.#user().first_name,
        ...(lastName !== undefined && { last_name: lastName }),
        user_id: this.id,
      },
    });
    if (this.#chat.keyboard?.one_time_keyboard === true) this.#chat.keyboard = undefined;
  }

  /**
   * Presses a button: on the newest message that has one of this label, or on the message given. A key in
   * place of the letters says its label.
   */
  presses(label: string, messageId?: number): void {
    const keys = this.#chat.keyboard?.keyboard?.flat() ?? [];
    if (messageId === undefined && keys.some((key) => key.text === label)) {
      if (this.#chat.keyboard?.one_time_keyboard === true) this.#chat.keyboard = undefined;
      this.says(label);
      return;
    }
    const { message, button } = this.#findButton(label, messageId);
    if (button.callback_data === undefined) this.clipboard = button.copy_text?.text;
    else this.pressesData(button.callback_data, message.id);
  }

  /** What a modified app can do: sends a press with any data, on any message. */
  pressesData(data: string, messageId: number): void {
    this.#presses += 1;
    const id = `${this.id}-press-${this.#presses}`;
    this.#world.openPresses.add(id);
    this.#acted();
    this.#update("callback_query", {
      id,
      from: this.#user(),
      message: { ...this.#envelope(messageId), text: this.#find(messageId).text },
      chat_instance: String(this.id),
      data,
    });
  }

  /** Taps Pay on the newest invoice, or on the one given, and waits for what the bot says; undefined when it agrees. */
  async checksOut(
    messageId?: number,
    changed: { readonly amount?: number } = {},
  ): Promise<string | undefined> {
    const invoice = this.#invoice(messageId);
    this.#checkouts += 1;
    const id = `${this.id}-checkout-${this.#checkouts}`;
    const answered = new Promise<string | undefined>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error("the bot did not answer a checkout")), patienceMs);
      this.#world.checkouts.set(id, (refusal) => {
        clearTimeout(tooLate);
        resolve(refusal);
      });
    });
    this.#update("pre_checkout_query", {
      id,
      from: this.#user(),
      currency: invoice.currency,
      total_amount: changed.amount ?? totalOf(invoice),
      invoice_payload: invoice.payload,
    });
    return await answered;
  }

  /** The money has gone: Telegram reports it, once for each update that is sent of it. */
  pays(messageId?: number, changed: { readonly amount?: number; readonly charge?: string } = {}): string {
    const invoice = this.#invoice(messageId);
    const charge = changed.charge ?? `charge-${this.#world.payments.size + 1}`;
    this.#world.payments.set(charge, { userId: this.id, currency: invoice.currency });
    this.sends({
      successful_payment: {
        currency: invoice.currency,
        total_amount: changed.amount ?? totalOf(invoice),
        invoice_payload: invoice.payload,
        telegram_payment_charge_id: charge,
        provider_payment_charge_id: `provider-${charge}`,
      },
    });
    return charge;
  }

  #invoice(messageId?: number): SentInvoice {
    const newest = this.#chat.messages.findLast(({ id }) => this.#world.invoices.has(id));
    const invoice = this.#world.invoices.get(messageId ?? newest?.id ?? 0);
    if (invoice === undefined) throw new Error("there is no invoice in the chat");
    return invoice;
  }

  /** The bot is told so, unless the word is lost. */
  blocks({ isTold = true } = {}): void {
    this.#chat.blocked = true;
    if (isTold) this.#tellMembership("member", "kicked");
  }

  unblocks(): void {
    this.#chat.blocked = false;
    this.#tellMembership("kicked", "member");
  }

  /** Deletes the account. */
  leaves(): void {
    this.#chat.deactivated = true;
  }

  /** Removes a message for both sides. */
  deletes(messageId: number): void {
    this.#chat.messages.splice(this.#chat.messages.indexOf(this.#find(messageId)), 1);
  }

  /** What the bot did next, a new message or an edit, since the guest's last act; waits for it. */
  async answer(): Promise<VisibleMessage> {
    const deadline = AbortSignal.timeout(patienceMs);
    while (this.#chat.acts.length <= this.#read) {
      if (deadline.aborted) throw new Error(`the bot did not answer guest ${this.id}`);
      await new Promise<void>((resolve) => {
        this.#chat.onAct = resolve;
        deadline.addEventListener("abort", () => resolve(), { once: true });
      });
    }
    const act = this.#chat.acts[this.#read];
    this.#read += 1;
    if (act === undefined) throw new Error("unreachable: the act was waited for");
    return toVisible(act.message);
  }

  /** What the bot did since it was last read, without waiting; files and places come last. */
  unread(): readonly VisibleMessage[] {
    const acts = this.#chat.acts.slice(this.#read).map(({ message }) => message);
    this.#read = this.#chat.acts.length;
    const newest = this.#chat.messages.at(-1)?.id ?? 0;
    const attached = this.#chat.messages.filter(
      ({ id, from, attached }) => id > this.#attachmentsRead && from === "bot" && attached,
    );
    this.#attachmentsRead = newest;
    return [...acts, ...attached].map(toVisible);
  }

  /** All messages as they stand now, edits included. */
  chat(): readonly VisibleMessage[] {
    return this.#chat.messages.map(toVisible);
  }

  /** The keyboard in place of the letters, row by row; undefined when there is none. */
  keyboard(): readonly (readonly string[])[] | undefined {
    return this.#chat.keyboard?.keyboard?.map((row) => row.map((key) => key.text));
  }

  /** Whether "typing…" stands above the chat. */
  seesTyping(): boolean {
    return this.#chat.typing;
  }

  #send(shown: string, content: Content): void {
    const message = this.#chat.add("guest", shown);
    this.#acted();
    this.#update("message", { ...this.#envelope(message.id), ...content });
  }

  /** Answers from before are no answers to what follows. */
  #acted(): void {
    this.#chat.started = true;
    this.#read = this.#chat.acts.length;
  }

  #tellMembership(from: string, to: string): void {
    const user = this.#user();
    this.#world.updates.add("my_chat_member", {
      chat: { id: this.id, type: "private", first_name: user.first_name },
      from: user,
      date: 1,
      old_chat_member: { status: from },
      new_chat_member: { status: to },
    });
  }

  #update(kind: string, content: Content): void {
    const mistakes = mistakesInObject(describedKinds[kind] ?? "Message", content);
    if (mistakes.length > 0) throw new Error(`Telegram would not send this: ${mistakes.join("; ")}`);
    this.#world.updates.add(kind, content);
  }

  #envelope(messageId: number) {
    const user = this.#user();
    const chat = { id: this.id, type: "private", first_name: user.first_name };
    return { message_id: messageId, date: toDate(messageId), chat, from: user };
  }

  #user() {
    const { firstName = "Kari", lastName, language } = this.#profile;
    return {
      id: this.id,
      is_bot: false,
      first_name: firstName,
      ...(lastName !== undefined && { last_name: lastName }),
      ...(language !== undefined && { language_code: language }),
    };
  }

  #find(messageId: number): StoredMessage {
    const message = this.#chat.messages.find(({ id }) => id === messageId);
    if (message === undefined) throw new Error(`there is no message ${messageId} in the chat`);
    return message;
  }

  #findButton(label: string, messageId?: number): { message: StoredMessage; button: InlineButton } {
    const messages = messageId === undefined ? this.#chat.messages.toReversed() : [this.#find(messageId)];
    for (const message of messages) {
      const button = message.inlineKeyboard.flat().find(({ text }) => text === label);
      if (button !== undefined) return { message, button };
    }
    const shown = messages.flatMap((message) => message.inlineKeyboard.flat().map(({ text }) => text));
    throw new Error(`no button "${label}" is shown; there are: ${shown.join(" | ") || "none"}`);
  }
}

export function toVisible(message: StoredMessage): VisibleMessage {
  const { id, from, text, inlineKeyboard } = message;
  return { id, from, text, buttons: inlineKeyboard.map((row) => row.map((button) => button.text)) };
}
