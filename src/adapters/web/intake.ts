import { readCommand } from "#src/bot/runtime/ports/guest-commands.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";

/** What a guest sent by one of the page's forms. */
export interface Sent {
  /** As the guest reads it; absent where a button was pressed, which changes the message that it stands under. */
  readonly words?: string;
  readonly content: InboundContent;
  /** What is sent twice by a form is one message. A button may be pressed again, which the conversation answers. */
  readonly key?: string;
  /** What a link opened the page with. */
  readonly start?: string;
}

export type Wish = (partySize: number, date: Temporal.PlainDate) => string;

/** Undefined where nothing was said. `toWords`: a wish that was put together by hand, as the guest would write it. */
export function readSent(form: FormData, toWords: Wish): Sent | undefined {
  const given = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const about = { ...key(given("key")), ...start(given("start")) };
  const token = given("press");
  if (token !== undefined) {
    const message = given("message");
    return { ...about, content: { type: "choice", token, ...(message && { message }) } };
  }
  const words = given("text")?.trim() || wishOf(given("partySize"), given("date"), toWords);
  if (!words) return undefined;
  return { ...about, words, content: readCommand(words) ?? { type: "text", text: words } };
}

function key(given: string | undefined): Pick<Sent, "key"> {
  return given !== undefined && /^[\w-]{1,64}$/.test(given) ? { key: given } : {};
}

function start(given: string | undefined): Pick<Sent, "start"> {
  return given !== undefined && /^[\w-]{1,64}$/.test(given) ? { start: given } : {};
}

function wishOf(partySize: string | undefined, date: string | undefined, toWords: Wish): string | undefined {
  if (!/^\d{1,3}$/.test(partySize ?? "") || !/^\d{4}-\d\d-\d\d$/.test(date ?? "")) return undefined;
  try {
    return toWords(Number(partySize), Temporal.PlainDate.from(date ?? ""));
  } catch (error) {
    // The thirtieth of February, from a browser without a date picker.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
