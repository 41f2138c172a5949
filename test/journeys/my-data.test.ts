import { expect, test } from "vitest";
import { z } from "zod";
import { hears, live, openWholeLife, tracesOfZelda } from "#test/support/journeys/whole-life.ts";

const uploaded = z.object({ document: z.object({ name: z.string(), text: z.string() }) });

test("the file of a guest's data is theirs to read: all of it, in plain fields, and nothing of how it is kept", async () => {
  const life = await openWholeLife();
  await live(life);
  life.zelda.says("/mydata");
  await hears(life.zelda, "This is what I keep about you");
  const text = await life.soon(() => {
    const files = life.telegram.callsOf("sendDocument").map((call) => uploaded.parse(call).document);
    const file = files.find(({ name }) => name === "maitred.json");
    if (!file) throw new Error("no file was sent");
    return file.text;
  });
  expect(JSON.parse(text)).toMatchObject({
    you: {
      firstName: "Zelda",
      lastName: "Querfurt",
      phone: "+4790012345",
      language: "en",
      rememberedForNextTime: "yes",
    },
    bookings: expect.arrayContaining([
      expect.objectContaining({ restaurant: "Havsorn", people: 2, wayToDine: "Dinner", firstName: "Zelda" }),
    ]),
    waitlist: [{ restaurant: "Havsorn", people: 2, isOver: false }],
    messages: expect.arrayContaining([
      expect.objectContaining({ from: "you", text: "can I talk to a person?" }),
      expect.objectContaining({ from: "the house", text: expect.stringContaining("Booked!") }),
    ]),
  });
  const told = tracesOfZelda.filter((trace) => !/90012345|900 12 345/.test(trace));
  expect(told.filter((trace) => !text.includes(trace))).toEqual([]);
  // Phases, tokens, requests and leases are the program's own.
  expect(text).not.toMatch(/phase|token|requestId|claim|snapshot|effect|idempotency|null/i);
});
