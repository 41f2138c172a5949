import { Agent, get } from "node:http";

/** A line by which an open page hears what is new. */
export interface Line {
  /**
   * Resolves with the moment at which the page had heard these words, in the milliseconds of `performance.now()`; rejects where
   * they do not come. One is awaited at a time: the next takes the place of the one before.
   */
  hears(words: string): Promise<number>;
  close(): void;
}

/** Browsers keep a connection open for each line. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** How long what is told at once may take in a house that is busy: who waits longer has lost it. */
const patienceMs = 60_000;

/** Opens a line as a browser does; resolves once the house has begun to answer. */
export async function openLine(address: URL, headers: Readonly<Record<string, string>>): Promise<Line> {
  let heard = "";
  let look = () => {};
  let late: NodeJS.Timeout | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<Line>();
  const request = get(address, { agent, headers }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${address.pathname}: ${response.statusCode}`));
    response.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
      look();
    });
    response.on("error", () => {});
    return resolve({
      hears: (words) =>
        new Promise((done, fail) => {
          clearTimeout(late);
          late = setTimeout(
            () => fail(new Error(`${address.pathname}: "${words}" did not come`)),
            patienceMs,
          );
          look = () => {
            if (!heard.includes(words)) return;
            clearTimeout(late);
            done(performance.now());
          };
          look();
        }),
      close: () => {
        clearTimeout(late);
        request.destroy();
      },
    });
  });
  request.on("error", reject);
  return await promise;
}
