import { expect, test } from "vitest";
import { live, openWholeLife, tracesOfZelda } from "#test/support/journeys/whole-life.ts";

test("no line of a whole life tells who the guest is, and each of its conversation has a name that says nothing", async () => {
  const life = await openWholeLife();
  await live(life);
  // What is told of a chat only where something goes wrong.
  life.telegram.fail(
    "sendMessage",
    { status: 403, description: "Forbidden: bot was blocked by the user" },
    5,
  );
  life.zelda.says("what are your opening hours?");
  await life.soon(() => expect(messagesOf(life)).toContain("a message was not taken by the platform"));

  const told = JSON.stringify(life.house.log.lines);
  for (const trace of tracesOfZelda) expect(told).not.toContain(trace);
  const named = life.house.log.lines.filter(({ fields }) => "conversationId" in fields);
  expect(named.length).toBeGreaterThan(5);
  for (const { fields } of named) expect(fields["conversationId"]).toMatch(/^[\da-f]{12}$/);
});

function messagesOf({ house }: Awaited<ReturnType<typeof openWholeLife>>): string[] {
  return house.log.lines.map(({ message }) => message);
}
