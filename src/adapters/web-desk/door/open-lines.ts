import type { Door } from "#src/bot/desk/door/door.ts";

/** How often it is asked whose session is over: it may have been ended in any process. */
const askEveryMs = 1000;

/** The lines that are open to browsers, which end with the session that they were opened in. */
export interface OpenLines {
  /** The answer as it is, where it ends by itself; of a stream, as long as the session is in force. */
  watch(answer: Response, sessionId: string): Response;
  stop(): void;
}

export function createOpenLines(door: Pick<Door, "listOver">, onFault: (error: unknown) => void): OpenLines {
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
      return new Response(
        untilCut(answer.body, (cut) => open(sessionId, cut)),
        answer,
      );
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
  open: (cut: () => void) => () => void,
): ReadableStream<Uint8Array> {
  const cutting = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => cutting.signal.addEventListener("abort", () => controller.terminate()),
  });
  const close = open(() => cutting.abort());
  void body
    .pipeTo(writable)
    .catch(() => {})
    .finally(close);
  return readable;
}
