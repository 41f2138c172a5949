import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { expect, onTestFinished, test } from "vitest";
import { createOpenLines } from "#src/adapters/web-desk/door/open-lines.ts";
import { eventually } from "#test/support/eventually.ts";

/** A stream as pages have them, which goes on until its reader is gone. */
async function openStream() {
  let isOpen = true;
  const app = new Hono().get("/", (context) =>
    streamSSE(context, async (stream) => {
      const gone = Promise.withResolvers<void>();
      stream.onAbort(gone.resolve);
      await stream.writeSSE({ data: "hello" });
      await gone.promise;
      isOpen = false;
    }),
  );
  return { answer: await app.request("/"), isOpen: () => isOpen };
}

function openLines() {
  const over = new Set<string>();
  const asked: (readonly string[])[] = [];
  const lines = createOpenLines(
    {
      listOver: async (ids) => {
        asked.push(ids);
        return ids.filter((id) => over.has(id));
      },
    },
    () => "good\nbye",
    (error) => {
      throw error;
    },
  );
  onTestFinished(() => lines.stop());
  return { lines, over, asked };
}

test("a stream ends with its session, and no other does", async () => {
  const { lines, over } = openLines();
  const [mine, theirs] = [await openStream(), await openStream()];
  const reader = lines.watch(mine.answer, "mine").body?.pipeThrough(new TextDecoderStream()).getReader();
  const other = lines.watch(theirs.answer, "theirs").body?.getReader();
  expect((await reader?.read())?.value).toContain("hello");
  over.add("mine");
  expect((await reader?.read())?.value).toBe("data: good\ndata: bye\n\n");
  expect((await reader?.read())?.done).toBe(true);
  await eventually(() => expect(mine.isOpen()).toBe(false));
  expect(theirs.isOpen()).toBe(true);
  await other?.cancel();
});

test("a stream whose browser goes ends, and is asked about no more", async () => {
  const { lines, asked } = openLines();
  const stream = await openStream();
  const reader = lines.watch(stream.answer, "mine").body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await eventually(() => expect(stream.isOpen()).toBe(false));
  await eventually(() => expect(asked.at(-1)).not.toContain("mine"));
});

test("what is no stream is left as it is", async () => {
  const { lines } = openLines();
  const answer = new Response("hello");
  expect(lines.watch(answer, "mine")).toBe(answer);
});
