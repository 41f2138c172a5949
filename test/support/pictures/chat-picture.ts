import { expect, onTestFinished } from "vitest";
import { fromSmallestUnits } from "#src/lib/payable-currencies.ts";
import { eventually } from "#test/support/eventually.ts";
import { type HouseOptions, type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import type { Group } from "#test/support/telegram/group.ts";
import type { Guest, GuestProfile, VisibleMessage } from "#test/support/telegram/guest.ts";
import { startTelegramServer, type TelegramServer } from "#test/support/telegram/telegram-server.ts";
import { type DrawnMessage, drawChat } from "./draw-chat.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** The house of a picture, and the Telegram that its guests use. */
export interface Scene {
  readonly house: OpenHouse;
  readonly telegram: TelegramServer;
  guest(profile?: GuestProfile): FilmedGuest;
  /** A group of friends with the bot in it. */
  group(): FilmedGroup;
}

/** Opens the whole program with Telegram, on a Saturday morning, for as long as the test runs. */
export async function openScene(options: HouseOptions = {}): Promise<Scene> {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const env = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot, ...options.env };
  const house = await openHouse({ ...options, env });
  return {
    house,
    telegram,
    guest: (profile) => new FilmedGuest(telegram.guest(undefined, profile)),
    group: () => new FilmedGroup(telegram, house),
  };
}

/** A guest whose chat is kept as it was seen: what is edited later still stands as it was when it was read. */
class FilmedGuest {
  readonly #guest: Guest;
  readonly #seen: DrawnMessage[] = [];

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** Says a line, and reads so many answers. */
  async says(line: string, answers = 1): Promise<void> {
    this.#guest.says(line);
    this.#seen.push({ from: "guest", text: line, buttons: [] });
    await this.reads(answers);
  }

  /** Presses a button, and reads so many answers. */
  async presses(label: string, answers = 1): Promise<void> {
    this.#guest.presses(label);
    this.#seen.push({ from: "tap", text: label, buttons: [] });
    await this.reads(answers);
  }

  /** Shares the phone number; the thanks for it are not filmed. */
  async sharesContact(): Promise<void> {
    this.#seen.push({ from: "tap", text: this.#guest.keyboard()?.flat()[0] ?? "", buttons: [] });
    this.#guest.sharesContact();
    await this.#guest.answer();
    await this.reads(1);
  }

  /** Pays the newest invoice, and reads what is said then. */
  async pays(): Promise<void> {
    const invoice = await this.#invoice();
    const pay = `Pay ${amountOf(invoice)}`;
    this.#seen.push({ from: "bot", text: "Deposit for your table", buttons: [[pay]] });
    const refusal = await this.#guest.checksOut(invoice.id);
    if (refusal !== undefined) throw new Error(refusal);
    this.#seen.push({ from: "tap", text: pay, buttons: [] });
    this.#guest.pays(invoice.id);
    await this.reads(1);
  }

  /** It is sent after the words that announce it. */
  async #invoice(): Promise<VisibleMessage> {
    return await eventually(() => {
      const sent = this.#guest.chat().findLast(({ text }) => /^\[Deposit/.test(text));
      if (!sent) throw new Error("no invoice has arrived yet");
      return sent;
    });
  }

  async reads(answers: number): Promise<void> {
    for (let index = 0; index < answers; index += 1) this.#seen.push(toDrawn(await this.#guest.answer()));
  }

  /** Leaves out what came before: a picture begins here. */
  cut(): void {
    this.#seen.length = 0;
  }

  /**
   * Holds a picture in `docs/pictures` against what was seen: it is what the program says, or the test fails.
   * `npx vitest run test/pictures -u` draws them anew. What is drawn at random, a reference, is always the same here.
   */
  async expectPicture(name: string, title: string): Promise<void> {
    await expect(drawChat(title, this.#seen)).toMatchFileSnapshot(`../../docs/pictures/${name}.svg`);
  }
}

/** A group whose chat is drawn as it stands in the end, with the friends' names. */
class FilmedGroup {
  readonly #telegram: TelegramServer;
  readonly #house: OpenHouse;
  readonly #group: Group;

  constructor(telegram: TelegramServer, house: OpenHouse) {
    this.#telegram = telegram;
    this.#house = house;
    this.#group = telegram.group(-4711);
  }

  friend(id: number, firstName: string) {
    return {
      inGroup: this.#group.member(id, { firstName, language: "en" }),
      inPrivate: this.#telegram.guest(id, { firstName, language: "en" }),
    };
  }

  /** Waits until the bot's last message there says so. */
  async shows(pattern: RegExp): Promise<void> {
    await eventually(async () => {
      // A group's message is edited every four seconds at most.
      await this.#house.clock.advance({ seconds: 4 });
      expect(this.#group.ofBot().at(-1)?.text).toMatch(pattern);
    });
  }

  /** The address that a press of the bot's button opens. */
  async opens(press: string): Promise<string> {
    return await eventually(() => {
      const url = this.#group.wordTo(press)?.url;
      if (url === undefined) throw new Error("the press has no answer yet");
      return url;
    });
  }

  /** @see FilmedGuest.expectPicture */
  async expectPicture(name: string, title: string): Promise<void> {
    await expect(drawChat(title, this.#group.chat().map(toDrawn))).toMatchFileSnapshot(
      `../../docs/pictures/${name}.svg`,
    );
  }
}

/** What the app writes on the button of an invoice. */
function amountOf({ text }: VisibleMessage): string {
  const [, units = "", currency = ""] = /(\d+) ([A-Z]{3})\]$/.exec(text) ?? [];
  return new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(
    fromSmallestUnits(Number(units), currency),
  );
}

function toDrawn({ from, text, buttons }: VisibleMessage): DrawnMessage {
  return { from, text: text.replace(/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/g, "K4TM-29QX"), buttons };
}
