import { readFileSync, statSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { WriteStream } from "node:tty";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createTerminal, type TerminalOptions } from "#src/adapters/terminal/create.ts";
import type { Inbound, InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { eventually } from "#test/support/eventually.ts";

const address = { platform: "terminal", chatId: "local" };

function reply(text: string, ...labels: readonly string[]) {
  return { text, buttons: labels.map((label) => ({ label, token: `token-${label}` })) };
}

interface Fixture extends Partial<TerminalOptions> {
  /** What the bot does with each line, before it has settled. */
  readonly react?: (
    content: InboundContent,
    send: (text: string, ...labels: string[]) => Promise<unknown>,
  ) => unknown;
}

function createFixture({ react, ...overrides }: Fixture = {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  const log = createQuietLog();
  const stored: Inbound[] = [];
  let pending: Promise<unknown> = Promise.resolve();
  let printed = "";
  output.on("data", (chunk) => {
    printed += chunk;
  });
  const terminal = createTerminal({
    input,
    output,
    interactive: false,
    settle: async () => {
      await pending;
    },
    newId: () => "session-1",
    folder: tmpdir(),
    log,
    ...overrides,
  });
  const send = (text: string, ...labels: string[]) => terminal.send(address, reply(text, ...labels));
  onTestFinished(async () => await terminal.stop());
  return {
    input,
    output,
    log,
    stored,
    terminal,
    send,
    printed: () => printed,
    contents: () => stored.map(({ content }) => content),
    start: () =>
      terminal.start(async (inbound) => {
        stored.push(inbound);
        pending = Promise.resolve(react?.(inbound.content, send));
        return "pending";
      }),
  };
}

/** Says all lines, and waits until the terminal is done. */
async function pipe(lines: string | Buffer, fixture: Fixture = {}) {
  const bot = createFixture(fixture);
  await bot.start();
  bot.input.end(lines);
  await bot.terminal.finished;
  return bot;
}

describe("piped lines", () => {
  test("are said one by one, each once the one before has settled", async () => {
    const order: string[] = [];
    const { printed } = await pipe("one\ntwo\n", {
      react: async (content, send) => {
        const text = content.type === "text" ? content.text : "";
        order.push(`said ${text}`);
        await new Promise((resolve) => setImmediate(resolve));
        await send(`answer to ${text}`);
        order.push(`settled ${text}`);
      },
    });
    expect(order).toEqual(["said one", "settled one", "said two", "settled two"]);
    expect(printed()).toBe("answer to one\nanswer to two\n");
  });

  test("end with the input, after the last reply", async () => {
    const last = Promise.withResolvers<void>();
    const bot = createFixture({ react: () => last.promise.then(() => bot.send("done")) });
    await bot.start();
    let finished = false;
    const over = bot.terminal.finished.then(() => {
      finished = true;
    });
    bot.input.end("the last line, without an end");
    await eventually(() => expect(bot.stored).toHaveLength(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(finished).toBe(false);
    last.resolve();
    await over;
    expect(bot.printed()).toBe("done\n");
  });

  test("without any line end at once", async () => {
    const { stored } = await pipe("");
    expect(stored).toEqual([]);
  });

  test("may end in CRLF, be empty, be in any script", async () => {
    const { contents } = await pipe("hello\r\n\r\n   \nBlåbær 🫐\n寿司\n");
    expect(contents()).toEqual([
      { type: "text", text: "hello" },
      { type: "text", text: "Blåbær 🫐" },
      { type: "text", text: "寿司" },
    ]);
  });

  test("may come in pieces that cut a character in two", async () => {
    const bot = createFixture();
    await bot.start();
    const bytes = Buffer.from("Blåbær\n");
    bot.input.write(bytes.subarray(0, 3));
    bot.input.end(bytes.subarray(3));
    await bot.terminal.finished;
    expect(bot.contents()).toEqual([{ type: "text", text: "Blåbær" }]);
  });

  test("may be very long and many", async () => {
    const long = "x".repeat(2_000_000);
    const { stored } = await pipe(`${long}\n${"hello\n".repeat(3000)}`);
    expect(stored).toHaveLength(3001);
    expect(stored[0]?.content).toEqual({ type: "text", text: long });
  });

  test("end early with /quit", async () => {
    const { contents } = await pipe("hello\n/quit\nnever said\n");
    expect(contents()).toEqual([{ type: "text", text: "hello" }]);
  });

  test("see neither prompt nor colour nor wrapped text", async () => {
    const text = "a long line ".repeat(30).trim();
    const { printed } = await pipe("hello\n", { react: (_, send) => send(text, "Yes"), hint: "unseen" });
    expect(printed()).toBe(`${text}\n  1  Yes\n`);
  });
});

describe("what is said", () => {
  test("comes from the one guest, in the terminal's language, with ids that are never used again", async () => {
    const { stored } = await pipe("hello\nhello\n", { language: "nb" });
    expect(stored).toEqual([
      { id: "session-1:1", address, content: { type: "text", text: "hello" }, language: "nb" },
      { id: "session-1:2", address, content: { type: "text", text: "hello" }, language: "nb" },
    ]);
  });

  test("picks a button of the last reply that had some", async () => {
    const replies = [["Which time?", "18:00", "19:00"], ["By the way, we have a terrace."]] as const;
    const { contents } = await pipe("hello\n2\n", {
      react: async (content, send) => {
        if (content.type === "text") for (const [text, ...labels] of replies) await send(text, ...labels);
      },
    });
    expect(contents()[1]).toEqual({ type: "choice", token: "token-19:00" });
  });

  test("is no button any more once a question without buttons was asked", async () => {
    const { contents } = await pipe("hello\nanother day\n2\n", {
      react: (content, send) =>
        content.type === "text" && content.text === "hello"
          ? send("Which time?", "18:00", "19:00")
          : send("How many?"),
    });
    expect(contents()[2]).toEqual({ type: "text", text: "2" });
  });

  test("still picks a button while nothing was answered", async () => {
    const { contents } = await pipe("hello\nhm\n2\n", {
      react: (content, send) =>
        content.type === "text" && content.text === "hello"
          ? send("Which time?", "18:00", "19:00")
          : undefined,
    });
    expect(contents()[2]).toEqual({ type: "choice", token: "token-19:00" });
  });

  test("and could not be stored is told in the log, and the talk goes on", async () => {
    const { input, terminal, log } = createFixture();
    const contents: InboundContent[] = [];
    await terminal.start(async ({ content }) => {
      contents.push(content);
      if (contents.length === 1) throw new Error("the store is down");
      return "pending";
    });
    input.end("one\ntwo\n");
    await terminal.finished;
    expect(contents).toHaveLength(2);
    expect(log.lines).toEqual([
      {
        level: "error",
        fields: expect.objectContaining({ fault: "Error" }),
        message: "could not store a line",
      },
    ]);
  });
});

describe("sending", () => {
  test("prints, whatever it would replace", async () => {
    const bot = createFixture();
    await bot.start();
    const delivery = await bot.terminal.send(address, reply("Booked."), { replaces: "1" });
    expect(delivery).toEqual({ ok: true });
    expect(bot.printed()).toBe("Booked.\n");
  });

  test("to a reader that went away is told as a value, and ends the talk", async () => {
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
    });
    const bot = createFixture({ output });
    await bot.start();
    bot.input.write("hello\n");
    expect(await bot.send("anyone?")).toEqual({ ok: false, reason: "unreachable" });
    await bot.terminal.finished;
    expect(await bot.send("anyone?")).toEqual({ ok: false, reason: "unreachable" });
  });

  test("leaves a file that the guest asked for in the folder, for them alone, and says where", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "maitred-"));
    const { start, terminal, printed } = createFixture({ folder: folder.path });
    await start();
    const file = { type: "file", name: "maitred.json", mediaType: "application/json", text: "{}" } as const;
    expect(await terminal.attach(address, file)).toEqual({ ok: true });
    const path = join(folder.path, "maitred.json");
    expect(printed()).toContain(`→ ${path}\n`);
    expect(readFileSync(path, "utf8")).toBe("{}");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("before the start reaches nobody", async () => {
    expect(await createFixture().send("hello")).toEqual({ ok: false, reason: "unreachable" });
  });
});

describe("stopping", () => {
  test("waits until the line in hand is stored, and says no other", async () => {
    const { input, terminal } = createFixture();
    const storing = Promise.withResolvers<void>();
    const contents: InboundContent[] = [];
    await terminal.start(async ({ content }) => {
      contents.push(content);
      await storing.promise;
      return "pending";
    });
    input.write("one\ntwo\nthree\n");
    await eventually(() => expect(contents).toHaveLength(1));
    const stopped = terminal.stop();
    storing.resolve();
    await stopped;
    await terminal.finished;
    expect(contents).toEqual([{ type: "text", text: "one" }]);
  });

  test("does not wait for what never settles", async () => {
    const bot = createFixture({ react: () => new Promise(() => undefined) });
    await bot.start();
    bot.input.write("one\ntwo\n");
    await eventually(() => expect(bot.stored).toHaveLength(1));
    await bot.terminal.stop();
    expect(bot.stored).toHaveLength(1);
  });
});

describe("a person at a terminal", () => {
  /** A terminal of 40 columns: it knows how many colours it has as a real one does, by the environment. */
  function createScreen() {
    const getColorDepth = () => WriteStream.prototype.getColorDepth(process.env);
    return Object.assign(new PassThrough(), { isTTY: true, columns: 40, rows: 24, getColorDepth });
  }

  function sitDown(fixture: Fixture = {}) {
    const screen = createScreen();
    const chunks: Buffer[] = [];
    screen.on("data", (chunk) => chunks.push(chunk));
    const bot = createFixture({ output: screen, interactive: true, ...fixture });
    const raw = () => Buffer.concat(chunks).toString("utf8");
    return { ...bot, raw, seen: () => stripVTControlCharacters(raw()).replaceAll("\r", "") };
  }

  test("sees a hint and a prompt", async () => {
    const bot = sitDown({ hint: "/help tells what I can do, /quit leaves" });
    await bot.start();
    expect(bot.seen()).toBe("/help tells what I can do, /quit leaves\n> ");
  });

  test("is answered above the prompt, wrapped to the width, with what was typed kept", async () => {
    const bot = sitDown();
    await bot.start();
    bot.input.write("half a sen");
    await eventually(() => expect(bot.seen()).toContain("half a sen"));
    await bot.send("We have a table for you at seven in the evening.", "Take it");
    expect(bot.seen()).toMatch(
      /We have a table for you at seven in the\nevening\.\n {2}1 {2}Take it\n> half a sen$/,
    );
    bot.input.write("tence\r");
    await eventually(() => expect(bot.contents()).toEqual([{ type: "text", text: "half a sentence" }]));
  });

  test("need not wait for an answer to say the next thing", async () => {
    const bot = sitDown({ settle: () => new Promise(() => undefined) });
    await bot.start();
    bot.input.write("one\rtwo\r");
    await eventually(() => expect(bot.stored).toHaveLength(2));
  });

  test.for([
    ["/quit", "/quit\r"],
    ["Ctrl+D", "\u0004"],
    ["Ctrl+C", "\u0003"],
  ] as const)("leaves with %s, and the shell begins on a new line", async ([, keys]) => {
    const bot = sitDown();
    await bot.start();
    bot.input.write(keys);
    await bot.terminal.finished;
    expect(bot.raw().endsWith("\n")).toBe(true);
    expect(bot.stored).toEqual([]);
  });

  test.for([
    ["sees colours", undefined, true],
    ["sees none with NO_COLOR", "1", false],
  ] as const)("%s", async ([, noColor, coloured]) => {
    vi.stubEnv("NO_COLOR", noColor);
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NODE_DISABLE_COLORS", undefined);
    // Node takes an unknown CI for a terminal without colours.
    vi.stubEnv("CI", undefined);
    vi.stubEnv("TERM", "xterm-256color");
    onTestFinished(() => void vi.unstubAllEnvs());
    const bot = sitDown();
    await bot.start();
    await bot.send("Which time?", "18:00");
    expect(bot.raw().includes("\u001b[36m1\u001b[39m")).toBe(coloured);
    expect(bot.seen()).toContain("Which time?\n  1  18:00\n> ");
  });
});
