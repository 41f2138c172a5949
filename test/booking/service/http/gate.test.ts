import { expect, test } from "vitest";
import { createGate } from "#src/booking/service/http/gate.ts";
import { jsonAnswer } from "#src/booking/service/http/problem.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

test("who waits too long is told to come again, and what is answered later is not sent on top", async () => {
  const log = createQuietLog();
  const gate = createGate(log, 20);
  const answered = Promise.withResolvers<void>();
  const fetch = async (_: Request, send: (text: ReturnType<typeof jsonAnswer>) => Response) => {
    await answered.promise;
    return send(jsonAnswer(200, "{}"));
  };
  gate.open({ outside: fetch, inProcess: fetch });
  const sent: unknown[] = [];
  const answer = await gate.pass(
    new Request("http://service.example/api"),
    ({ outside }) => outside,
    (text) => {
      sent.push(text);
      return new Response();
    },
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(await answer.json()).toMatchObject({ code: "unavailable" });

  const closing = gate.close();
  answered.resolve();
  await closing;
  expect(sent).toEqual([]);
  expect(log.lines.map(({ level }) => level)).toEqual(["warn"]);
});
