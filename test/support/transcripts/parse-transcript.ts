/** What happens in a conversation beside the bot's words. */
export type Step =
  | { readonly type: "says" | "presses"; readonly text: string }
  | { readonly type: "sharesContact" }
  | { readonly type: "pays" }
  /** Another guest, whose chat is not shown, writes or presses. */
  | { readonly type: "another"; readonly does: "says" | "presses"; readonly text: string }
  /** Time passes; ISO 8601. */
  | { readonly type: "waits"; readonly duration: string };

export interface Transcript {
  /** The lines that come first, as they stand. */
  readonly head: readonly string[];
  /** The language of the guest's app. */
  readonly language: string;
  /** Of the house; the demo venues without it. */
  readonly venuesFile?: string;
  /** How long after a booking for today the guest is asked whether they come, ISO 8601; the house's own time without it. */
  readonly asked?: string;
  readonly seat: "telegram" | "terminal";
  /** Telegram fails at every step. */
  readonly faulty: boolean;
  readonly steps: readonly Step[];
}

/**
 * Reads the guest's part of a transcript. Its lines:
 *
 *     # what it is about
 *     @ language de            the guest's app (default en)
 *     @ venues one.yaml        a file of test/fixtures/venues (default: the demo venues)
 *     @ asked PT1M             the guest is asked so soon after the booking whether they come (CONFIRM_GRACE)
 *     @ telegram               the guest uses Telegram (default: the terminal)
 *     @ faults                 … which fails at every step
 *     > a table for 4          the guest writes,
 *     > [Yes, book it]         presses a button,
 *     > (contact)              shares the phone number,
 *     > (pays)                 pays the newest invoice
 *     & a table for 4          another guest of Telegram writes or presses, in a chat that is not shown
 *     ~ PT2H                   time passes
 *
 * All other lines are what the program said, and what the booking service then held.
 */
export function parseTranscript(text: string): Transcript {
  const lines = text.split("\n");
  const head = lines.filter((line) => /^[#@]/.test(line));
  const option = (name: string) => head.find((line) => line.startsWith(`@ ${name}`))?.slice(name.length + 3);
  const has = (name: string) => head.includes(`@ ${name}`);
  const venues = option("venues");
  const asked = option("asked");
  return {
    head,
    language: option("language") ?? "en",
    ...(venues !== undefined && { venuesFile: `test/fixtures/venues/${venues}` }),
    ...(asked !== undefined && { asked }),
    seat: has("telegram") || has("faults") ? "telegram" : "terminal",
    faulty: has("faults"),
    steps: lines.flatMap(toStep),
  };
}

function toStep(line: string): Step[] {
  if (line.startsWith("~ ")) return [{ type: "waits", duration: line.slice(2) }];
  if (!/^[>&] /.test(line)) return [];
  const text = line.slice(2);
  if (text === "(contact)") return [{ type: "sharesContact" }];
  if (text === "(pays)") return [{ type: "pays" }];
  const label = /^\[(.+)\]$/.exec(text)?.[1];
  const act =
    label === undefined ? ({ type: "says", text } as const) : ({ type: "presses", text: label } as const);
  return [line.startsWith("&") ? { ...act, type: "another", does: act.type } : act];
}
