/** A request as it goes out, complete with authentication. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Aborts when the time for this request, its answer's body included, is over. */
  readonly signal: AbortSignal;
}

/** What the client needs of an answer; `text` must be called, or the connection stays occupied. */
export interface IncomingAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Rejects with `AnswerTooLarge` beyond `maxAnswerBytes`. */
  text(): Promise<string>;
}

/** A transport: carries one request and rejects when there is no answer. Any status is an answer. */
export type Send = (request: OutgoingRequest) => Promise<IncomingAnswer>;

/** Starts the time of one request; the signal aborts when it is over. */
export type Deadline = (timeout: Temporal.Duration) => AbortSignal;

/** Ends the time of a request by the machine's own timer. */
export const systemDeadline: Deadline = (timeout) => AbortSignal.timeout(timeout.total("milliseconds"));

/** Far beyond any real answer: whatever is larger is a mistake, and must not fill the memory. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Thrown by a transport that stopped reading a body at `maxAnswerBytes`. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/** Reads a body as UTF-8, and no further than `maxAnswerBytes`. */
export async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) {
      throw new AnswerTooLarge(`the answer is larger than ${maxAnswerBytes} bytes`);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
