import { clearLine, createInterface, cursorTo } from "node:readline";
import type { Readable, Writable } from "node:stream";

export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  /** A person sits there: there is a prompt, a line can be edited, earlier lines come back with the arrow keys. */
  readonly interactive: boolean;
  readonly prompt: string;
}

/** The two streams as a conversation needs them. */
export interface Screen {
  /** The lines typed, without their ends (LF or CRLF). Ends with the input, on `close`, and when the output is gone. */
  readonly lines: AsyncIterable<string>;
  /** Prints above the line that is being typed. False once nobody reads any more (EPIPE). */
  print(text: string): Promise<boolean>;
  /** Shows the prompt, where there is one. */
  invite(): void;
  close(): void;
}

/** Begins to read: `lines` are to be taken at once, or some are missed. */
export function openScreen({ input, output, interactive, prompt }: Streams): Screen {
  const reader = interactive
    ? createInterface({ input, output, prompt, terminal: true, crlfDelay: Number.POSITIVE_INFINITY })
    : createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  let closed = false;
  /** Closed by us: what was read ahead is not said any more. */
  let abandoned = false;
  reader.once("close", () => {
    closed = true;
    // The shell's own prompt begins on a line of its own.
    if (interactive && output.writable) output.write("\n");
  });
  const close = () => {
    abandoned = true;
    if (!closed) reader.close();
  };
  // Without a listener a reader that goes away (`| head -1`) would end the process with an error.
  output.on("error", close);

  return {
    lines: takeUntil(reader, () => abandoned),
    print: async (text) => {
      if (interactive && !closed) makeRoom(output);
      const printed = await write(output, text);
      if (interactive && printed && !closed) reader.prompt(true);
      return printed;
    },
    invite: () => {
      if (interactive && !closed) reader.prompt();
    },
    close,
  };
}

async function* takeUntil(lines: AsyncIterable<string>, isOver: () => boolean): AsyncIterable<string> {
  for await (const line of lines) {
    if (isOver()) return;
    yield line;
  }
}

/** What is typed so far is drawn again beneath, by the prompt. */
function makeRoom(output: Writable): void {
  cursorTo(output, 0);
  clearLine(output, 1);
}

async function write(output: Writable, text: string): Promise<boolean> {
  if (!output.writable) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  output.write(text, (error) => resolve(error === undefined || error === null));
  return await promise;
}
