import type { Door } from "#src/bot/desk/door/door.ts";

/** How often it is asked whose session is over: it may have been ended in any process. */
const askEveryMs = 1000;

type Farewell = () => string | Promise<string>;

/** The lines that are open to browsers, which end with the session that they were opened in. */
export interface OpenLines {
  /** The answer as it is, where it ends by itself; of a stream, as long as the session is in force. */
  watch(answer: Response, sessionId: string): Response;
  stop(): void;
}

/** @param farewell what a page is told last, so that nothing of the guests stays on the screen */
export function createOpenLines(
  door: Pick<Door, "listOver">,
  farewell: Farewell,
  onFault: (error: unknown) => void,
): OpenLines {
  const lines = new Map<string, Set<() => void>>();
  let asking: NodeJS.Timeout | undefined;

  const end = (sessionId: string) => {
    for (const cut of lines.get(sessionId) ?? []) cut();
  };
  const ask = async () => {
    await door.listOver([...lines.keys()]).then((over) => over.forEach(end), onFault);
    asking = lines.size > 0 ? setTimeout(ask, askEveryMs) : undefined;
  };
  const open = (sessionId: string, cut: () => void) => {
    const open = lines.get(sessionId) ?? new Set();
    lines.set(sessionId, open.add(cut));
    asking ??= setTimeout(ask, askEveryMs);
    return () => {
      open.delete(cut);
      if (open.size === 0 && lines.get(sessionId) === open) lines.delete(sessionId);
    };
  };

  return {
    watch: (answer, sessionId) => {
      const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream");
      if (!isStream || answer.body === null) return answer;
      const watched = untilCut(answer.body, farewell, (cut) => open(sessionId, cut));
      return new Response(watched, answer);
    },
    stop: () => {
      clearTimeout(asking);
      asking = undefined;
      lines.clear();
    },
  };
}

/** Passes a stream on until it is cut; whoever writes it is told. */
function untilCut(
  body: ReadableStream<Uint8Array>,
  farewell: Farewell,
  open: (cut: () => void) => () => void,
): ReadableStream<Uint8Array> {
  const cutting = Promise.withResolvers<void>();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      void cutting.promise.then(async () => {
        controller.enqueue(toEvent(await farewell()));
        controller.terminate();
      });
    },
  });
  const close = open(cutting.resolve);
  void body
    .pipeTo(writable)
    .catch(() => {})
    .finally(close);
  return readable;
}

function toEvent(data: string): Uint8Array {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return new TextEncoder().encode(`${lines.join("")}\n`);
}
