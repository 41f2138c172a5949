/** An answer to a request whose body is text. */
export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Makes the response to a request, or has sent it already and returns the mark for that. The platform's Response
 * turns text into a stream of bytes, which costs more than many an answer itself; a server that has the text can send
 * it as it is.
 */
export type SendText = (answer: TextAnswer) => Response;
