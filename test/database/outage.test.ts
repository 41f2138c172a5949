import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openLine } from "#test/support/database/open-line.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

describeDatabases("a database that goes away and comes back", (open) => {
  test("is told of once each, with what came to nothing meanwhile", async () => {
    const line = await openLine((await open()).url);
    const log = createQuietLog();
    const database = await openDatabase({ url: line.url }, log);
    onTestFinished(() => database.close());
    const heard: ("hearing" | "deaf")[] = [];
    const listening = await database.listen("news", {
      onHearing: () => heard.push("hearing"),
      onDeaf: () => heard.push("deaf"),
      onMessage: () => {},
    });
    const ask = () => sql`select 1`.execute(database.db);

    line.goAway();
    for (let time = 0; time < 20; time++) await expect(ask()).rejects.toThrow();
    await expect.poll(() => heard).toContain("deaf");
    await line.comeBack();
    await expect
      .poll(() =>
        ask().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => heard.filter((word) => word === "hearing")).toHaveLength(2);

    const about = (text: string) => log.lines.filter(({ message }) => message.includes(text));
    expect(about("does not answer")).toHaveLength(1);
    expect(about("answers again")).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ failed: expect.any(Number) }) }),
    ]);
    expect(about("the other processes")).toHaveLength(2);
    expect(log.lines).toHaveLength(4);
    await listening.close();
  });
});
